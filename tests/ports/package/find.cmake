# SPDX-License-Identifier: MIT
# A project that finds an installed mmaref, and links one of its targets.
cmake_minimum_required(VERSION 3.16)
project(user C)
find_package(mmaref ${WANTED} REQUIRED)
add_executable(program program.c)
target_link_libraries(program ${TARGET})
