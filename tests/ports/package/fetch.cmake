# SPDX-License-Identifier: MIT
# A project that takes mmaref from a folder, as it would from an address.
cmake_minimum_required(VERSION 3.16)
project(user C)
include(FetchContent)
FetchContent_Declare(mmaref SOURCE_DIR "${RELEASE}" SOURCE_SUBDIR port/package/cmake)
FetchContent_MakeAvailable(mmaref)
add_executable(program program.c)
target_link_libraries(program mmaref::mmaref)
