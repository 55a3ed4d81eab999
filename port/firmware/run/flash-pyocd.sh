#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# flash-pyocd.sh TARGET IMAGE|--start: writes an image to a board by pyOCD, or starts it. TARGET is pyOCD's name of the
# chip, such as stm32f405xg; `pyocd list --targets` lists them.
set -u
case $2 in
--start) exec pyocd reset -t "$1" ;;
*) exec pyocd load -t "$1" --no-reset --format elf "$2" ;;
esac
