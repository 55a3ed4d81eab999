/* SPDX-License-Identifier: MIT */
/* Files that are written whole or not at all. See host.h.
 *
 * Until all of it is there, a file has a name of its own in the same folder. Only who makes that name writes to it:
 * neither a second writer nor somebody's link is in the way. What ends the command takes it away, but for SIGKILL. */
#define _POSIX_C_SOURCE 200809L /* readlink, sigaction, fchmod */
#include "host.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifndef __wasi__
#include <signal.h>
#endif

#define LINKS_MAX 40
#define LINK_LENGTH 4096
#define NAMES_MAX 1000 /* what killed writers have left may have some of them */

/* ---- What is unfinished when the command ends ------------------------- */

static char *volatile unfinished; /* the name of the file being written; NULL: none is */

static void remove_unfinished(void)
{
    if (unfinished != NULL) {
        (void)unlink(unfinished);
        unfinished = NULL;
    }
}

#ifdef __wasi__ /* which has neither signals nor modes */

static void watch_signals(void) {}
static void hold_signals(bool held) { (void)held; }
static void keep_mode(int made, const struct stat *old)
{
    (void)made;
    (void)old;
}
static bool is_read_only(const char *path, const struct stat *about)
{
    (void)about;
    return access(path, W_OK) != 0;
}

#else

static const int endings[] = { SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM };

#define ENDINGS (sizeof endings / sizeof endings[0])

static void end(int number)
{
    remove_unfinished();
    (void)raise(number); /* its action is the default one again */
}

/* A signal that is ignored stays so. A limit of the size of files is an error like a full disk. */
static void watch_signals(void)
{
    struct sigaction action, old;
    size_t i;

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

/* Signals wait while a file and `unfinished` say different things. */
static void hold_signals(bool held)
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

static void keep_mode(int made, const struct stat *old)
{
    (void)fchmod(made, old->st_mode & 0777);
}

/* Of a file that nobody may write even root is told. */
static bool is_read_only(const char *path, const struct stat *about)
{
    if ((about->st_mode & 0222) == 0) {
        errno = EACCES;
        return true;
    }
    return access(path, W_OK) != 0;
}

#endif

/* ---- Names ------------------------------------------------------------ */

/* What a link in the folder of `path` stands for. NULL: no memory. */
static char *beside(const char *path, const char *link)
{
    const char *slash = link[0] == '/' ? NULL : strrchr(path, '/');
    size_t folder = slash == NULL ? 0 : (size_t)(slash - path) + 1, size = folder + strlen(link) + 1;
    char *name = malloc(size);

    if (name != NULL) {
        snprintf(name, size, "%.*s%s", (int)folder, path, link);
    }
    return name;
}

/* The name behind all symbolic links, which need not be there. NULL for the reason in errno. */
static char *follow(const char *path)
{
    char *name = beside("", path), *next, link[LINK_LENGTH];
    unsigned links;

    for (links = 0; name != NULL && links < LINKS_MAX; links++) {
        ssize_t length = readlink(name, link, sizeof link - 1);
        if (length < 0) {
            return name;
        }
        link[length] = '\0';
        next = beside(name, link);
        free(name);
        name = next;
    }
    if (name != NULL) {
        free(name);
        errno = ELOOP;
    }
    return NULL;
}

/* Makes a file that is not there yet beside the target, for the old one's mode where there is one. */
static FILE *create(host_output *file, const struct stat *old)
{
    size_t size = strlen(file->target) + sizeof ".partial.999";
    unsigned number = 0;
    int made;

    file->partial = malloc(size);
    if (file->partial == NULL) {
        return NULL;
    }
    hold_signals(true);
    do {
        snprintf(file->partial, size, "%s.partial.%u", file->target, number++);
        made = open(file->partial, O_WRONLY | O_CREAT | O_EXCL, old == NULL ? 0666 : old->st_mode & 0777);
    } while (made < 0 && errno == EEXIST && number < NAMES_MAX);
    unfinished = made < 0 ? NULL : file->partial;
    hold_signals(false);
    if (made >= 0 && old != NULL) {
        keep_mode(made, old);
    }
    return made < 0 ? NULL : fdopen(made, "wb");
}

/* ---- Files ------------------------------------------------------------ */

/* Whether a path is another name of standard output, such as /dev/stdout. */
static bool is_standard_output(const struct stat *about)
{
    struct stat out;

    return fstat(STDOUT_FILENO, &out) == 0 && out.st_dev == about->st_dev && out.st_ino == about->st_ino;
}

static FILE *open_file(host_output *file)
{
    struct stat about;
    bool exists = stat(file->path, &about) == 0;

    if (exists && is_standard_output(&about)) {
        return stdout;
    }
    if (exists && !S_ISREG(about.st_mode)) { /* a device, a pipe: written where it is */
        return fopen(file->path, "wb");
    }
    if (exists && is_read_only(file->path, &about)) {
        return NULL;
    }
    file->target = follow(file->path);
    return file->target == NULL ? NULL : create(file, exists ? &about : NULL);
}

int host_output_open(host_output *file, const char *path)
{
    static bool watched;

    file->path = path;
    file->target = file->partial = NULL;
    file->out = stdout;
    if (strcmp(path, "-") == 0) {
        return EXIT_EQUAL;
    }
    if (!watched) {
        watched = atexit(remove_unfinished) == 0;
        watch_signals();
    }
    file->out = open_file(file);
    if (file->out == NULL) {
        (void)host_complain_of_file(path, "cannot be written");
        remove_unfinished();
        free(file->target);
        free(file->partial);
        return EXIT_UNREADABLE;
    }
    return EXIT_EQUAL;
}

int host_output_close(host_output *file, int status)
{
    if (file->out != stdout) {
        status = host_close(file->out, file->path, status);
    }
    if (file->partial != NULL) {
        hold_signals(true);
        if (status == EXIT_EQUAL && rename(file->partial, file->target) == 0) {
            unfinished = NULL;
        } else if (status == EXIT_EQUAL) {
            status = host_complain_of_file(file->path, "cannot be written");
        }
        remove_unfinished();
        hold_signals(false);
    }
    free(file->target);
    free(file->partial);
    return status;
}
