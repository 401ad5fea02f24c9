"""The server: lobby, tables, sockets, storage, accounts. `docs/protocol.md` says what goes over the wire."""
