#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# flash-openocd.sh CONFIG... IMAGE|--start: writes an image to a board by OpenOCD and leaves it halted, or starts it.
# CONFIG are files of OpenOCD, such as board/st_nucleo_f4.cfg, or interface/cmsis-dap.cfg target/nrf51.cfg.
set -u
files=()
for file in "${@:1:$#-1}"; do files+=(-f "$file"); done
case ${*: -1} in
--start) exec openocd "${files[@]}" -c init -c 'reset run' -c exit ;;
*) exec openocd "${files[@]}" -c init -c 'reset halt' -c "program {${*: -1}} verify" -c 'reset halt' -c exit ;;
esac
