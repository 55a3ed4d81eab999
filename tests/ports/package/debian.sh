# SPDX-License-Identifier: MIT
# Step package: the packages of Debian.
# shellcheck shell=bash disable=SC2154,SC2317 # what tests/steps/79-package.sh defines; functions called by name

mkdir "$folder/debian"
debian=$folder/debian/mmaref-$version
builds_debian() {
    tar -C "$folder/debian" -xzf "$folder/one/build/dist/mmaref-$version.tar.gz" &&
        DEBFULLNAME='A Packager' DEBEMAIL=packager@mmaref.test port/package/debian.sh "$debian" &&
        (cd "$debian" && env -u BUILD dpkg-buildpackage -b -us -uc -j"$JOBS") > "$folder/debian.log" 2>&1 ||
        { tail -n 20 "$folder/debian.log"; return 1; }
}
try 'Debian: packages' builds_debian
try 'Debian: lintian has neither an error nor a warning' lintian --allow-root --fail-on error,warning \
    "$folder/debian/mmaref_${version}_$(dpkg --print-architecture).changes"
with_debian() { # what the packages hold, unpacked into one folder
    local root=$folder/debian/root package lib
    for package in "$folder"/debian/*.deb; do
        [[ $package == *-dbgsym_* ]] || dpkg-deb -x "$package" "$root" || return
    done
    lib=$(dirname "$root"/usr/lib/*/libmmaref.a)
    "$root/usr/bin/mmaref" --version && gcc -I"$root/usr/include" "$folder/program.c" -L"$lib" -lmmaref -o "$folder/with_debian" &&
        prints env LD_LIBRARY_PATH="$lib" "$folder/with_debian"
}
# shellcheck disable=SC2016 # Markdown
route Debian '`port/package/debian.sh`, `dpkg-buildpackage -b`; `cc program.c -lmmaref` with what the packages hold' \
    "$(cd "$debian/debian" && lines changelog control copyright rules source/format ./*.install)" with_debian
with_python() { prints env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$folder/debian/root/usr/lib/python3/dist-packages" /usr/bin/python3 tests/ports/package/program.py; }
try 'Debian: python3-mmaref, by itself' with_python
nobody() { ! env -u DEBEMAIL port/package/debian.sh "$debian" 2> "$folder/err" && grep -q 'DEBEMAIL must name' "$folder/err"; }
try 'Debian: a package without a maintainer is refused' nobody

