"""Who is who."""

from collections.abc import Callable

import httpx
import pytest
import websockets

from server.playing import PLAIN, Person, Served, client


async def test_a_guest_gets_a_signed_cookie_that_scripts_cannot_read(served: Served) -> None:
    async with client(served.url) as asking:
        answer = await asking.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert answer.json()["registered"] is False
        again = await asking.get("/api/me")
        assert again.json() == answer.json()


async def test_behind_https_the_cookie_stays_on_https(served: Served) -> None:
    transport = httpx.ASGITransport(served.app)
    async with httpx.AsyncClient(base_url="https://example.org", transport=transport, verify=PLAIN) as asking:
        assert "Secure" in (await asking.get("/api/me")).headers["set-cookie"]


def with_another_signature(cookie: str) -> str:
    signed, _, signature = cookie.rpartition(".")
    # Not the last letter: not all of its bits count.
    return f"{signed}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"


@pytest.mark.parametrize("spoil", [with_another_signature, lambda cookie: "x" + cookie, lambda cookie: ""])
async def test_a_forged_cookie_is_nobody(served: Served, vera: Person, spoil: Callable[[str], str]) -> None:
    async with Person(served.url) as forged:
        forged.http.cookies.set("deckhold", spoil(vera.cookie))
        assert await forged.refused("/api/me", {"name": "Vera"}, "PUT") == "no-identity"
        assert (await forged.http.get("/api/me")).json()["id"] != vera.id


async def test_a_password_keeps_the_identity_on_another_device(served: Served, vera: Person) -> None:
    await vera.post("/api/me/password", {"password": "correct horse"})
    async with Person(served.url) as other:
        assert await other.refused("/api/login", {"name": "Vera", "password": "wrong horse"}) == "wrong-password"
        assert await other.refused("/api/login", {"name": "Nobody", "password": "wrong horse"}) == "wrong-password"
        found = await other.post("/api/login", {"name": "vera", "password": "correct horse"})
        assert (found["id"], found["registered"]) == (vera.id, True)


async def test_a_new_password_logs_other_devices_out(served: Served, vera: Person) -> None:
    made = await vera.table(["me"])
    async with Person(served.url) as old:
        old.http.cookies.set("deckhold", vera.cookie)
        async with old.watch(made["id"]) as socket:
            await vera.post("/api/me/password", {"password": "correct horse"})
            with pytest.raises(websockets.ConnectionClosed, match="4401"):
                await socket.until(lambda: False)
        assert await old.refused("/api/me", {"name": "X"}, "PUT") == "no-identity"
        assert (await vera.get("/api/me"))["id"] == vera.id


async def test_passwords_are_kept_as_argon2(served: Served, vera: Person) -> None:
    await vera.post("/api/me/password", {"password": "correct horse"})
    account = await served.context.hub.store.account(vera.id)
    assert account is not None
    assert str(account.password).startswith("$argon2id$")


async def test_registered_names_are_taken(vera: Person, boris: Person) -> None:
    await vera.post("/api/me/password", {"password": "correct horse"})
    await boris.put("/api/me", {"name": "VERA"})
    assert await boris.refused("/api/me/password", {"password": "correct horse"}) == "name-taken"


async def test_logging_out_forgets(vera: Person) -> None:
    await vera.post("/api/logout")
    assert (await vera.get("/api/me"))["id"] != vera.id


@pytest.mark.parametrize("name", ["", "x" * 33, 7, None])
async def test_bad_names_are_refused(vera: Person, name: object) -> None:
    assert await vera.refused("/api/me", {"name": name}, "PUT") == "invalid"


async def test_only_the_holder_acts_for_a_seat(served: Served, vera: Person, boris: Person, olga: Person) -> None:
    made = await vera.table(["me", "open"], options={"first": 0})
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    live = await served.context.hub.table(made["id"])
    before = live.game.fingerprint()
    async with vera.watch(made["id"]) as one, boris.watch(made["id"]) as two, olga.watch(made["id"]) as three:
        message = {"type": "act", "serial": one.serial, "action": one.view["actions"][0]["action"]}
        assert (await two.ask("error", **message))["code"] == "not-your-turn"
        assert (await three.ask("error", **message))["code"] == "not-seated"
        for kind in ("undo", "takeback"):
            assert (await three.ask("error", type=kind))["code"] == "not-seated"
        assert (await three.ask("error", type="hint"))["code"] == "not-seated"
    assert live.game.fingerprint() == before
    assert live.number == 0


async def test_ids_and_invites_cannot_be_guessed(vera: Person) -> None:
    made = [await vera.table(["me"]) for _ in range(3)]
    assert len({one["id"] for one in made} | {one["invite"] for one in made}) == 6
    assert all(len(one["id"]) >= 16 and len(one["invite"]) >= 22 for one in made)  # 96 and 128 bits


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("Vera\u202eareV", "U+202E"),  # turns the direction of text
        ("\u2067Vera\u2069", "U+2067"),
        ("Ve\u200bra", "U+200B"),  # cannot be seen
        ("Ve\nra", "U+000A"),
        ("\u3164", "U+3164"),
        ("Vera\u2028", "U+2028"),
        ("   ", ""),
        (" Vera", ""),
        ("\u0301", ""),
    ],
)
@pytest.mark.parametrize(("lang", "words"), [("en", "A name needs"), ("ru", "Имя должно")])
async def test_a_name_that_cannot_be_read_is_refused(
    vera: Person, name: str, named: str, lang: str, words: str
) -> None:
    answer = await vera.http.put("/api/me", json={"name": name}, params={"lang": lang})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-name")
    assert words in answer.json()["message"]
    assert named in answer.json()["message"]
    assert (await vera.get("/api/me"))["name"] == "Vera"


@pytest.mark.parametrize("name", ["Вера", "أنا", "Vera \u2764\ufe0f", "O'Neil", "Nguyễn", "李"])
async def test_a_name_of_any_script_is_kept(vera: Person, name: str) -> None:
    assert (await vera.put("/api/me", {"name": name}))["name"] == name


async def test_a_name_stored_before_is_shown_without_what_cannot_be_seen(served: Served, vera: Person) -> None:
    store = served.context.hub.store
    account = await store.account(vera.id)
    assert account is not None
    await store.rename(account, "Ve\u202era\u2066")
    assert (await vera.get("/api/me"))["name"] == "Vera"
    made = await vera.table(["me", "open"])
    assert (await vera.get(f"/api/tables/{made['id']}"))["seats"][0]["name"] == "Vera"
    assert (await vera.get("/api/tables"))[0]["seats"][0]["name"] == "Vera"
