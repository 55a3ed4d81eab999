#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Consoles write the character to the register that data sheets say, after what they set up, and give up where a UART
# never gets ready.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder consoles)

# console NAME 'FLAG...' REGISTER... -- REGISTER...
console() {
    # shellcheck disable=SC2086 # a list of words
    ${CC:-cc} -Wall -Wextra -Werror -DBOARD_UART=0x10000000 $2 -Iport/firmware tests/ports/firmware/consoles.c \
        port/firmware/board.c "port/firmware/console/$1.c" -o "$folder/$1" && timeout 20 "$folder/$1" "${@:3}"
}

# 16550: line status is register 5, bit 6 idle.
words='-DBOARD_UART_STRIDE=4 -DBOARD_UART_WIDTH=32'
try '16550: a byte a register' console uart-16550 '' 4:4000 -- 0:2a
try '16550: a word a register' console uart-16550 -DBOARD_UART_STRIDE=4 14:40 -- 0:2a
try '16550: accesses of 32 bits' console uart-16550 "$words" 14:40 0:ffffff00 -- 0:2a
try '16550: a divider' console uart-16550 "$words -DBOARD_UART_DIVIDER=0x123" 14:40 -- 0:2a 4:1 c:3
try '16550: never ready' console uart-16550 -DBOARD_UART_STRIDE=4 14:20 -- 0:0
# PL011: flags at 18, bit 5 full; control at 30, line control at 2c.
try 'PL011: switches on' console pl011 '' -- 0:2a 30:101 2c:70 24:0
try 'PL011: a divider' console pl011 -DBOARD_UART_DIVIDER=0x345 -- 0:2a 24:d 28:5
try 'PL011: is on' console pl011 '' 30:301 2c:60 -- 0:2a 30:301 2c:60
try 'PL011: never ready' console pl011 '' 18:20 -- 0:0
# STM32: TXE is bit 7 of SR at 0, or of ISR at 1c; UE and TE in CR1 at c, or at 0.
new=-DBOARD_UART_HAS_TDR
try 'STM32, DR: switches on' console stm32-usart '' 0:80 -- 4:2a c:2008 8:0
try 'STM32, DR: a divider' console stm32-usart -DBOARD_UART_DIVIDER=0x45 0:80 -- 4:2a 8:45
try 'STM32, DR: never ready' console stm32-usart '' 0:40 -- 4:0
try 'STM32, TDR: switches on' console stm32-usart $new 1c:80 -- 28:2a 0:9 c:0
try 'STM32, TDR: a divider' console stm32-usart "$new -DBOARD_UART_DIVIDER=0x45" 1c:80 -- 28:2a c:45
try 'STM32, TDR: never ready' console stm32-usart $new 1c:40 -- 28:0
try 'STM32: a clock gate' console stm32-usart '-DBOARD_UART_GATE=0x10000100 -DBOARD_UART_GATE_BITS=0x10' 0:80 100:3 -- \
    4:2a 100:13
try 'CMSDK: switches on' console cmsdk-uart '' -- 0:2a 8:1 10:d9
try 'CMSDK: never ready' console cmsdk-uart '' 4:1 -- 0:0
try 'SiFive: switches on' console sifive-uart '' -- 0:2a 8:1
try 'SiFive: never ready' console sifive-uart '' 0:80000000 -- 0:80000000
try 'nRF51: never sent' console nrf51-uart -DBOARD_UART_PIN=24 -- 51c:2a 500:4 50c:18
busy='-DBOARD_CONSOLE=0x10000000 -DBOARD_CONSOLE_STATUS=0x10000004 -DBOARD_CONSOLE_BUSY=2'
try 'a register' console register -DBOARD_CONSOLE=0x10000000 -- 0:2a
try 'a register that could be busy' console register "$busy" 4:1 -- 0:2a
try 'a register that is busy for ever' console register "$busy" 4:3 -- 0:0
finds() { ! console pl011 '' 18:20 -- 0:2a > "$folder/said" && grep -qx 'offset 0: 0 instead of 2a' "$folder/said"; }
try 'a register that holds something else is found' finds
finish
