"""Answers that are the same for everybody: compressed once, and not sent again to those who have them."""

import gzip
import hashlib

from fastapi import Request, Response

WORTH_COMPRESSING = 1000


class Blob:
    """Some bytes, as they are and compressed, with a tag by which a browser knows them again."""

    def __init__(self, data: bytes, kind: str) -> None:
        self.data = data
        self.kind = kind
        self.tag = f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
        packed = gzip.compress(data, 9, mtime=0) if len(data) > WORTH_COMPRESSING else data
        self.packed = packed if len(packed) < len(data) else None

    def answer(self, request: Request, caching: str, status: int = 200) -> Response:
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, status, {**headers, "Content-Encoding": "gzip"}, self.kind)
        return Response(self.data, status, headers, self.kind)
