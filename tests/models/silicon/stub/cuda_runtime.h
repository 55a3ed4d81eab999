/* SPDX-License-Identifier: MIT */
/* As much of CUDA as tests/models/silicon uses, so that clang can compile it without a toolkit. What the
 * host calls is in runtime.cpp. */
#ifndef SILICON_STUB_CUDA_RUNTIME_H
#define SILICON_STUB_CUDA_RUNTIME_H

#include <stddef.h>

#define __CUDACC_VER_MAJOR__ 1
#define __CUDACC_VER_MINOR__ 2
#define __CUDACC_VER_BUILD__ 3

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __align__(n) __attribute__((aligned(n)))

struct dim3 {
    unsigned x, y, z;
    __host__ __device__ dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
};

struct cudaDeviceProp {
    char name[256];
    int major, minor;
};

typedef enum { cudaSuccess, cudaErrorUnknown } cudaError_t;
typedef enum { cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost } cudaMemcpyKind;

const char *cudaGetErrorString(cudaError_t status);
cudaError_t cudaGetDeviceProperties(cudaDeviceProp *gpu, int device);
cudaError_t cudaDriverGetVersion(int *version);
cudaError_t cudaRuntimeGetVersion(int *version);
cudaError_t cudaMalloc(void **pointer, size_t size);
cudaError_t cudaMemset(void *pointer, int value, size_t size);
cudaError_t cudaMemcpy(void *to, const void *from, size_t size, cudaMemcpyKind kind);
cudaError_t cudaGetLastError();
cudaError_t cudaDeviceSynchronize();

/* What clang makes of <<< >>>, in its older and its newer way. */
extern "C" {
cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0, void *stream = 0);
cudaError_t cudaSetupArgument(const void *argument, size_t size, size_t offset);
cudaError_t cudaLaunch(const void *function);
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, void *stream = 0);
cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream);
cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3 block, void **arguments, size_t shared,
                             void *stream);
}

struct stub_lane {
    __declspec(property(get = read)) unsigned x;
    __device__ unsigned read() const { return __nvvm_read_ptx_sreg_tid_x(); }
};
extern const __device__ stub_lane threadIdx;

template <typename to, typename from> static __device__ inline to stub_bits(from value)
{
    to result;
    static_assert(sizeof(to) == sizeof(from), "same size");
    __builtin_memcpy(&result, &value, sizeof result);
    return result;
}

static __device__ inline float __uint_as_float(unsigned bits) { return stub_bits<float>(bits); }
static __device__ inline unsigned __float_as_uint(float value) { return stub_bits<unsigned>(value); }
static __device__ inline double __longlong_as_double(long long bits) { return stub_bits<double>(bits); }
static __device__ inline long long __double_as_longlong(double value) { return stub_bits<long long>(value); }

static __device__ inline size_t __cvta_generic_to_shared(const void *pointer)
{
    return (size_t)(__attribute__((address_space(3))) const void *)pointer;
}

#endif
