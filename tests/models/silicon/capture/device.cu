/* SPDX-License-Identifier: MIT */
/* The GPU through the CUDA runtime. */
#include <stdio.h>

#include <fstream>

#include <cuda_runtime.h>

#include "device.h"

static operands buffers; /* device memory, taken once */

static std::string version(int number)
{
    char text[32];

    snprintf(text, sizeof text, "%d.%d", number / 1000, number % 1000 / 10);
    return text;
}

static std::string driver_line()
{
    std::ifstream file("/proc/driver/nvidia/version");
    std::string line;

    return std::getline(file, line) ? line : std::string("not told by the system");
}

static std::string compiler()
{
    char text[80];

#ifdef PTXAS_VERSION
    snprintf(text, sizeof text, "ptxas %s", PTXAS_VERSION);
#else
    snprintf(text, sizeof text, "nvcc %d.%d.%d", __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__, __CUDACC_VER_BUILD__);
#endif
    return text;
}

static std::string identity(const cudaDeviceProp &gpu)
{
    char text[400];

    snprintf(text, sizeof text, "%s, compute capability %d.%d", gpu.name, gpu.major, gpu.minor);
    return text;
}

template <typename type> static cudaError_t take(type *&pointer, size_t bytes)
{
    void *memory = NULL;
    cudaError_t status = cudaMalloc(&memory, bytes);

    pointer = static_cast<type *>(memory);
    return status;
}

static cudaError_t take_buffers()
{
    cudaError_t status = take(buffers.result, WORDS_MAX * sizeof(uint32_t));

    for (int i = 0; i < INPUTS && status == cudaSuccess; i++) {
        status = take(buffers.in[i], WORDS_MAX * sizeof(uint32_t));
    }
    return status == cudaSuccess ? take(buffers.memory, MEMORY_MAX) : status;
}

bool device_open(std::vector<std::string> &lines)
{
    cudaDeviceProp gpu;
    int driver = 0, runtime = 0;
    cudaError_t status = cudaGetDeviceProperties(&gpu, 0);

    if (status == cudaSuccess) {
        status = take_buffers();
    }
    if (status != cudaSuccess) {
        lines.assign(1, cudaGetErrorString(status));
        return false;
    }
    (void)cudaDriverGetVersion(&driver);
    (void)cudaRuntimeGetVersion(&runtime);
    lines.push_back("gpu: " + identity(gpu));
    lines.push_back("driver: CUDA " + version(driver) + "; " + driver_line());
    lines.push_back("runtime: CUDA " + version(runtime));
    lines.push_back("compiler: " + compiler());
    return true;
}

static cudaError_t send(const row &kernel, const operands &host)
{
    cudaError_t status = cudaMemset(buffers.result, 0, WORDS_MAX * sizeof(uint32_t));

    for (int i = 0; i < INPUTS && status == cudaSuccess; i++) {
        if (kernel.words[i] != 0) {
            status = cudaMemcpy(const_cast<uint32_t *>(buffers.in[i]), host.in[i],
                                kernel.words[i] * LANES * sizeof(uint32_t), cudaMemcpyHostToDevice);
        }
    }
    if (status == cudaSuccess && host.size != 0) {
        status = cudaMemcpy(buffers.memory, host.memory, host.size, cudaMemcpyHostToDevice);
    }
    return status;
}

static operands on_device(const operands &host)
{
    operands there = host;

    for (int i = 0; i < INPUTS; i++) {
        there.in[i] = buffers.in[i];
    }
    there.result = buffers.result;
    there.memory = buffers.memory;
    return there;
}

static cudaError_t receive(const row &kernel, const operands &host)
{
    cudaError_t status = cudaSuccess;

    if (kernel.result_words != 0) {
        status = cudaMemcpy(host.result, buffers.result, kernel.result_words * LANES * sizeof(uint32_t),
                            cudaMemcpyDeviceToHost);
    }
    if (status == cudaSuccess && host.size != 0) {
        status = cudaMemcpy(host.memory, buffers.memory, host.size, cudaMemcpyDeviceToHost);
    }
    return status;
}

const char *device_run(const row &kernel, const operands &host)
{
    cudaError_t status = send(kernel, host);

    if (status == cudaSuccess) {
        kernel.kernel<<<1, LANES>>>(on_device(host));
        status = cudaGetLastError();
    }
    if (status == cudaSuccess) {
        status = cudaDeviceSynchronize();
    }
    if (status == cudaSuccess) {
        status = receive(kernel, host);
    }
    return status == cudaSuccess ? NULL : cudaGetErrorString(status);
}
