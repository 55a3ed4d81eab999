/* SPDX-License-Identifier: MIT */
/* What a file of evidence needs beside the results: lines `# report: KEY VALUE`, which README.md lists. */
#ifndef MMAREF_FIRMWARE_REPORT_H
#define MMAREF_FIRMWARE_REPORT_H

/* What is tested and where; paints the stack. */
void report_begin(void);

/* How the run was: stack, time. */
void report_end(void);

#endif
