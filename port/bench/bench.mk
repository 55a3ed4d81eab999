# SPDX-License-Identifier: MIT
# Speed. Included by the Makefile; see README.md beside it.

BENCH_SHARED := port/bench/timing.c port/bench/model.c
BENCH_SOURCES = $(BENCH_SHARED) $(wildcard port/bench/*.h) $(BUILD)/libmmaref.a
BENCH_COMPILE = $(CC) $(WARNINGS) $(CFLAGS) $(INCLUDES)

## bench: speed of every kind of instruction, as ratios to a loop of fmaf
.PHONY: bench
bench: $(BUILD)/bench
	$(BUILD)/bench
	@$(MAKE) --no-print-directory bench-cores

$(BUILD)/bench: port/bench/bench.c $(BENCH_SOURCES)
	$(BENCH_COMPILE) $< $(BENCH_SHARED) $(BUILD)/libmmaref.a -lm -o $@

## bench-cores: machine instructions per multiply-accumulate on Cortex-M3 and RV32IMAC
.PHONY: bench-cores
bench-cores:
	@tests/install.sh selftest boards
	@for target in cortex-m3 rv32imac; do \
		BUILD=$(abspath $(BUILD)) SRC=src GENERATED=$(GENERATED) port/cost/target.sh $$target measure | \
		awk -F '\t' '$$1 == "instructions" { printf "%-10s %-10s %8.1f instructions\n", $$2, $$3, $$4 }'; \
	done

## bench-peers: speed beside SOFTFLOAT=FOLDER of SoftFloat-3 and EMULATOR=FILE of mac16
.PHONY: bench-peers
bench-peers: $(if $(SOFTFLOAT),$(BUILD)/bench-softfloat) $(if $(EMULATOR),$(BUILD)/bench-emulator)
	@$(if $(SOFTFLOAT),$<,echo 'SOFTFLOAT=FOLDER is not given: Berkeley SoftFloat-3; see port/bench/README.md')
	@$(if $(EMULATOR),$(lastword $^),echo 'EMULATOR=FILE is not given: an emulator of mac16; see port/bench/README.md')

# Which peer it is may change from one call to the next.
.PHONY: $(BUILD)/bench-softfloat $(BUILD)/bench-emulator

$(BUILD)/bench-softfloat: port/bench/peer_softfloat.c $(BENCH_SOURCES)
	@$(BENCH_COMPILE) -isystem $(SOFTFLOAT)/source/include $< $(BENCH_SHARED) $(BUILD)/libmmaref.a \
		$(or $(wildcard $(SOFTFLOAT)/build/*/softfloat.a),$(error there is no $(SOFTFLOAT)/build/*/softfloat.a)) -o $@

$(BUILD)/bench-emulator: port/bench/peer_emulator.c $(BENCH_SOURCES)
	@$(CC) $(CFLAGS) -w -x c -c $(EMULATOR) -o $(BUILD)/emulator.o
	@$(BENCH_COMPILE) $< $(BENCH_SHARED) $(BUILD)/emulator.o $(BUILD)/libmmaref.a -o $@
