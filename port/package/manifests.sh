#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes what package managers want in the root folder of a release: manifests.sh release|embedded|npm FOLDER.
# The sources of `release` are those that lie in its src and generated; `embedded` has the amalgamation, `npm` the
# modules of WebAssembly. What they say of the project is in about.sh.
set -eu
version=$(port/package/version.sh)
. port/package/about.sh
folder=$2
# Files below the folder that a pattern names, quoted, with commas.
quoted() { (cd "$folder" && printf "  '%s',\n" "$@"); }
named() { (cd "$folder" && for file in $1; do echo "$file"; done); }

write_cmake() {
    cat << 'END'
# SPDX-License-Identifier: MIT
cmake_minimum_required(VERSION 3.16)
project(mmaref-release LANGUAGES C)
add_subdirectory(port/package/cmake)
END
}

# The generated headers that mmaref.h includes, as meson lists files, each with a comma behind it.
public_headers() {
    sed -n "s,^#include \"\(.*\)\"\$,'generated/\1'\,,p" "$folder/src/mmaref.h" | tr '\n' ' '
}

write_meson() {
    cat << END
# SPDX-License-Identifier: MIT
project('mmaref', 'c', version: '$version', license: 'MIT', default_options: ['c_std=c99'], meson_version: '>=0.60')
sources = files(
$(quoted $(named 'src/*.c') $(named 'generated/*.c'))
)
include = include_directories('src', 'generated')
mmaref = library('mmaref', sources, include_directories: include, gnu_symbol_visibility: 'hidden',
  version: '$version', soversion: '$(port/package/version.sh soname)', install: true)
install_headers($(public_headers)'src/mmaref.h')
import('pkgconfig').generate(mmaref, description: '$about')
mmaref_dep = declare_dependency(link_with: mmaref, include_directories: include)
meson.override_dependency('mmaref', mmaref_dep)
END
}

write_bender() {
    cat << END
# SPDX-License-Identifier: MIT
package:
  name: mmaref
  description: "$about"
  authors: ["$authors"]
export_include_dirs: [port/dpi, generated/sv]
sources:
$(named 'port/dpi/*_pkg.sv' | sed 's/^/  - /')
$(named 'port/dpi/*.sv' | grep -v '_pkg\.sv$' | sed 's/^/  - /')
END
}

write_platformio() {
    cat << END
{
  "\$schema": "https://raw.githubusercontent.com/platformio/platformio-core/develop/platformio/assets/schema/library.json",
  "name": "mmaref",
  "version": "$version",
  "description": "$about",
  "keywords": [$(each_keyword '"%s", ' | sed 's/, $//')],
  "license": "MIT",$(with_homepage '\n  "homepage": "%s",')
  "authors": { "name": "$authors" },
  "frameworks": "*",
  "platforms": "*",
  "headers": "mmaref.h",
  "build": { "srcDir": "src", "includeDir": "src" }
}
END
}

write_arduino() {
    cat << END
name=mmaref
version=$version
author=$authors
maintainer=$authors
sentence=$about
paragraph=No heap, no libc, no floating-point types; the answers of matrix units on a microcontroller.
category=Data Processing
architectures=*
includes=mmaref.h
END
    with_homepage 'url=%s'
}

# What its editor colours: types and functions.
write_arduino_keywords() {
    echo '# SPDX-License-Identifier: MIT'
    sed -n 's/^} \(mmaref_[a-z0-9_]*\);$/\1\tKEYWORD1/p' "$folder/src/mmaref.h"
    GENERATED=generated port/package/write_api.sh functions | sed 's/$/\tKEYWORD2/'
}

write_esp_idf() {
    cat << END
# SPDX-License-Identifier: MIT
version: "$version"
description: "$about"
license: MIT
tags:
$(each_keyword '  - %s\n')
END
    with_homepage 'url: "%s"'
}

# One file for all who read CMakeLists.txt in the root of a component.
write_component() {
    cat << 'END'
# SPDX-License-Identifier: MIT
# A component of ESP-IDF, a module of Zephyr, or a library of any other build with CMake.
if(COMMAND idf_component_register)
  idf_component_register(SRCS src/mmaref.c INCLUDE_DIRS src)
elseif(COMMAND zephyr_library_named)
  if(CONFIG_MMAREF)
    zephyr_library_named(mmaref)
    zephyr_library_sources(src/mmaref.c)
    zephyr_include_directories(src)
  endif()
else()
  cmake_minimum_required(VERSION 3.16)
  project(mmaref LANGUAGES C)
  add_library(mmaref STATIC src/mmaref.c)
  target_include_directories(mmaref PUBLIC src)
  set_target_properties(mmaref PROPERTIES C_STANDARD 99)
  add_library(mmaref::mmaref ALIAS mmaref)
endif()
END
}

write_kconfig() {
    cat << 'END'
# SPDX-License-Identifier: MIT
config MMAREF
	bool "Bit-exact matrix-multiply instructions"
	help
	  The library mmaref: what the matrix units of GPUs compute, bit for bit.
END
}

write_module() {
    cat << 'END'
# SPDX-License-Identifier: MIT
name: mmaref
build:
  cmake: .
  kconfig: zephyr/Kconfig
END
}

write_cmsis() {
    cat << END
<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<package schemaVersion="1.7.7" xmlns:xs="http://www.w3.org/2001/XMLSchema-instance"
         xs:noNamespaceSchemaLocation="https://raw.githubusercontent.com/Open-CMSIS-Pack/Open-CMSIS-Pack-Spec/v1.7.7/schema/PACK.xsd">
  <vendor>mmaref</vendor>
  <name>mmaref</name>
  <description>$about</description>
  <url>$homepage</url>
  <license>LICENSE</license>
  <keywords>
$(each_keyword '    <keyword>%s</keyword>\n')
  </keywords>
  <releases>
    <release version="$version" date="$(port/package/version.sh date)">See CHANGELOG.md.</release>
  </releases>
  <conditions>
    <condition id="Arm">
      <description>Any Cortex-M</description>
      <accept Dcore="*"/>
    </condition>
  </conditions>
  <components>
    <component Cclass="Data Processing" Cgroup="mmaref" Cversion="$version" condition="Arm">
      <description>$about</description>
      <files>
        <file category="header" name="src/mmaref.h"/>
        <file category="source" name="src/mmaref.c"/>
      </files>
    </component>
  </components>
</package>
END
}

write_npm() {
    sed "s/\"version\": \".*\"/\"version\": \"$version\"/" port/wasm/package.json |
        sed "/\"license\"/a\\  \"keywords\": [$(each_keyword '"%s", ' | sed 's/, $//')],\n  \"author\": \"$authors\"," |
        sed "$(with_homepage '/"license"/a\\  "homepage": "%s",')"
}

case $1 in
release)
    write_cmake > "$folder/CMakeLists.txt"
    write_meson > "$folder/meson.build"
    write_bender > "$folder/Bender.yml"
    mkdir -p "$folder/LICENSES"
    cp "$folder/LICENSE" "$folder/LICENSES/MIT.txt" # where REUSE looks for it
    ;;
embedded)
    mkdir -p "$folder/zephyr"
    write_component > "$folder/CMakeLists.txt"
    write_platformio > "$folder/library.json"
    write_arduino > "$folder/library.properties"
    write_arduino_keywords > "$folder/keywords.txt"
    write_esp_idf > "$folder/idf_component.yml"
    write_module > "$folder/zephyr/module.yml"
    write_kconfig > "$folder/zephyr/Kconfig"
    write_cmsis > "$folder/mmaref.mmaref.pdsc"
    ;;
npm) write_npm > "$folder/package.json" ;;
esac
