/* SPDX-License-Identifier: MIT */
/*
 * What the self-test firmware needs of a board: a place to print and a way to
 * stop. Both must work before any other call and inside the fault handler, so
 * they set up what they need themselves and keep no state.
 */
#ifndef MMAREF_FIRMWARE_BOARD_H
#define MMAREF_FIRMWARE_BOARD_H

/* Sends one character and waits until the device has taken it. */
void board_putc(char character);

/* Ends the run, status 0 for success; may return where nothing can end it. */
void board_exit(int status);

#endif
