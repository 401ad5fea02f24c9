"""The browser's part: files that the build of `web/` left here."""

import mimetypes
from html import escape
from pathlib import Path

from fastapi import Request, Response

from deckhold.server.blobs import Blob
from deckhold.server.errors import Refusal
from deckhold.server.http import refused

FOR_GOOD = "public, max-age=31536000, immutable"
ASK = "no-cache"

MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Deckhold: not built</title>
<h1>The browser table is not built</h1>
<p>The server runs, but its pages are missing from <code>{folder}</code>.</p>
<p>In a checkout, <code>make web</code> builds them with the Node that comes with the development set-up; then reload.
An installed Deckhold has them already.</p>
<p>The API works: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class Static:
    """Serves files, and the index for every path that the client itself understands."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, tuple[float, Blob]] = {}

    async def answer(self, request: Request, path: str) -> Response:
        found = self._find(path)
        if found is not None:
            hashed = path.startswith("assets/")  # Vite puts a hash of the content into these names
            return found.answer(request, FOR_GOOD if hashed else ASK)
        if Path(path).suffix and not path.startswith("table/"):
            return refused(request, Refusal("not-found"))
        index = self._find("index.html")
        if index is not None:
            return index.answer(request, ASK)
        page = MISSING.format(folder=escape(str(self._folder)))
        return Blob(page.encode(), "text/html; charset=utf-8").answer(request, "no-store", 503)

    def _find(self, path: str) -> Blob | None:
        file = (self._folder / path).resolve() if "\0" not in path else self._folder
        if not file.is_relative_to(self._folder) or not file.is_file():
            return None
        changed = file.stat().st_mtime
        if file not in self._kept or self._kept[file][0] != changed:
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            if kind.startswith("text/") or kind == "application/javascript":
                kind += "; charset=utf-8"
            self._kept[file] = (changed, Blob(file.read_bytes(), kind))
        return self._kept[file][1]
