#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Prints .mmaref.core, the FuseSoC description of the port: port/dpi/write_core.sh > .mmaref.core
cd "$(dirname "$0")/../.." || exit 1
version=$(port/package/version.sh) || exit 1

cat << END
CAPI=2:
# SPDX-License-Identifier: MIT
# FuseSoC: the model for a bench in SystemVerilog. In the root folder, as its files must lie below it.
# Written by port/dpi/write_core.sh; do not edit.
name: mmaref:model:dpi:$version
description: Bit-exact matrix-multiply instructions through DPI

filesets:
  model:
    files:
END
printf '      - %s: { is_include_file: true, include_path: src }\n' src/*.h
printf '      - %s: { is_include_file: true, include_path: generated }\n' generated/*.h generated/dpi/*.h
printf '      - %s: { is_include_file: true, include_path: port/dpi }\n' port/dpi/*.h
printf '      - %s\n' src/*.c generated/*.c port/dpi/*.c
cat << 'END'
    file_type: cSource
  package:
    files:
END
printf '      - %s: { is_include_file: true, include_path: generated/sv }\n' generated/sv/*.svh
printf '      - %s: { is_include_file: true, include_path: port/dpi }\n' port/dpi/*.svh
printf '      - %s\n' port/dpi/*_pkg.sv
for module in port/dpi/*.sv generated/sv/*.sv; do
    [[ $module == *_pkg.sv ]] || echo "      - $module"
done
cat << 'END'
    file_type: systemVerilogSource

targets:
  default:
    filesets: [model, package]
END
