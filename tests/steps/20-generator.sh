#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Specs of the generator.
exec busted --lua=lua5.4 --output=TAP tests/generator
