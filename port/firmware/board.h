/* SPDX-License-Identifier: MIT */
/*
 * What the firmware needs of a board: a place to print and a way to stop. Both must work before any other call and
 * inside the fault handler, so they set up what they need themselves and keep no state. The hooks below them are
 * empty in board.c; a board that needs one has its own.
 */
#ifndef MMAREF_FIRMWARE_BOARD_H
#define MMAREF_FIRMWARE_BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* Sends one character and waits until the device has taken it, by board_wait. */
void board_putc(char character);

/* Ends the run, status 0 for success; may return where nothing can end it. */
void board_exit(int status);

/* Hook: what reset leaves off, such as clocks and pins of a UART. It is called first, before variables have values. */
void board_open(void);

/* Hook: feeds a watchdog. It is called before each case of a comparison, while a device is waited for, and between
 * tests. */
void board_watchdog(void);

/* Hook: says what identifies the core and the device, such as the number that is burnt into a chip: a name without
 * blanks, and a word. board.c has the CPUID of Cortex-M, and where BOARD_CSRS is defined four registers of RISC-V. */
void board_identity(void (*say)(const char *name, uint32_t value));

#ifndef BOARD_POLLS
#define BOARD_POLLS 200000
#endif

/* Waits until a device is ready, for BOARD_POLLS polls at most; false if it has not come to be. */
bool board_wait(bool (*ready)(void));

#endif
