/* SPDX-License-Identifier: MIT */
/* What the command asks of an operating system beside C, POSIX threads and getopt: signals, modes, links, files in
 * memory. POSIX has all of it, WASI neither signals nor modes, Windows none of it. */
#ifndef MMAREF_CLI_BASE_SYSTEM_H
#define MMAREF_CLI_BASE_SYSTEM_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/types.h>

/* Before anything is printed: lines end as they do elsewhere, and a terminal takes colours. */
void system_start(void);

/* Calls `clean` before a signal ends the command, but for SIGKILL. A signal that is ignored stays so. A limit of the
 * size of files is an error like a full disk. */
void system_watch_signals(void (*clean)(void));

/* Signals wait while `held`. */
void system_hold_signals(bool held);

/* Gives a file that was made the mode of an old one. */
void system_keep_mode(int made, const struct stat *old);

/* Whether a file that is there must not be written, for the reason in errno. */
bool system_is_read_only(const char *path, const struct stat *about);

/* What a symbolic link names, as readlink; negative where it is none. */
ssize_t system_read_link(const char *path, char *link, size_t size);

/* Whether both are one file. */
bool system_is_same(const struct stat *one, const struct stat *other);

/* Runs a command in a shell; 0: it ended with status 0. */
int system_run(const char *command);

/* Gives a file another name, in place of a file that has it. Returns 0, or -1. */
int system_rename(const char *from, const char *to);

/* What was printed to `out`: `size` bytes of `text`, after system_memory_flush or system_memory_close. */
typedef struct {
    FILE *out;
    char *text; /* the caller frees it */
    size_t size;
} system_memory;

/* False: there is no memory, or, where it is a file after all, no room for it. */
bool system_memory_open(system_memory *memory);
bool system_memory_flush(system_memory *memory);
bool system_memory_close(system_memory *memory);

#endif
