#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# RTL of our own and seeded bugs beside the model, in Verilator and Icarus.
# Takes 550 s.
. tests/tap.sh

tests/rtl/cosim.sh
