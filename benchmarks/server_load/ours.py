"""Our server for the load test: as `deckhold serve` runs it, but with the limits for single clients off."""

import sys

import uvicorn

from deckhold.server.app import create_app
from deckhold.server.command import configuration, tune_interpreter
from deckhold.server.settings import Settings

if __name__ == "__main__":
    tune_interpreter()
    settings = Settings(database=sys.argv[1], limited=False, idle_seconds=600)
    uvicorn.Server(configuration(create_app(settings), "127.0.0.1", int(sys.argv[2]))).run()
