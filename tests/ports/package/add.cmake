# SPDX-License-Identifier: MIT
# A project that has mmaref as a folder.
cmake_minimum_required(VERSION 3.16)
project(user C)
add_subdirectory("${RELEASE}" release)
add_executable(program program.c)
target_link_libraries(program mmaref::mmaref)
