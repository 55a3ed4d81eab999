/* SPDX-License-Identifier: MIT */
/* Device code that the generated kernels share. */
#ifndef SILICON_KERNEL_CUH
#define SILICON_KERNEL_CUH

#include <cuda_runtime.h>

#include "kernel.h"

static __device__ inline const uint32_t *lane(const uint32_t *words, unsigned count)
{
    return words + threadIdx.x * count;
}

static __device__ inline uint32_t *lane(uint32_t *words, unsigned count)
{
    return words + threadIdx.x * count;
}

static __device__ inline float f32(uint32_t word)
{
    return __uint_as_float(word);
}

static __device__ inline double f64(const uint32_t *words, unsigned i)
{
    return __longlong_as_double((long long)((unsigned long long)words[2 * i + 1] << 32 | words[2 * i]));
}

static __device__ inline void put(uint32_t *words, unsigned i, uint32_t value)
{
    words[i] = value;
}

static __device__ inline void put(uint32_t *words, unsigned i, float value)
{
    words[i] = __float_as_uint(value);
}

static __device__ inline void put(uint32_t *words, unsigned i, double value)
{
    unsigned long long bits = (unsigned long long)__double_as_longlong(value);
    words[2 * i] = (uint32_t)bits;
    words[2 * i + 1] = (uint32_t)(bits >> 32);
}

static __device__ inline uint32_t shared_address(const void *generic)
{
    return (uint32_t)__cvta_generic_to_shared(generic);
}

/* The caller's memory into shared memory, and back, in whole words: both have room for them. */
static __device__ inline uint8_t *enter(uint32_t *arena, const operands &o)
{
    const uint32_t *from = reinterpret_cast<const uint32_t *>(o.memory);

    for (uint32_t i = threadIdx.x; 4 * i < o.size; i += LANES) {
        arena[i] = from[i];
    }
    __syncthreads();
    return reinterpret_cast<uint8_t *>(arena);
}

static __device__ inline void leave(const uint32_t *arena, const operands &o)
{
    uint32_t *to = reinterpret_cast<uint32_t *>(o.memory);

    __syncthreads();
    for (uint32_t i = threadIdx.x; 4 * i < o.size; i += LANES) {
        to[i] = arena[i];
    }
}

#endif
