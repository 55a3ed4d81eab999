/* SPDX-License-Identifier: MIT */
/* One section for each thing that a system may lack. See system.h. */
#define _POSIX_C_SOURCE 200809L /* open_memstream, readlink, sigaction, fchmod */
#include "base/system.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif
#ifndef __wasi__
#include <signal.h>
#endif

/* ---- Standard output -------------------------------------------------- */

#ifdef _WIN32

void system_start(void)
{
    HANDLE terminal = GetStdHandle(STD_OUTPUT_HANDLE);
    DWORD mode;

    (void)_setmode(STDOUT_FILENO, _O_BINARY);
    if (GetConsoleMode(terminal, &mode)) {
        (void)SetConsoleMode(terminal, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
}

#else

void system_start(void) {}

#endif

/* ---- Signals and modes ------------------------------------------------ */

#if defined(__wasi__) || defined(_WIN32)

void system_watch_signals(void (*clean)(void)) { (void)clean; }
void system_hold_signals(bool held) { (void)held; }
void system_keep_mode(int made, const struct stat *old)
{
    (void)made;
    (void)old;
}
bool system_is_read_only(const char *path, const struct stat *about)
{
    (void)about;
    return access(path, W_OK) != 0;
}

#else

static const int endings[] = { SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM };

#define ENDINGS (sizeof endings / sizeof endings[0])

static void (*clean_up)(void);

static void end(int number)
{
    clean_up();
    (void)raise(number); /* its action is the default one again */
}

void system_watch_signals(void (*clean)(void))
{
    struct sigaction action, old;
    size_t i;

    clean_up = clean;
    memset(&action, 0, sizeof action);
    action.sa_handler = end;
    action.sa_flags = (int)SA_RESETHAND;
    for (i = 0; i < ENDINGS; i++) {
        if (sigaction(endings[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL) {
            (void)sigaction(endings[i], &action, NULL);
        }
    }
    (void)signal(SIGXFSZ, SIG_IGN);
}

void system_hold_signals(bool held)
{
    static sigset_t before;
    sigset_t set;
    size_t i;

    (void)sigemptyset(&set);
    for (i = 0; i < ENDINGS; i++) {
        (void)sigaddset(&set, endings[i]);
    }
    (void)(held ? sigprocmask(SIG_BLOCK, &set, &before) : sigprocmask(SIG_SETMASK, &before, NULL));
}

void system_keep_mode(int made, const struct stat *old)
{
    (void)fchmod(made, old->st_mode & 0777);
}

/* Of a file that nobody may write even root is told. */
bool system_is_read_only(const char *path, const struct stat *about)
{
    if ((about->st_mode & 0222) == 0) {
        errno = EACCES;
        return true;
    }
    return access(path, W_OK) != 0;
}

#endif

/* ---- Names ------------------------------------------------------------ */

#ifdef _WIN32

ssize_t system_read_link(const char *path, char *link, size_t size)
{
    (void)path;
    (void)link;
    (void)size;
    return -1;
}

/* Files have no number here. */
bool system_is_same(const struct stat *one, const struct stat *other)
{
    (void)one;
    (void)other;
    return false;
}

int system_rename(const char *from, const char *to)
{
    return MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING) ? 0 : -1;
}

#else

ssize_t system_read_link(const char *path, char *link, size_t size) { return readlink(path, link, size); }
bool system_is_same(const struct stat *one, const struct stat *other)
{
    return one->st_dev == other->st_dev && one->st_ino == other->st_ino;
}
int system_rename(const char *from, const char *to) { return rename(from, to); }

#endif

/* ---- Files in memory -------------------------------------------------- */

#ifdef _WIN32

/* A file that goes when it is closed, and is held in memory if the system has room. */
bool system_memory_open(system_memory *memory)
{
    char *name = _tempnam(NULL, "mmaref");

    memory->text = NULL;
    memory->size = 0;
    memory->out = name == NULL ? NULL : fopen(name, "w+bTD");
    free(name);
    return memory->out != NULL;
}

/* Reads what was printed since the last time. */
bool system_memory_flush(system_memory *memory)
{
    long end = fseek(memory->out, 0, SEEK_END) == 0 ? ftell(memory->out) : -1;
    size_t size = (size_t)end;
    char *text = end < 0 ? NULL : realloc(memory->text, size + 1);

    if (text == NULL) {
        return false;
    }
    memory->text = text;
    if (fseek(memory->out, (long)memory->size, SEEK_SET) != 0 ||
        fread(text + memory->size, 1, size - memory->size, memory->out) != size - memory->size) {
        return false;
    }
    memory->size = size;
    return fseek(memory->out, 0, SEEK_END) == 0;
}

bool system_memory_close(system_memory *memory)
{
    bool whole = ferror(memory->out) == 0 && system_memory_flush(memory);

    return fclose(memory->out) == 0 && whole;
}

#else

bool system_memory_open(system_memory *memory)
{
    memory->text = NULL;
    memory->size = 0;
    memory->out = open_memstream(&memory->text, &memory->size);
    return memory->out != NULL;
}

bool system_memory_flush(system_memory *memory) { return fflush(memory->out) == 0; }

bool system_memory_close(system_memory *memory)
{
    bool whole = ferror(memory->out) == 0;

    return fclose(memory->out) == 0 && whole;
}

#endif

/* ---- Other programs --------------------------------------------------- */

#ifdef __wasi__

int system_run(const char *command)
{
    (void)command;
    return -1;
}

#else

int system_run(const char *command)
{
    (void)fflush(NULL);
    return system(command); /* which the user has given */
}

#endif
