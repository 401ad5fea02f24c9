"""No secret reaches a log."""

import logging

import pytest

from server.playing import Person, Served


async def test_a_whole_visit_leaves_no_secret_in_any_log(
    served: Served, vera: Person, boris: Person, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = await served.context.hub.store.secret()
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the test's own client
    with caplog.at_level(logging.INFO):
        await vera.post("/api/me/password", {"password": "correct horse"})
        await boris.refused("/api/login", {"name": "Vera", "password": "battery staple"})
        made = await vera.table(["me", "open"])
        await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        async with vera.watch(made["id"]) as socket:
            await socket.send(type="chat", text="between us")
            await socket.raw.send("broken")
            await socket.settle()

            def broken(*args: object) -> None:
                raise OSError("disk full")

            monkeypatch.setattr(served.context.hub.store._appender, "append", broken)
            if socket.my_turn:
                await socket.send(type="act", serial=socket.serial, action=socket.view["actions"][0]["action"])
                await socket.settle()
        monkeypatch.setattr(served.context.hub.store, "tables_of", broken)
        await vera.http.get("/api/tables")
    account = await served.context.hub.store.account(vera.id)
    assert account is not None
    hidden = [secret, "correct horse", "battery staple", made["invite"], made["id"], vera.cookie, "between us"]
    for one in [*hidden, str(account.password)]:
        assert one not in caplog.text
