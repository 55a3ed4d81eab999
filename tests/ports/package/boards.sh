# SPDX-License-Identifier: MIT
# Step package: what package managers of microcontrollers read.
# shellcheck shell=bash disable=SC2154,SC2317 # what tests/steps/79-package.sh defines; functions called by name

# shellcheck disable=SC2016 # Markdown
route ESP-IDF 'a component, `idf_component_register` being a stand-in' \
    "$(lines "$embedded/CMakeLists.txt" "$embedded/idf_component.yml")" project stub_idf -DRELEASE="$embedded"
keys() { # FILE, KEY...: a map with these keys alone, all of them words; tags are short ones, without blanks
    ruby -ryaml -e 'all = YAML.load_file(ARGV.shift)
        abort all.inspect unless all.keys == ARGV && all.delete("tags").all?(/\A[\w-]{3,32}\z/) && all.values.all?(String)' "$@"
}
try 'ESP-IDF: idf_component.yml has keys of its manifest alone' keys "$embedded/idf_component.yml" version description license tags
configured() { # what Debian's kconfiglib makes of Kconfig, with MMAREF=$1
    /usr/bin/python3 -c 'import sys, kconfiglib
all = kconfiglib.Kconfig(sys.argv[1])
assert all.syms["MMAREF"].set_value(sys.argv[2]) and not all.warnings
all.write_config(sys.argv[3])' "$embedded/zephyr/Kconfig" "$1" "$folder/config.$1" && grep MMAREF "$folder/config.$1"
}
with_zephyr() { project stub_zephyr -DRELEASE="$embedded" "-D$(configured y)"; }
# shellcheck disable=SC2016 # Markdown
route Zephyr 'a module, configured by kconfiglib, `zephyr_library` being a stand-in' \
    "$(lines "$embedded/CMakeLists.txt" "$embedded/zephyr/module.yml" "$embedded/zephyr/Kconfig")" with_zephyr
