# SPDX-License-Identifier: MIT
"""Prints a C source that compiles where the structs and constants of mmaref_interface are those of mmaref.h."""
import ctypes

import mmaref_interface as interface

print('#include <stddef.h>\n#include "mmaref.h"')


def claim(expression, value):
    print(f'_Static_assert(({expression}) == {value}, "{expression}");')


for name, value in vars(interface).items():
    if name.startswith("MMAREF_"):
        claim(name, value)
    elif name.startswith("mmaref_") and isinstance(value, type) and hasattr(value, "_fields_"):
        # The parts of mmaref_selftest_memory have no names in C; their sizes add up to that of the whole.
        if name.startswith("mmaref_selftest_memory_"):
            continue
        claim(f"sizeof({name})", ctypes.sizeof(value))
        for field, kind in value._fields_:
            claim(f"offsetof({name}, {field})", getattr(value, field).offset)
            claim(f"sizeof((({name} *)0)->{field})", ctypes.sizeof(kind))
