# SPDX-License-Identifier: MIT
# The system on a chip in simulators, build/soc/SIMULATOR/sim. Included by the Makefile; run.sh uses it alone.

soc_dir := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
soc_rtl := $(addprefix $(soc_dir)/,rv32im.sv soc_memory.sv soc_unit.sv soc.sv) $(wildcard $(soc_dir)/../dut/fdp_*.sv)
soc_bugs := $(soc_dir)/../dut/dut_bug_pkg.sv $(soc_dir)/soc_bug_pkg.sv
soc_files := $(soc_rtl) $(soc_bugs) $(wildcard $(soc_dir)/*.sv $(soc_dir)/*.svh $(soc_dir)/*.cpp $(soc_dir)/*.mk)
# By the path that the shell came by, which may be a link without blanks.
soc_main := $(if $(filter /%,$(soc_dir)),,$$PWD/)$(soc_dir)/main.cpp
soc_search := -I$(soc_dir) -I$(soc_dir)/../dut
soc_verilate = @mkdir -p $(@D) && verilator --cc --exe --build -Wall -O3 --x-assign fast --x-initial fast \
	-CFLAGS -O3 -MAKEFLAGS 'OPT_FAST=-O3 OPT_SLOW=-O1' $(soc_search) --top-module soc_sim --Mdir $(@D) -o sim \
	$(1) $(soc_rtl) $(soc_dir)/soc_sim.sv $(soc_main) > $(@D)/log || { cat $(@D)/log >&2; false; }

# As it is; with a multiplier of 33 cycles; with other parameters, such as SOC_PARAMETERS='L=2 WORDS=32768'; with
# seeded bugs; in Icarus.
$(BUILD)/soc/verilator/sim: $(soc_files)
	$(call soc_verilate)
$(BUILD)/soc/slow/sim: $(soc_files)
	$(call soc_verilate,-GFAST_MULTIPLY=0)
$(BUILD)/soc/other/sim: $(soc_files)
	$(call soc_verilate,$(SOC_PARAMETERS:%=-G%))
$(BUILD)/soc/bugs/sim: $(soc_files)
	$(call soc_verilate,-DCOSIM_BUGS $(soc_bugs))
$(BUILD)/soc/icarus/sim: $(soc_files)
	@mkdir -p $(@D)
	@iverilog -g2012 $(soc_search) -s soc_icarus -o $@ $(soc_rtl) \
		$(soc_dir)/soc_sim.sv $(soc_dir)/soc_icarus.sv > $(@D)/log 2>&1 || { cat $(@D)/log >&2; false; }

# With a public core in the place of ours: SOC_SIMULATOR is its name, and the rest what its board file says, see
# port/firmware/arch/soft-core.mk. It is built for a first run that comes quickly; SOC_OPTIMIZE=-O3 is for long ones.
soc_core := $(filter-out verilator slow other bugs icarus,$(SOC_SIMULATOR))
ifneq ($(soc_core),)
soc_core_files := $(CORE_ADAPTER) $(CORE_SOURCES) $(CORE_VHDL)
soc_core_missing := $(filter-out $(wildcard $(soc_core_files)),$(soc_core_files))
soc_core_command := verilator --cc --exe --build -Wno-lint -Wno-fatal -O3 --x-assign fast --x-initial fast \
	-CFLAGS $(or $(SOC_OPTIMIZE),-O1) -MAKEFLAGS 'OPT_FAST=$(or $(SOC_OPTIMIZE),-O1) OPT_SLOW=-O0' $(soc_search) \
	$(CORE_FLAGS) --top-module soc_sim --Mdir $(BUILD)/soc/$(soc_core) -o sim $(filter-out %/rv32im.sv,$(soc_rtl)) \
	$(CORE_ADAPTER) $(CORE_SOURCES) $(if $(CORE_VHDL),$(BUILD)/soc/$(soc_core)/vhdl.v) $(soc_dir)/soc_sim.sv $(soc_main)
$(BUILD)/soc/$(soc_core)/command: soc_always
	$(if $(and $(CORE_ADAPTER),$(CORE_SOURCES)$(CORE_VHDL)),$(if $(soc_core_missing),$(error $(soc_core): there is no \
		$(soc_core_missing): CORE=FOLDER, see port/firmware/cores.md)),$(error $(soc_core) has no adapter \
		$(soc_core).sv, or no sources: see port/firmware/cores.md))
	@mkdir -p $(@D) && echo "$(soc_core_command) $(CORE_GHDL) $(CORE_TOP)" | cmp -s - $@ || \
		echo "$(soc_core_command) $(CORE_GHDL) $(CORE_TOP)" > $@
$(BUILD)/soc/$(soc_core)/sim: $(BUILD)/soc/$(soc_core)/command $(soc_files) $(soc_core_files) \
		$(if $(CORE_VHDL),$(BUILD)/soc/$(soc_core)/vhdl.v)
	@$(soc_core_command) > $(@D)/log 2>&1 || { cat $(@D)/log >&2; false; }
# VHDL goes through GHDL; CORE_TOP is the entity that the adapter instantiates, CORE_GHDL its flags and generics.
$(BUILD)/soc/$(soc_core)/vhdl.v: $(BUILD)/soc/$(soc_core)/command $(CORE_VHDL)
	@rm -rf $(@D)/ghdl && mkdir -p $(@D)/ghdl
	@ghdl -a --workdir=$(@D)/ghdl $(filter-out -g%,$(CORE_GHDL)) $(CORE_VHDL)
	@ghdl --synth --workdir=$(@D)/ghdl $(CORE_GHDL) --out=verilog $(CORE_TOP) > $@.part && mv $@.part $@
endif

.PHONY: soc_always
## soc: self-test and RTL unit against model on an RTL core, in Verilator; soc-icarus: a short subset in Icarus
.PHONY: soc soc-icarus soc-synthesis
soc-synthesis: soc_group := place
## soc-synthesis: the RTL core in FPGAs: cells of the whole, places and clock of versions that fit an iCE40
soc soc-icarus soc-synthesis:
	@tests/install.sh build riscv lua cosim $(soc_group)
	@env -u MAKEFLAGS -u MFLAGS TAP_IS_COUNTED=yes $(soc_dir)/$@.sh