try 'Zephyr: without CONFIG_MMAREF nothing is built' [ "$(configured n)" = '# CONFIG_MMAREF is not set' ]
module() { # what Zephyr reads of a module is there
    local key file
    for key in cmake kconfig; do
        file=$(sed -n "s/^  $key: //p" "$embedded/zephyr/module.yml")
        [ -n "$file" ] && [ -e "$embedded/$file" ] || { echo "$key: no '$file'"; return 1; }
    done
    ruby -ryaml -e 'all = YAML.load_file(ARGV[0]); exit all.keys == %w[name build] && all["build"].keys == %w[cmake kconfig]' \
        "$embedded/zephyr/module.yml"
}
try 'Zephyr: zephyr/module.yml names files that are there' module
simulated() { # PROGRAM: what an ATmega2560 prints; simavr ends when it sleeps, and prints what ends a line as dots
    timeout 60 simavr -m atmega2560 -f 16000000 "$1" 2>&1 | sed -n 's/\x1b\[[0-9;]*m//g; /^D\[/{ s/\.*$//; p }'
}
flat() { # every source in one folder, and no option but the processor's and what the linker may leave out
    mkdir "$folder/flat" && cp src/*.[ch] generated/*.[ch] tests/ports/package/avr_console.c "$folder/program.c" "$folder/flat" &&
        cd "$folder/flat" && avr-gcc -mmcu=atmega2560 -Os -ffunction-sections -fdata-sections -w ./*.c -Wl,--gc-sections -o program &&
        prints simulated program
}
# shellcheck disable=SC2016 # Markdown
route 'all sources in a folder' '`avr-gcc -mmcu=atmega2560 *.c`, in simavr' 0 flat
# Arduino as Debian has it. Its avr-gcc knows DECIMAL_DIG in C alone, which WString.cpp wants.
arduino() { # its example, whose loop ends, for a simulator takes a sleep with interrupts off for the end
    mkdir -p "$folder/arduino/libraries" "$folder/arduino/warp" "$folder/arduino/build" && cd "$folder/arduino" || return
    ln -s "$embedded" libraries/mmaref
    { echo '#include <avr/sleep.h>'; sed '/^void loop/,$d' libraries/mmaref/examples/warp/warp.ino
      echo 'void loop() { cli(); sleep_enable(); sleep_cpu(); }'; } > warp/warp.ino
    arduino-builder -compile -hardware /usr/share/arduino/hardware -tools /usr/share/arduino/hardware \
        -libraries libraries -fqbn arduino:avr:mega:cpu=atmega2560 -build-path "$PWD/build" -warnings none \
        -prefs=runtime.tools.avr-gcc.path=/usr -prefs=compiler.cpp.extra_flags=-DDECIMAL_DIG=9 \
        -prefs=tools.ctags.cmd.path=/usr/bin/arduino-ctags \
        -prefs='tools.ctags.pattern="{cmd.path}" -u --language-force=c++ -f - --c++-kinds=svpf --fields=KSTtzns --line-directives "{source_file}"' \
        warp/warp.ino > log 2>&1 || { tail -n 20 log; return 1; }
    prints simulated build/warp.ino.elf
}
# shellcheck disable=SC2016 # Markdown
route Arduino 'the example `warp`, by `arduino-builder` for a Mega 2560, in simavr' "$(lines "$embedded/library.properties")" arduino
properties() { # the fields that the library specification wants, and the version of all
    local field
    for field in name version author maintainer sentence paragraph category architectures; do
        grep -q "^$field=." "$embedded/library.properties" || { echo "no $field"; return 1; }
    done
    grep -qx "version=$version" "$embedded/library.properties" && [ -f "$embedded/src/mmaref.h" ]
}
try 'Arduino: library.properties' properties
examples() { # where the library specification wants them: examples/NAME/NAME.ino
    local example found=
    for example in "$embedded"/examples/*; do
        found=yes
        [ -f "$example/${example##*/}.ino" ] || { echo "no sketch in $example"; return 1; }
    done
    [ -n "$found" ]
}
try 'Arduino: examples' examples
coloured() { # KIND: the words of keywords.txt that have it
    awk -F '\t' -v kind="$1" '!/^#/ && $0 != "" && (NF != 2 || $2 !~ /^(KEYWORD[12]|LITERAL1)$/) { print "bad line: " $0 }
        $2 == kind { print $1 }' "$embedded/keywords.txt" | sort
}
functions() { gcc -E -P -I"$embedded/src" "$embedded/src/mmaref.h" | grep -oE '\bmmaref_[a-z0-9_]+\(' | tr -d '(' | sort -u; }
try 'Arduino: keywords.txt has every function' diff <(functions) <(coloured KEYWORD2)
try 'Arduino: and types' grep -qx mmaref_instruction <(coloured KEYWORD1)
has_keywords() { # every manifest that has a field for them
    local word
    . "$root/port/package/about.sh"
    for word in $keywords; do
        jq -e --arg word "$word" '.keywords | index($word)' "$embedded/library.json" > /dev/null &&
            jq -e --arg word "$word" '.keywords | index($word)' "$BUILD/wasm/npm/package.json" > /dev/null &&
            grep -qx "  - $word" "$embedded/idf_component.yml" && grep -q "<keyword>$word</keyword>" "$embedded/mmaref.mmaref.pdsc" ||
            { echo "no $word"; return 1; }
    done
    [ -n "${word:-}" ]
}
try 'keywords are in every manifest that has a place for them' has_keywords
platformio() {
    jq -e --arg version "$version" '.name == "mmaref" and .version == $version and (.keywords | type) == "array"' \
        "$embedded/library.json" > "$folder/platformio.log" &&
        gcc -O1 -I"$embedded/$(jq -r .build.includeDir "$embedded/library.json")" "$folder/program.c" \
            "$embedded/$(jq -r .build.srcDir "$embedded/library.json")"/*.c -o "$folder/platformio" && prints "$folder/platformio"
}
# shellcheck disable=SC2016 # Markdown
route PlatformIO '`cc` of the folders that `library.json` names' "$(lines "$embedded/library.json")" platformio
# The schema of CMSIS-Pack is not in Debian: where PACK_XSD names the file PACK.xsd of it, the description is checked by
# it, else by what it asks of the elements used. A file that is named is there.
pdsc=$embedded/mmaref.mmaref.pdsc
of_pdsc() { xmllint --xpath "$1" "$pdsc"; } # XPATH
cmsis_schema() {
    local file condition
    xmllint --noout ${PACK_XSD:+--schema "$PACK_XSD"} "$pdsc" || return
    [ "$(of_pdsc 'count(/package[@schemaVersion][vendor][name][description][url][license]/releases/release[@version][@date])')" = 1 ] &&
        [ "$(of_pdsc 'count(//component[@Cclass="Data Processing"][@Cgroup][@Cversion][description])')" = 1 ] || return
    condition=$(of_pdsc 'string(//component/@condition)')
    [ "$(of_pdsc "count(//condition[@id='$condition']/accept)")" = 1 ] || { echo "no condition $condition"; return 1; }
    for file in $(of_pdsc '//file/@name' | sed 's/.*"\(.*\)"/\1/') "$(of_pdsc 'string(//license)')"; do
        [ -f "$embedded/$file" ] || { echo "no $file"; return 1; }
    done
    [ "$(of_pdsc 'string(//release/@version)')" = "$version" ] && [ "$(of_pdsc 'string(//component/@Cversion)')" = "$version" ]
}
try "CMSIS-Pack: its description, by ${PACK_XSD:-what its schema asks of the elements used}" cmsis_schema
cmsis() {
    gcc -O1 -I"$embedded/$(dirname "$(of_pdsc 'string(//file[@category="header"]/@name)')")" "$folder/program.c" \
        "$embedded/$(of_pdsc 'string(//file[@category="source"]/@name)')" -o "$folder/cmsis" && prints "$folder/cmsis"
}
# shellcheck disable=SC2016 # Markdown
route CMSIS-Pack '`cc` of the files that its component names' "$(lines "$pdsc")" cmsis
