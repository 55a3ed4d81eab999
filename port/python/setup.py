# SPDX-License-Identifier: MIT
"""Builds the package from an sdist: `make sdist` puts the library, mmaref.c and mmaref.h, beside this file."""
import re
from pathlib import Path

from setuptools import Extension, setup

number = int(re.search("#define MMAREF_VERSION (0x[0-9a-f]+)", Path("mmaref.h").read_text()).group(1), 16)
sources = ["mmaref.c"] + sorted(str(each) for each in Path(".").glob("*/*.c"))
core = Extension("mmaref._core", sources, include_dirs=["."], depends=["mmaref.h"], py_limited_api=True,
                 extra_compile_args=["-O2", "-fvisibility=hidden", "-Wno-psabi"])
setup(version=f"{number >> 16}.{number >> 8 & 255}.{number & 255}", ext_modules=[core])
