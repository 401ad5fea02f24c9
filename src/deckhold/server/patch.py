"""What turns one view into the next: RFC 6902 operations, of which `add`, `remove` and `replace` are enough."""

from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

SMALL = 200  # bytes


class Picture:
    """A view as somebody was shown it, each part and each area encoded.

    Most of them stay as they are from move to move: as bytes they are compared at once, and thousands of tables weigh
    little in memory and nothing on the garbage collector.
    """

    __slots__ = ("_keys", "_parts")

    def __init__(self, view: dict[str, Any]) -> None:
        areas = view.pop("areas")
        self._keys = tuple(view)
        self._parts = [_encode(part) for part in (*view.values(), *areas)]

    def changes(self, new: "Picture") -> list[dict[str, Any]]:
        """The operations that lead from here to another picture of the same game."""
        if self._keys != new._keys or len(self._parts) != len(new._parts):
            return [{"op": "replace", "path": "", "value": new.view}]
        ops: list[dict[str, Any]] = []
        keys = len(self._keys)
        for i, part in enumerate(new._parts):
            old = self._parts[i]
            if old != part:
                path = f"/{self._keys[i]}" if i < keys else f"/areas/{i - keys}"
                if len(part) <= SMALL or len(old) <= SMALL:  # looking for what differs would save little
                    ops.append({"op": "replace", "path": path, "value": msgspec.Raw(part)})
                else:
                    _compare(path, _decode(old), _decode(part), ops)
        return ops

    def shows(self, at: str) -> bool:
        """Whether a piece, or a cell (`@2,-1`), is there to be seen."""
        for part in self._parts[len(self._keys) :]:
            area = _decode(part)
            if any(piece is not None and piece["id"] == at for piece in area["pieces"]):
                return True
            if any(at == f"@{cell['q']},{cell['r']}" for cell in area.get("cells", ())):
                return True
        return False

    @property
    def view(self) -> msgspec.Raw:
        """The whole view again."""
        keys = len(self._keys)
        parts = [b'"%b":%b' % (key.encode(), part) for key, part in zip(self._keys, self._parts, strict=False)]
        return msgspec.Raw(b'{%b,"areas":[%b]}' % (b",".join(parts), b",".join(self._parts[keys:])))


def _compare(path: str, old: Any, new: Any, ops: list[dict[str, Any]]) -> None:
    if type(old) is dict and type(new) is dict:
        _dicts(path, old, new, ops)
    elif type(old) is list and type(new) is list:
        _lists(path, old, new, ops)
    else:
        ops.append({"op": "replace", "path": path, "value": new})


def _dicts(path: str, old: dict[str, Any], new: dict[str, Any], ops: list[dict[str, Any]]) -> None:
    """A page draws counters in the order of their keys, and what is added comes last: no other order may be wanted."""
    if [key for key in old if key in new] + [key for key in new if key not in old] != list(new):
        ops.append({"op": "replace", "path": path, "value": new})
        return
    for key in old:
        if key not in new:
            ops.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
    for key, value in new.items():
        if key in old:
            if old[key] == value:  # as nearly everything is
                continue
            _compare(f"{path}/{_escaped(key)}", old[key], value, ops)
        else:
            ops.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})


def _lists(path: str, old: list[Any], new: list[Any], ops: list[dict[str, Any]]) -> None:
    """Leave the common beginning and end alone; in between, drop what has gone and put in what has come."""
    start, end, new_end = 0, len(old), len(new)
    while start < end and start < new_end and old[start] == new[start]:
        start += 1
    while start < end and start < new_end and old[end - 1] == new[new_end - 1]:
        end -= 1
        new_end -= 1
    if end - start == new_end - start:  # as many as before: places changed, not their number
        for i in range(start, end):
            if old[i] != new[i]:
                _compare(f"{path}/{i}", old[i], new[i], ops)
        return
    kept = old[start:end]
    for i in range(end - 1, start - 1, -1):
        if old[i] not in new[start:new_end]:
            ops.append({"op": "remove", "path": f"{path}/{i}"})
            del kept[i - start]
    for i, value in enumerate(new[start:new_end]):
        if i < len(kept) and kept[i] == value:
            continue
        if value in kept[i:]:  # came forward past something that is no longer before it
            j = kept.index(value, i)
            ops.append({"op": "remove", "path": f"{path}/{start + j}"})
            del kept[j]
        ops.append({"op": "add", "path": f"{path}/{start + i}", "value": value})
        kept.insert(i, value)
    for i in range(len(kept) - 1, new_end - start - 1, -1):
        ops.append({"op": "remove", "path": f"{path}/{start + i}"})


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
