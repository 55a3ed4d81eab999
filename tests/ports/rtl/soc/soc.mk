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

# With a public core in the place of ours, by its name: its sources are in CORE=FOLDER, and its adapter in cores/.
soc_sources_picorv32 = $(CORE)/picorv32.v
soc_sources_serv = $(filter-out %_wrapper.v,$(wildcard $(CORE)/rtl/*.v))
soc_sources_vexriscv = $(CORE)/VexRiscv.v
soc_cores := $(basename $(notdir $(wildcard $(soc_dir)/cores/*.sv)))
$(soc_cores:%=$(BUILD)/soc/%/sim): $(BUILD)/soc/%/sim: $(soc_files) $(soc_dir)/cores/%.sv
	@[ -f '$(firstword $(soc_sources_$*))' ] || { \
		echo 'the sources of $* are missing: CORE=FOLDER, see port/firmware/cores.md' >&2; false; }
	@mkdir -p $(@D) && verilator --cc --exe --build -Wno-lint -Wno-fatal -O3 --x-assign fast --x-initial fast -CFLAGS -O3 \
		-MAKEFLAGS 'OPT_FAST=-O3 OPT_SLOW=-O1' $(soc_search) --top-module soc_sim --Mdir $(@D) -o sim \
		$(filter-out %/rv32im.sv,$(soc_rtl)) $(soc_dir)/cores/$*.sv $(soc_sources_$*) $(soc_dir)/soc_sim.sv $(soc_main) \
		> $(@D)/log 2>&1 || { cat $(@D)/log >&2; false; }

## soc: self-test and RTL unit against model on an RTL core, in Verilator; soc-icarus: a short subset in Icarus
.PHONY: soc soc-icarus soc-synthesis
soc-synthesis: soc_group := place
## soc-synthesis: the RTL core in FPGAs: cells of the whole, places and clock of versions that fit an iCE40
soc soc-icarus soc-synthesis:
	@tests/install.sh build riscv lua cosim $(soc_group)
	@env -u MAKEFLAGS -u MFLAGS TAP_IS_COUNTED=yes $(soc_dir)/$@.sh
