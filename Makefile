# Most people need `make play` and `make test`. The other targets are for developers.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt
WORKERS ?= 2
PYTEST_FLAGS ?=

RULES := $(shell find src/celestia/rules src/celestia/learning src/celestia/compile_rules -name '*.py') setup.py
INSTALLED := .venv/.installed
PLAYABLE := .venv/.playable
BUILT := .venv/.built
MODULES := web/node_modules/.installed
CLIENT := src/celestia/web/index.html
CLIENT_SOURCES := $(shell find web/src web/art web/public web/scripts src/celestia/locales -type f -not -path '*/generated/*') web/index.html web/vite.config.ts tests/ledger.toml

.PHONY: play test quick lint types browser check-client test-compiled test-plain test-sanitized coverage cards docs check-docs site guides soak screens measure lock wheel format clean

play: $(PLAYABLE) $(CLIENT)
	@$(BIN)/celestia serve $(ARGS)

# Every check. Run it before you open a pull request.
test: lint types check-client test-compiled test-plain test-sanitized check-docs
	@echo "celestia: every check passed"

# Fast checks for while you work: under a minute.
quick: lint types $(BUILT)
	$(BIN)/pytest -q -n $(WORKERS) tests/rules tests/game tests/hygiene

lint: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check -q .

types: $(INSTALLED)
	$(BIN)/mypy

# Installs Debian's Chromium for the browser tests.
browser:
	@sh tools/prepare_browser.sh

# Types, style and unit tests of the browser client.
check-client: $(MODULES)
	cd web && ../tools/with_node.sh npm run -s check
	cd web && ../tools/with_node.sh npm test --silent

test-compiled: $(BUILT) $(CLIENT) browser
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(PYTEST_FLAGS)

# Tests of the rules on the interpreted source: both builds must behave the same.
test-plain: $(INSTALLED)
	CELESTIA_PURE=1 $(BIN)/pytest -n $(WORKERS) $(PYTEST_FLAGS) $(addprefix tests/,rules game properties environments bots stats terminal)

# Share of the lines of rules, game and server that the tests execute, in the plain source. Takes about 20 minutes.
coverage: $(INSTALLED)
	$(BIN)/coverage erase
	CELESTIA_PURE=1 $(BIN)/coverage run -m pytest -q -n $(WORKERS) $(addprefix tests/,rules game properties server)
	$(BIN)/coverage combine -q
	$(BIN)/python -m tools.coverage_by_package

# Random games of every variant in a build with bounds checks.
test-sanitized: $(INSTALLED)
	$(BIN)/python tools/sanitized_games.py --games 400

# Generates numbers, windows and calls from the definitions of the cards.
cards: $(INSTALLED)
	$(BIN)/python -m tools.render_cards

docs: $(INSTALLED)
	$(BIN)/python -m tools.render_rules
	$(BIN)/python -m tools.render_wire
	$(BIN)/python -m tools.render_client_types
	$(BIN)/python -m tools.render_fair_vectors
	$(BIN)/python -m celestia.environments.documentation

check-docs: $(INSTALLED)
	$(BIN)/python -m tools.render_cards --check
	$(BIN)/python -m tools.render_rules --check
	$(BIN)/python -m tools.render_wire --check
	$(BIN)/python -m tools.render_client_types --check
	$(BIN)/python -m tools.render_fair_vectors --check

# Builds docs/ as a site in build/site, with the reference from docstrings. It works offline.
site: $(INSTALLED)
	$(PIP) --no-build-isolation -e ".[docs]"
	$(BIN)/mkdocs build -q

# Long runs, started by hand. Their results go to docs/.
soak: $(BUILT)
	$(BIN)/python -m tests.properties.soak --games 10000 --seed 1
	$(BIN)/python -m tests.cpp.soak --games 10000 --random 100 --plain
	$(BIN)/python tools/sanitized_games.py --games 20000
	$(BIN)/python -m tests.server.faults.soak --kills 1000 --database sqlite
	$(BIN)/python -m tests.server.faults.soak --kills 1000 --database postgresql

# Follows the guides of docs/ in a copy of the project and runs the checks they affect.
guides: $(BUILT) $(MODULES)
	PATH="$(PWD)/$(BIN):$$PATH" tools/with_node.sh $(BIN)/python -m tests.guides.whole

# Screenshots of every screen in all sizes and languages, in build/screens. Renews those that the README shows.
screens: $(BUILT) $(CLIENT) browser
	$(BIN)/python -m tests.browser.screens --readme

measure: $(BUILT) $(CLIENT) browser
	$(PIP) --no-build-isolation -e ".[bench]"
	mkdir -p build
	$(BIN)/celestia bench --json > build/bench.json
	$(BIN)/python -m celestia.bench.documentation build/bench.json
	$(BIN)/celestia load --json build/load.json
	$(BIN)/celestia load --cluster --workers 2 --json build/load-cluster.json
	$(BIN)/python -m tests.browser.frames

# Writes the installed versions of all packages to constraints.txt.
lock: $(INSTALLED)
	$(PIP) --no-build-isolation -e ".[dev,docs,bench,node]"
	$(BIN)/python -m tools.lock_checks

# A wheel with the compiled rules for this machine and the browser table.
wheel: $(BUILT) $(CLIENT)
	$(BIN)/python -m pip wheel -q --no-deps --no-build-isolation --wheel-dir dist .

format: $(INSTALLED)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	rm -rf web/node_modules web/src/*/generated src/celestia/web
	find src -name '*.so' -delete

$(PLAYABLE): pyproject.toml constraints.txt $(RULES)
	@sh tools/prepare_machine.sh
	@echo "celestia: setting up, about a minute the first time …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "celestia: installing packages …"
	@$(PIP) "setuptools>=77" "Cython>=3.1"
	@echo "celestia: compiling the rules …"
	@$(PIP) --no-build-isolation -e ".[server]"
	@touch $@

$(MODULES): $(PLAYABLE) web/package-lock.json
	@echo "celestia: installing the build tools of the browser table …"
	@cd web && ../tools/with_node.sh npm ci --include=dev --no-fund --no-audit --loglevel=error
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "celestia: building the browser table …"
	@cd web && ../tools/with_node.sh npm run -s build

$(INSTALLED): $(PLAYABLE) pyproject.toml
	@echo "celestia: installing the packages for the checks …"
	@$(PIP) --no-build-isolation -e ".[dev]"
	@touch $@

$(BUILT): $(INSTALLED) $(RULES)
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $@
