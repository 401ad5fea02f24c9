# Needs Python 3.11 (with venv and pip) and make; a C compiler makes it several times faster.
#
#   make play    set up what playing needs, and open the table in a browser (in the terminal: .venv/bin/deckhold play)
#   make test    set up everything, then lint, types, layers and tests, compiled and interpreted
#   make setup   the development environment, in .venv
#   make soak    the long tests
#   make bench   the benchmarks, with other engines beside ours
#   make lock    choose the newest versions of all dependencies anew
#   make clean   remove everything that was made

PYTHON ?= python3
VENV := .venv
PEERS := .venv-peers
BIN := $(VENV)/bin
JOBS ?= 2

# What `make play` and `make bench` hand on: make play ARGS="--port 9000"
ARGS ?=

# Tests are collected several times, and what they start imports the same sources by the hundred: their bytecode is kept.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play setup test lint soak bench lock clean compile web setup-ray
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@sed -n 's/^#  *make/  make/p' Makefile

play: $(VENV)/.made/play web
	@$(BIN)/python hatch_build.py --behind
	@$(BIN)/deckhold serve --open $(ARGS)

setup: $(VENV)/.made/bytecode compile

# Ray has no build for every platform and Python; without it its tests are skipped.
test: setup lint
	-@$(MAKE) --no-print-directory setup-ray
	$(BIN)/pytest -n $(JOBS)
	@echo "== the same rules, interpreted"
	DECKHOLD_PURE=1 $(BIN)/pytest -n $(JOBS) $(or $(wildcard tests/engine tests/games),tests)

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	@echo "== types of the sources and of the browser client, side by side"
	@$(BIN)/mypy & mypy=$$!; $(BIN)/python web/build.py --check; web=$$?; wait $$mypy && exit $$web

soak: setup
	$(BIN)/pytest -n $(JOBS) -m soak --hypothesis-profile=soak

bench: setup $(PEERS)/.made
	DECKHOLD_PEERS_PYTHON=$(CURDIR)/$(PEERS)/bin/python $(BIN)/deckhold bench $(ARGS)

# Quick when nothing changed: it compares the sources with those that were compiled.
compile: $(VENV)/.made/play
	@$(BIN)/python hatch_build.py

# The browser client, built into the package; the same: it compares the sources with those of the last build.
web: $(VENV)/.made/play
	@$(BIN)/python web/build.py

# --- environments -----------------------------------------------------------------------------------

# pip can do all that uv does here, only slower; and it may know a mirror or a certificate that uv does not.
export UV_SYSTEM_CERTS := 1
install = if ! [ -x $(BIN)/uv ] || ! $(BIN)/uv pip install --quiet --python $(1)/bin/python $(2); then \
	echo "== without uv: pip does it, which takes longer"; \
	$(1)/bin/python -m pip install -qq --disable-pip-version-check $(2); fi

$(VENV)/.made/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Deckhold needs Python 3.11 or newer as $(PYTHON); name another: make PYTHON=python3.11" >&2; exit 1; }
	@echo "== making $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV) || \
		{ echo "Python's venv module does not work here (on Debian: apt install python3-venv)" >&2; exit 1; }
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c requirements/play.txt uv || \
		echo "== uv cannot be installed here"
	@mkdir -p $(@D) && touch $@

$(VENV)/.made/play: $(VENV)/.made/venv requirements/play.txt pyproject.toml
	@echo "== installing what playing needs"
	@$(call install,$(VENV),-r requirements/play.txt)
	@DECKHOLD_PURE=1 && export DECKHOLD_PURE && $(call install,$(VENV),--no-deps --no-build-isolation -e .)
	@touch $@

$(VENV)/.made/dev: $(VENV)/.made/play requirements/dev.txt
	@echo "== installing what development needs"
	@$(call install,$(VENV),-r requirements/dev.txt)
	@touch $@

# Once for all programs that tests start, by the hundred; uv leaves it to each of them, and PYTHONDONTWRITEBYTECODE to
# each again. What some package has for another Python cannot be compiled and need not be.
bytecode = $(BIN)/python -m compileall -qq -j $(JOBS) $(VENV)/lib || true

$(VENV)/.made/bytecode: $(VENV)/.made/dev
	@$(bytecode)
	@touch $@

# Large, and only for simulation on a cluster and its tests.
setup-ray: $(VENV)/.made/ray
$(VENV)/.made/ray: $(VENV)/.made/dev requirements/ray.txt
	@echo "== installing ray"
	@$(call install,$(VENV),-r requirements/ray.txt)
	@$(bytecode)
	@touch $@

# Other engines, apart, so that what they need cannot disturb ours.
$(PEERS)/.made: $(VENV)/.made/venv requirements/peers.txt
	@echo "== making $(PEERS)"
	@$(PYTHON) -m venv --clear $(PEERS)
	@$(call install,$(PEERS),-r requirements/peers.txt)
	@touch $@

# --- dependencies -----------------------------------------------------------------------------------

LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-header --no-emit-index-url pyproject.toml

lock: $(VENV)/.made/venv
	@[ -x $(BIN)/uv ] || { echo "make lock needs uv, which cannot be installed here" >&2; exit 1; }
	$(LOCK) --group dev --extra terminal --extra server --extra lab --extra rl --extra openspiel -o requirements/dev.txt
	$(LOCK) --group native --group web --extra terminal --extra server -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) --extra ray -c requirements/dev.txt -o requirements/ray.txt
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-header --no-emit-index-url \
		--group peers -o requirements/peers.txt

clean:
	rm -rf $(VENV) $(PEERS) build dist web/node_modules src/deckhold/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/deckhold/_compiled src/deckhold/_native.stamp
	find src tests -name __pycache__ -prune -exec rm -rf {} +
