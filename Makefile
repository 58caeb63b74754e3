# Salle. `make play` and `make test` do all the set-up themselves; `make help` lists the rest.
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
# Runs a program as a named step that is never silent for long: $(STEP) NAME ADVICE PROGRAM ARGUMENT...
STEP := $(PYTHON) build_backend/salle_build/progress.py
ONLINE := "This step needs the network: check your connection, then run make again."
BUILD := $(UV) build -C quiet=1 --python $(BIN)/python --build-constraints requirements.lock
NOT_BUILT := { echo "salle: Salle was not built; the reason is above. A build needs the network to fetch its tools."; exit 1; }
NPM := PYTHONPATH=build_backend $(BIN)/python -m salle_build.page
PAGE := $(shell find web -name node_modules -prune -o -type f -print) $(shell find src -name static -prune -o -name '*.ftl' -print)
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.toml' -o -name '*.sql') \
	setup.py pyproject.toml MANIFEST.in $(wildcard build_backend/salle_build/*.py)
PURE := PYTHONPATH="$(CURDIR)/src" SALLE_PURE=1
XDIST := -n auto --dist worksteal
# Tests of servers and browsers wait half of the time: one process more than there are cores.
WAITING := -n $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN) + 1 ))) --dist worksteal
# Interpreted, `make test` runs laws, golden bouts, oracles and rulings. `make check` runs all fast tests of the rules.
SAMPLE := tests/core tests/oracle tests/games/engarde $(wildcard tests/games/test_*.py tests/games/*/test_golden.py tests/games/*/test_rulings*.py)
RULES := tests/core tests/oracle tests/games
# pytest compiles each test file. Keep the result for the next run, even where Python is told to keep nothing.
test check pure compiled soak: export PYTHONDONTWRITEBYTECODE :=

.PHONY: play lan test check soak wheel release committed bench load workers faults speed balance ladders docs docs-site pictures positions languages words wire lint types web pure compiled lock audit clean help

play: $(VENV)/installed  ## set up, serve, and open the page in the browser
	@$(BIN)/salle

lan: $(VENV)/installed  ## the same, shared with your local network
	@$(BIN)/salle --lan

test: $(VENV)/installed lint types web pure compiled  ## run everything: lint, types, the page, a sample interpreted, and all tests compiled (12 minutes)

check: $(VENV)/tools lint types web  ## run lint, types, the page and the fast tests, interpreted (2 minutes)
	$(PURE) $(BIN)/python -m pytest -q $(XDIST) -m "not slow and not soak" $(RULES)

lint: $(VENV)/tools
	$(BIN)/ruff check -q .
	$(BIN)/ruff format -q --check .
	PYTHONPATH=src $(BIN)/lint-imports --no-cache --verbose > $(VENV)/imports.log || { cat $(VENV)/imports.log; exit 1; }

	$(BIN)/codespell
	@$(BIN)/python -m tools.check_docs links

words: $(VENV)/tools  ## look for words that we do not use, and for docs that break our rules of form
	@$(BIN)/python -m tools.check_words
	@$(BIN)/python -m tools.check_docs

types: $(VENV)/tools
	$(BIN)/mypy

web: $(VENV)/node
	@$(NPM) run -s lint
	@$(NPM) run -s check
	@$(NPM) run -s test

pure: $(VENV)/tools
	$(PURE) $(BIN)/python -m pytest -q $(XDIST) $(SAMPLE)

compiled: $(VENV)/installed $(VENV)/tools $(VENV)/postgres $(VENV)/chromium $(VENV)/proxies
	$(BIN)/python -m pytest -q $(WAITING)

soak: $(VENV)/installed $(VENV)/postgres $(VENV)/chromium  ## run the long checks: many bouts under all laws, a million rounds (1 hour; continues after a stop; PART=laws for one)
	$(BIN)/python -m tests.soak $(PART)

