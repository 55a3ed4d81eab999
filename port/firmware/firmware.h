/* SPDX-License-Identifier: MIT */
/* The calls between start-up, fault handler and self-test. */
#ifndef MMAREF_FIRMWARE_H
#define MMAREF_FIRMWARE_H

#include <stdint.h>

/* Makes RAM fit for C, runs the self-test and ends the run. The reset code
 * comes here with a valid stack pointer; nothing else is expected of it. */
void firmware_start(void);

/* Runs the self-test, printing TAP; returns the exit status. */
int firmware_main(void);

/* Reports a fault of which nothing is known, and ends the run. The trap code comes here with a fresh
 * stack, whatever the fault did to the old one. */
void firmware_fault(void);

/* The same in parts, for an architecture that knows more: `Bail out! WHAT`, words of its own, end of line and run. */
void firmware_fault_begin(const char *what);
void firmware_fault_word(const char *name, uintptr_t value); /* ", NAME 0xVALUE" */
void firmware_fault_end(void);

/* Prints a text; a line end is a single '\n'. */
void firmware_print(const char *text);

/* The CRC-32 of IEEE 802.3 goes on over a byte; its complement in the end is the CRC. */
#define FIRMWARE_CRC_START 0xffffffff
uint32_t firmware_crc(uint32_t crc, uint8_t byte);

/* The CRC-32 of all that was printed. */
uint32_t firmware_print_crc(void);

/* Ends the line that was being printed, if any. */
void firmware_print_end_line(void);

#endif
