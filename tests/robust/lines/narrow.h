/* SPDX-License-Identifier: MIT */
/* Before a source of the library: a machine of 32 bits that counts no leading zeros. */
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#undef UINTPTR_MAX
#define UINTPTR_MAX 0xffffffff
#undef __SIZEOF_INT128__
#undef __x86_64__
