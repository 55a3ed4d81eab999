// SPDX-License-Identifier: MIT
// What functions of CUDA and atoms of CuTe need of their headers, for a compiler that has neither.
typedef int int32_t;
typedef unsigned uint32_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef unsigned long size_t;
#define __device__ __attribute__((used))
#define CUTE_HOST_DEVICE
inline size_t __cvta_generic_to_shared(const void *p) { return (size_t)p; }
inline size_t __cvta_generic_to_global(const void *p) { return (size_t)p; }

template <class...> struct Shape {};
template <class...> struct Stride {};
template <class, class = void> struct Layout {};
template <class> struct MMA_Traits;
struct half_t {};
struct bfloat16_t {};
struct tfloat32_t {};
struct int4_t {};
struct uint4_t {};
struct uint1_t {};
struct float_e4m3_t {};
struct float_e5m2_t {};
struct float_e3m2_t {};
struct float_e2m3_t {};
struct float_e2m1_t {};
template <int> struct Int {};
#define NUMBER(n) typedef Int<n> _##n;
NUMBER(0) NUMBER(1) NUMBER(2) NUMBER(4) NUMBER(8) NUMBER(16) NUMBER(32) NUMBER(64) NUMBER(128) NUMBER(256)
NUMBER(512) NUMBER(1024) NUMBER(2048)
