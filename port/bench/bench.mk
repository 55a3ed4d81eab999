# SPDX-License-Identifier: MIT
# Speed. Included by the Makefile; see README.md beside it.

BENCH_LIBRARY = $(LEAF_OBJECTS) $(BUILD)/libmmaref.a # as in the command
BENCH_SHARED := port/bench/timing.c port/bench/model.c port/cost/operands.c
BENCH_SOURCES = $(BENCH_SHARED) $(wildcard port/bench/*.h) port/cost/operands.h $(BENCH_LIBRARY)
BENCH_COMPILE = $(CC) $(WARNINGS) $(CFLAGS) $(INCLUDES) -Iport/cost

## bench: speed of every kind of instruction, of gemm and run, beside peers, and on the cores of boards
.PHONY: bench
bench: $(BUILD)/bench $(BUILD)/bench-levels $(COMMAND)
	$(BUILD)/bench
	@mkdir -p $(BUILD)/bench-files
	$(BUILD)/bench-levels $(COMMAND) $(BUILD)/bench-files
	@$(if $(SOFTFLOAT)$(EMULATOR),$(MAKE) --no-print-directory bench-peers,echo 'left out: $(PEERS_MISSING)')
	@$(MAKE) --no-print-directory bench-cores

$(BUILD)/bench: port/bench/bench.c $(BENCH_SOURCES)
	$(BENCH_COMPILE) $< $(BENCH_SHARED) $(BENCH_LIBRARY) -lm -o $@

$(BUILD)/bench-levels: port/bench/levels.c $(BENCH_SOURCES)
	$(BENCH_COMPILE) $< $(BENCH_SHARED) $(BENCH_LIBRARY) -o $@

## bench-cores: machine instructions per multiply-accumulate on Cortex-M0, M4 and RV32IMAC
.PHONY: bench-cores
bench-cores:
	@tests/install.sh selftest riscv
	@printf '%-10s %-12s %9s %9s  instructions per multiply-accumulate\n' '' '' finite specials
	@for target in cortex-m0 cortex-m4 rv32imac; do \
		BUILD=$(BUILD) SRC=src GENERATED=$(GENERATED) port/cost/target.sh $$target measure | \
		awk -F '\t' '$$1 == "instructions" { finite[$$3] = $$4; of[++n] = $$3 } $$1 == "specials" { special[$$3] = $$4 } \
			END { for (i = 1; i <= n; i++) \
				printf "%-10s %-12s %9.1f %9s\n", "'$$target'", of[i], finite[of[i]], special[of[i]] }'; \
	done

PEERS_MISSING := SOFTFLOAT=FOLDER of SoftFloat-3 and EMULATOR=FILE of mac16 are not given; see port/bench/README.md

## bench-peers: speed beside SOFTFLOAT=FOLDER of SoftFloat-3 and EMULATOR=FILE of mac16
.PHONY: bench-peers
bench-peers: $(if $(SOFTFLOAT),$(BUILD)/bench-softfloat) $(if $(EMULATOR),$(BUILD)/bench-emulator)
	@$(if $^,true,echo 'nothing is compared: $(PEERS_MISSING)' >&2; exit 1)
	@$(if $(SOFTFLOAT),$<,echo 'left out: SOFTFLOAT=FOLDER, Berkeley SoftFloat-3; see port/bench/README.md')
	@$(if $(EMULATOR),$(lastword $^),echo 'left out: EMULATOR=FILE, an emulator of mac16; see port/bench/README.md')

# Which peer it is may change from one call to the next.
.PHONY: $(BUILD)/bench-softfloat $(BUILD)/bench-emulator

$(BUILD)/bench-softfloat: port/bench/peer_softfloat.c $(BENCH_SOURCES)
	@$(BENCH_COMPILE) -isystem $(SOFTFLOAT)/source/include $< $(BENCH_SHARED) $(BENCH_LIBRARY) \
		$(or $(wildcard $(SOFTFLOAT)/build/*/softfloat.a),$(error there is no $(SOFTFLOAT)/build/*/softfloat.a)) -lm -o $@

$(BUILD)/bench-emulator: port/bench/peer_emulator.c $(BENCH_SOURCES)
	@$(CC) $(CFLAGS) -w -x c -c $(EMULATOR) -o $(BUILD)/emulator.o
	@$(BENCH_COMPILE) $< $(BENCH_SHARED) $(BUILD)/emulator.o $(BENCH_LIBRARY) -o $@
