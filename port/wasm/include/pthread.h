/* SPDX-License-Identifier: MIT */
/* WASI has no threads: none can be started, and the command then does all jobs itself. */
#ifndef MMAREF_WASM_PTHREAD_H
#define MMAREF_WASM_PTHREAD_H

#include <errno.h>

typedef int pthread_t;

static inline int pthread_create(pthread_t *thread, const void *attributes, void *(*start)(void *), void *context)
{
    (void)thread;
    (void)attributes;
    (void)start;
    (void)context;
    return EAGAIN;
}

static inline int pthread_join(pthread_t thread, void **result)
{
    (void)thread;
    (void)result;
    return EINVAL;
}

#endif