wheel: $(VENV)/bin/uv  ## build a source distribution, and from it a wheel, into dist/
	@rm -rf dist
	@$(BUILD) --out-dir dist . || $(NOT_BUILT)
	@rm -rf src/*.egg-info

release: committed test wheel  ## run all release checks and build the files; you publish them yourself
	@$(STEP) "Checking the files of the release" $(ONLINE) $(UV) tool run twine check --strict dist/*.whl dist/*.tar.gz
	SALLE_WHEEL=$$(ls dist/*.whl) $(BIN)/python -m pytest -q tests/packaging/test_wheel.py
	@echo "All checks passed, and dist/ has the files. Run make soak and make audit, then tag the commit."
	@echo "Upload the source distribution and the wheels that the workflow builds for the tag:"
	@echo "PyPI takes no wheel that was built outside its Linux images."

committed: $(VENV)/bin/uv
	@$(BIN)/python build_backend/salle_build/readme.py
	@[ -z "$$(git status --porcelain)" ] || { echo "A release is made from committed files. Not committed:"; git status --short; exit 1; }

bench: $(VENV)/installed  ## measure the engine against the same round in C
	$(BIN)/salle bench engine

load: $(VENV)/installed  ## measure a server with 1,000 bouts at a time, and update docs/load.md (4 minutes, on a quiet machine)
	$(BIN)/python -m bench.load

workers: $(VENV)/installed $(VENV)/postgres  ## measure the cost of a decision on SQLite and PostgreSQL, and update docs/workers.md
	$(BIN)/python -m bench.load.workers

faults: $(VENV)/installed $(VENV)/postgres  ## kill a server, fill its disk, restart its database, attack it; updates docs/faults.md and docs/attacks.md (as root)
	$(BIN)/python -m bench.faults
	$(BIN)/python -m bench.faults.under_attack

speed: $(VENV)/installed $(VENV)/chromium  ## measure how fast the page is in a browser, and update docs/speed.md (on a quiet machine)
	$(BIN)/python -m bench.page

balance: $(VENV)/installed  ## measure how fair Audatia and Arena are between equal bots, and update docs/*-balance*.md
	for game in audatia arena; do $(BIN)/python -m salle.lab.training.balance $$game || exit 1; done
	$(BIN)/python -m salle.lab.training.balance audatia --bot maestro --bouts 120
	$(BIN)/python -m salle.lab.training.balance arena --bot maestro@200 --bouts 5

ladders: $(VENV)/installed  ## measure how strong bots are (slow; continues after a stop; GAME=engarde for one)
	$(BIN)/python -m salle.lab.training.ladders $(GAME)

docs: $(VENV)/tools  ## regenerate docs: rules, API reference, a picture
	for game in engarde readyfence audatia arena; do \
		SALLE_LANG=en $(PURE) $(BIN)/python -m salle rules $$game --markdown > docs/$$game.md || exit 1; done
	SALLE_LANG=en $(PURE) $(BIN)/python -m salle replay docs/bout.salle --seat left --ply 38 --svg docs/bout.svg
	$(BIN)/python -m tools.api_reference

# Zensical is young, and only this target needs it: so its version is pinned here, and it is not in the lock.
docs-site: $(VENV)/tools  ## build the docs as a site with search, in build/docs/site
	@$(UV) pip install -q --python $(BIN)/python --target $(VENV)/docs-site zensical==0.0.73
	$(BIN)/python -m tools.docs_site
	cd build/docs && PYTHONPATH=$(CURDIR)/$(VENV)/docs-site $(CURDIR)/$(BIN)/python -m zensical build --clean --strict
	@echo "Read it with: $(BIN)/python -m http.server -d build/docs/site"

pictures: $(VENV)/installed $(VENV)/chromium  ## regenerate docs/pictures: every screen of the page on desktop and phone
	$(BIN)/python -m tools.pictures

positions: $(VENV)/tools  ## regenerate games/*/rules/*_fields.py from the fields of each game
	$(PURE) $(BIN)/python -m tools.positions

languages: $(VENV)/tools  ## list missing messages in each language
	@$(PURE) $(BIN)/python -m tools.languages

wire: $(VENV)/tools  ## regenerate web/src/wire.ts, docs/socket.json and docs/openapi.json from the wire types
	$(PURE) $(BIN)/python -m tools.wire_types

lock: $(VENV)/bin/uv  ## update requirements.lock
	$(UV) pip compile -q --upgrade --generate-hashes --universal --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --no-header requirements.in -o requirements.lock

# A lookup that finds nothing to look up must not pass for a clean one.
audit: $(VENV)/bin/uv  ## look up known vulnerabilities in requirements.lock; fails if a lookup fails
	@$(UV) pip install -q --python $(BIN)/python --target $(VENV)/audit pip-audit
	@rm -f $(VENV)/audit.json
	@PYTHONPATH=$(VENV)/audit $(BIN)/python -m pip_audit --strict --require-hashes --disable-pip \
		--requirement requirements.lock --format json --output $(VENV)/audit.json
	@$(BIN)/python -c 'import json, sys; found = json.load(open("$(VENV)/audit.json"))["dependencies"]; \
		looked = [one for one in found if "version" in one and "skip_reason" not in one]; \
		looked and len(looked) == len(found) or sys.exit("Not everything could be looked up."); \
		print(f"{len(looked)} packages were looked up: nothing is known against them.")'

clean:  ## remove all built and installed files
	rm -rf $(VENV) build dist web/node_modules src/salle/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 11

$(VENV)/bin/uv:
	@command -v $(PYTHON) > /dev/null || { echo "$(PYTHON) was not found. Run: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Salle needs Python 3.11 or newer, and $(PYTHON) is older. Run: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(STEP) "Creating $(VENV)" "On Debian: apt-get install python3-venv" $(PYTHON) -m venv $(VENV)
	@$(STEP) "Installing uv" $(ONLINE) $(BIN)/python -m pip install --disable-pip-version-check uv

$(VENV)/tools: requirements.lock | $(VENV)/bin/uv
	@$(STEP) "Installing the test tools" $(ONLINE) \
		$(UV) pip install --compile-bytecode --python $(BIN)/python --require-hashes -r requirements.lock
	@touch $@

# Node.js for the page: the machine's own, or the one from PyPI.
$(VENV)/node: | $(VENV)/tools
	@needed=$$(PYTHONPATH=build_backend $(BIN)/python -c 'from salle_build import page; print(*page.requirements())') && \
		{ [ -z "$$needed" ] || $(STEP) "Installing Node.js" $(ONLINE) $(UV) pip install --python $(BIN)/python $$needed; }
	@touch $@

# Some tests of the server need PostgreSQL. They are skipped where it can't be installed.
$(VENV)/postgres: | $(VENV)/tools
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || $(call apt,postgresql) || \
		echo "PostgreSQL is missing, so its tests are skipped (on Debian: apt-get install postgresql)."
	@touch $@

# Tests of the page need a browser. They are skipped where it can't be installed.
$(VENV)/chromium: | $(VENV)/tools
	@command -v chromium > /dev/null || $(call apt,chromium) || \
		echo "Chromium is missing, so the page is not tested in a browser (on Debian: apt-get install chromium)."
	@touch $@

# Tests of docs/club.md run Caddy and nginx. Debian starts both as services at once, which no test needs.
$(VENV)/proxies: | $(VENV)/tools
	@{ command -v caddy && command -v nginx; } > /dev/null || { $(call apt,caddy nginx) && \
		{ [ ! -d /run/systemd/system ] || systemctl disable --now caddy nginx; }; } || \
		echo "Caddy or nginx is missing, so they are not tested (on Debian: apt-get install caddy nginx)."
	@touch $@

apt = { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && \
	$(STEP) "Reading the list of Debian packages" $(ONLINE) apt-get update && \
	DEBIAN_FRONTEND=noninteractive $(STEP) "Installing $(1)" $(ONLINE) apt-get install -y $(1); }

# The page in the browser, for runs from the sources; a wheel builds it by itself.
$(VENV)/page: $(PAGE) | $(VENV)/node
	@$(NPM)
	@touch $@

# The same wheel that `pip install .` builds, with the versions of the lock.
$(VENV)/installed: $(PAGE) $(SOURCES) requirements.lock | $(VENV)/bin/uv
	@rm -rf $(VENV)/dist
	@$(BUILD) --wheel --out-dir $(VENV)/dist . || $(NOT_BUILT)
	@$(STEP) "Installing Salle and its packages" $(ONLINE) $(UV) pip install --compile-bytecode --python $(BIN)/python \
		--constraints requirements.lock --reinstall-package salle $(VENV)/dist/*.whl
	@rm -rf src/*.egg-info
	@touch $@
