/* SPDX-License-Identifier: MIT */
/* Takes the place of malloc, calloc and realloc (-Wl,--wrap): allocation number MEMORY_ENDS_AT, and every one after
 * it, fails. */
#include <stdlib.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

static int fails(void)
{
    static long number;
    const char *end = getenv("MEMORY_ENDS_AT");

    return end != NULL && ++number >= atol(end);
}

void *__wrap_malloc(size_t size)
{
    return fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    return fails() ? NULL : __real_realloc(old, size);
}
