/* SPDX-License-Identifier: MIT */
/* The four functions that a compiler may call in any freestanding program.
 * They are built with -fno-tree-loop-distribute-patterns, which keeps the
 * compiler from turning these loops into calls of themselves. */
#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);
int memcmp(const void *left, const void *right, size_t size);

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    unsigned char *target = to;
    const unsigned char *source = from;

    while (size-- != 0) {
        *target++ = *source++;
    }
    return to;
}

void *memmove(void *to, const void *from, size_t size)
{
    unsigned char *target = to;
    const unsigned char *source = from;

    if (target < source) {
        while (size-- != 0) {
            *target++ = *source++;
        }
    } else {
        while (size-- != 0) {
            target[size] = source[size];
        }
    }
    return to;
}

void *memset(void *to, int value, size_t size)
{
    unsigned char *target = to;

    while (size-- != 0) {
        *target++ = (unsigned char)value;
    }
    return to;
}

int memcmp(const void *left, const void *right, size_t size)
{
    const unsigned char *a = left;
    const unsigned char *b = right;

    for (; size != 0; size--, a++, b++) {
        if (*a != *b) {
            return *a - *b;
        }
    }
    return 0;
}
