#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Prints the keys of JSON, one a line: a path, [] standing for the elements of an array, and the types of its values.
jq -r '[paths(type != "object" and type != "array") as $p |
    [($p | map(if type == "number" then "[]" else . end) | join(".")), (getpath($p) | type)]] |
    group_by(.[0])[] | "    \(.[0][0])  \(map(.[1]) | unique | join(" or "))"'
