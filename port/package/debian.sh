#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes debian/ into the folder of an unpacked release: debian.sh FOLDER. Then: cd FOLDER && dpkg-buildpackage -b
# The maintainer of a package is who builds it: DEBFULLNAME and DEBEMAIL say who, as to all tools of Debian.
set -eu
folder=$1
version=$(port/package/version.sh)
library=libmmaref$(port/package/version.sh soname)
if [ -z "${DEBFULLNAME:-}" ] || [ -z "${DEBEMAIL:-}" ]; then
    echo "debian.sh: DEBFULLNAME and DEBEMAIL must name the maintainer, as in DEBEMAIL=NAME@HOST" >&2
    exit 2
fi
maintainer="$DEBFULLNAME <$DEBEMAIL>"
. port/package/about.sh
date=$(LC_ALL=C date -u -R -d "$(port/package/version.sh date)")
long='The library mmaref computes bit for bit what matrix-multiply hardware computes:
 the warp-level matrix instructions of the PTX ISA, and Apple AMX mac16.'

mkdir -p "$folder/debian/source"
cd "$folder/debian"
echo '3.0 (native)' > source/format
cat > changelog << END
mmaref ($version) unstable; urgency=medium

  * Release $version; see CHANGELOG.md.

 -- $maintainer  $date
END
cat > control << END
Source: mmaref
Section: science
Priority: optional
Maintainer: $maintainer
Build-Depends: debhelper-compat (= 13)
Standards-Version: 4.6.2$(with_homepage '\nHomepage: %s')
Rules-Requires-Root: no

Package: mmaref
Architecture: any
Depends: \${misc:Depends}, \${shlibs:Depends}
Description: bit-exact matrix-multiply instructions, command
 $long
 .
 This package has the command, which tells what the instructions are, where
 their operands lie, and computes text vectors.

Package: $library
Section: libs
Architecture: any
Multi-Arch: same
Depends: \${misc:Depends}, \${shlibs:Depends}
Description: bit-exact matrix-multiply instructions, shared library
 $long

Package: libmmaref-dev
Section: libdevel
Architecture: any
Depends: $library (= \${binary:Version}), \${misc:Depends}
Description: bit-exact matrix-multiply instructions, for development
 $long
 .
 This package has the headers, the static library, the manual of
 the interface, and the sources for SystemVerilog and DPI.

Package: python3-mmaref
Section: python
Architecture: any
Depends: python3, \${misc:Depends}, \${shlibs:Depends}
Suggests: python3-numpy
Description: bit-exact matrix-multiply instructions, for Python
 $long
 .
 This package has the module mmaref: products of whole arrays as chips compute
 them, their errors, single instructions and dot products; and scoreboards for
 cocotb.
END
cat > copyright << END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: mmaref

Files: *
Copyright: $(sed -n 's/^Copyright (c) //p' ../LICENSE)
License: Expat
$(sed -n '/^Permission/,$p' ../LICENSE | sed 's/^$/./; s/^/ /')
END
printf '%s\n' usr/bin usr/share/man/man1 usr/share/bash-completion usr/share/fish \
    'usr/share/zsh/site-functions/_mmaref usr/share/zsh/vendor-completions' > mmaref.install
echo 'usr/lib/*/libmmaref.so.*' > "$library.install"
printf '%s\n' usr/include 'usr/lib/*/libmmaref.a' 'usr/lib/*/libmmaref.so' 'usr/lib/*/pkgconfig' 'usr/lib/*/cmake' \
    usr/share/mmaref usr/share/man/man3 > libmmaref-dev.install
echo usr/lib/python3 > python3-mmaref.install
cat > rules << 'END'
#!/usr/bin/make -f
include /usr/share/dpkg/architecture.mk
export DEB_BUILD_MAINT_OPTIONS = hardening=+all
places = PREFIX=/usr LIBDIR=/usr/lib/$(DEB_HOST_MULTIARCH) PYTHONDIR=/usr/lib/python3/dist-packages HOST_LDFLAGS=

%:
	dh $@

override_dh_auto_build:
	dh_auto_build -- all shared man completions python $(places)

override_dh_auto_test:
	build/mmaref selftest > build/selftest.txt

override_dh_auto_install:
	dh_auto_install -- $(places)
END
chmod 755 rules
