/* SPDX-License-Identifier: MIT */
/* Files that are written whole or not at all. See file.h. A file has a temporary name in the same folder until it is
 * complete. The name is created exclusively, so that neither a second writer nor a link can interfere. Whatever ends
 * the command removes the file, except SIGKILL. */
#define _POSIX_C_SOURCE 200809L /* fdopen */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/complain.h"
#include "base/system.h"

#ifndef O_BINARY /* of Windows */
#define O_BINARY 0
#endif

#define LINKS_MAX 40
#define LINK_LENGTH 4096
#define NAMES_MAX 1000 /* killed writers may have left some of these names */

/* ---- What is unfinished when the command ends ------------------------- */

static char *volatile unfinished; /* the name of the file being written; NULL: none is */

static void remove_unfinished(void)
{
    if (unfinished != NULL) {
        (void)unlink(unfinished);
        unfinished = NULL;
    }
}

/* ---- Names ------------------------------------------------------------ */

/* The path of a link's target, relative to the folder of `path`. NULL: no memory. */
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

/* The path with symbolic links followed; the file need not exist. NULL for the reason in errno. */
static char *follow(const char *path)
{
    char *name = beside("", path), *next, link[LINK_LENGTH];
    unsigned links;

    for (links = 0; name != NULL && links < LINKS_MAX; links++) {
        ssize_t length = system_read_link(name, link, sizeof link - 1);
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

/* Creates a new file beside the target, with the mode of the old file if there is one. */
static FILE *create(cli_output *file, const struct stat *old)
{
    size_t size = strlen(file->target) + sizeof ".partial.999";
    unsigned number = 0;
    int made;

    file->partial = malloc(size);
    if (file->partial == NULL) {
        return NULL;
    }
    system_hold_signals(true);
    do {
        snprintf(file->partial, size, "%s.partial.%u", file->target, number++);
        made = open(file->partial, O_WRONLY | O_CREAT | O_EXCL | O_BINARY, old == NULL ? 0666 : old->st_mode & 0777);
    } while (made < 0 && errno == EEXIST && number < NAMES_MAX);
    unfinished = made < 0 ? NULL : file->partial;
    system_hold_signals(false);
    if (made >= 0 && old != NULL) {
        system_keep_mode(made, old);
    }
    return made < 0 ? NULL : fdopen(made, "wb");
}

/* ---- Files ------------------------------------------------------------ */

/* Whether a path is another name of standard output, such as /dev/stdout. */
static bool is_standard_output(const struct stat *about)
{
    struct stat out;

    return fstat(STDOUT_FILENO, &out) == 0 && system_is_same(&out, about);
}

static FILE *open_file(cli_output *file)
{
    struct stat about;
    bool exists = stat(file->path, &about) == 0;

    if (exists && is_standard_output(&about)) {
        return stdout;
    }
    if (exists && !S_ISREG(about.st_mode)) { /* a device, a pipe: written where it is */
        return fopen(file->path, "wb");
    }
    if (exists && system_is_read_only(file->path, &about)) {
        return NULL;
    }
    file->target = follow(file->path);
    return file->target == NULL ? NULL : create(file, exists ? &about : NULL);
}

int cli_close(FILE *out, const char *name, int status)
{
    bool lost = ferror(out) != 0;

    lost |= fclose(out) != 0;
    return lost ? cli_complain(name, "", 0, "cannot be written", NULL) : status;
}

int cli_output_open(cli_output *file, const char *path)
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
        system_watch_signals(remove_unfinished);
    }
    file->out = open_file(file);
    if (file->out == NULL) {
        (void)cli_complain_of_file(path, "cannot be written");
        remove_unfinished();
        free(file->target);
        free(file->partial);
        return EXIT_UNREADABLE;
    }
    return EXIT_EQUAL;
}

int cli_output_close(cli_output *file, int status)
{
    if (file->out != stdout) {
        status = cli_close(file->out, file->path, status);
    }
    if (file->partial != NULL) {
        system_hold_signals(true);
        if (status == EXIT_EQUAL && system_rename(file->partial, file->target) == 0) {
            unfinished = NULL;
        } else if (status == EXIT_EQUAL) {
            status = cli_complain_of_file(file->path, "cannot be written");
        }
        remove_unfinished();
        system_hold_signals(false);
    }
    free(file->target);
    free(file->partial);
    return status;
}
