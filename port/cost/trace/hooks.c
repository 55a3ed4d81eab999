/* SPDX-License-Identifier: MIT */
/* What -finstrument-functions calls: notes the address of every function entered while tracing is on,
 * and writes them to the file that TRACE names when the program ends. */
#include <stdio.h>
#include <stdlib.h>

#define ENTRIES_MAX (1u << 22)

int trace_on;

static void *entered[ENTRIES_MAX];
static size_t count;

__attribute__((no_instrument_function)) void __cyg_profile_func_enter(void *function, void *site);
__attribute__((no_instrument_function)) void __cyg_profile_func_exit(void *function, void *site);

void __cyg_profile_func_enter(void *function, void *site)
{
    (void)site;
    if (trace_on && count < ENTRIES_MAX) {
        entered[count++] = function;
    }
}

void __cyg_profile_func_exit(void *function, void *site)
{
    (void)function;
    (void)site;
}

__attribute__((constructor, no_instrument_function)) static void start(void)
{
    trace_on = getenv("TRACE_ALL") != NULL;
}

__attribute__((destructor, no_instrument_function)) static void finish(void)
{
    const char *path = getenv("TRACE");
    FILE *file = path == NULL ? NULL : fopen(path, "w");
    size_t k;

    for (k = 0; file != NULL && k < count; k++) {
        (void)fprintf(file, "%p\n", entered[k]);
    }
    if (file != NULL && fclose(file) != 0) {
        abort();
    }
}
