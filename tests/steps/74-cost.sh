#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Flash, stack and instructions keep their budgets and are not worse than committed.
. tests/tap.sh
exec port/cost/cost.sh
