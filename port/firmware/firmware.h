/* SPDX-License-Identifier: MIT */
/* The calls between start-up, fault handler and self-test. */
#ifndef MMAREF_FIRMWARE_H
#define MMAREF_FIRMWARE_H

/* Makes RAM fit for C, runs the self-test and ends the run. The reset code
 * comes here with a valid stack pointer; nothing else is expected of it. */
void firmware_start(void);

/* Runs the self-test, printing TAP; returns the exit status. */
int firmware_main(void);

/* Reports a fault and ends the run. The trap code comes here with a fresh
 * stack, whatever the fault did to the old one. */
void firmware_fault(void);

/* Prints a text; a line end is a single '\n'. */
void firmware_print(const char *text);

/* Ends the line that was being printed, if any. */
void firmware_print_end_line(void);

#endif
