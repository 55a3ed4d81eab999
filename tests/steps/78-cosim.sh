#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# RTL of our own and seeded bugs beside the model, in Verilator and Icarus: a configuration of each unit, and the bugs that
# are hardest to find. The long form has every configuration, bug and way to link, and syntheses.
# Takes 110 s.
# Part long takes 500 s.
# Part dpi takes 10 s.
# Part dpi needs clang g++ python3
# Part shared takes 1 s.
# Part shared needs python3
# Part vpi takes 6 s of one core.
# Part vpi needs iverilog
# Part ghdl takes 25 s of one core.
# Part ghdl needs ghdl iverilog
# Part uvm takes 15 s of one core.
. tests/tap.sh

case ${1:-} in
dpi) tests/ports/rtl/port/run.sh ;;
shared) tests/ports/rtl/port/run.sh shared ;;
vpi) tests/ports/rtl/vpi/run.sh ;;
ghdl) tests/ports/rtl/ghdl/run.sh ;;
uvm) tests/ports/rtl/uvm/run.sh ;;
long) tests/ports/rtl/cosim.sh ;;
*) tests/ports/rtl/cosim.sh few ;;
esac
