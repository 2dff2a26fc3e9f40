# Each of these sets up what it needs: `make run` and `make test` are all there is to know.

# Photos of your own: `make run PHOTOS=folder`.
export PHOTOS ?=
# Tests share displays and the main thread, so they run one after the other.
TEST_FLAGS ?= --no-parallel

# Events that `make soak` watches; SEEDS=FIRST-LAST watches the uses of these seeds.
EVENTS ?= 10000000
SEEDS ?= $(EVENTS)

.PHONY: run test soak bench fuzz wasm format lint setup check-arrows

run:
	script/setup run
	script/run

test:
	script/setup test
	script/test $(TEST_FLAGS)

soak:
	script/setup test
	script/soak $(SEEDS)

bench:
	script/setup bench
	script/bench
	swift run -c release --static-swift-stdlib perigee-engine-bench

fuzz:
	script/setup test
	script/fuzz

wasm:
	script/setup wasm
	script/wasm

format:
	swift format --in-place --recursive Package.swift Sources Examples Tests Tools Benchmarks

lint: check-arrows
	swift format lint --strict --recursive Package.swift Sources Examples Tests Tools Benchmarks

check-arrows:
	script/check-arrows

setup:
	script/setup test
