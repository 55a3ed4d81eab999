# SPDX-License-Identifier: MIT
# A project that takes a release of mmaref from git.
cmake_minimum_required(VERSION 3.16)
project(user C)
include(FetchContent)
FetchContent_Declare(mmaref GIT_REPOSITORY "${REPOSITORY}" GIT_TAG "${TAG}")
FetchContent_MakeAvailable(mmaref)
add_executable(program program.c)
target_link_libraries(program mmaref::mmaref)
