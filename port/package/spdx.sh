#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes mmaref.spdx, what a release is made of in SPDX 2.3, into its root folder: spdx.sh FOLDER.
set -eu
version=$(port/package/version.sh)
date=$(port/package/version.sh date)
cd "$1"
rm -f mmaref.spdx
find . -type f ! -name '*~' ! -name '.*.sw?' ! -name '*.o' ! -path '*/__pycache__/*' -print0 | LC_ALL=C sort -z |
    xargs -0 sha1sum > ../spdx.sums
# Of SPDX 2.3, section 7.9: the sums in ascending order, one behind the other.
code=$(cut -d' ' -f1 ../spdx.sums | LC_ALL=C sort | tr -d '\n' | sha1sum | cut -d' ' -f1)
{
    cat << END
SPDXVersion: SPDX-2.3
DataLicense: CC0-1.0
SPDXID: SPDXRef-DOCUMENT
DocumentName: mmaref-$version
DocumentNamespace: https://spdx.org/spdxdocs/mmaref-$version-$code
Creator: Tool: port/package/spdx.sh
Created: ${date}T00:00:00Z
Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-Package

PackageName: mmaref
SPDXID: SPDXRef-Package
PackageVersion: $version
PackageDownloadLocation: NOASSERTION
FilesAnalyzed: true
PackageVerificationCode: $code (excludes: ./mmaref.spdx)
PackageLicenseConcluded: MIT
PackageLicenseInfoFromFiles: MIT
PackageLicenseDeclared: MIT
PackageCopyrightText: <text>$(grep "^Copyright" LICENSE)</text>
PackageComment: It depends on no other package. tests/data/vectors/README.md has the licences of published outputs.
END
    awk '{
        printf "\nFileName: %s\nSPDXID: SPDXRef-File-%d\nFileChecksum: SHA1: %s\n", substr($0, 43), NR, $1
        print "LicenseConcluded: " ($2 ~ /\/published[.].*[.]vec$/ ? "NOASSERTION" : "MIT")
        print "LicenseInfoInFile: MIT\nFileCopyrightText: NOASSERTION"
        print "Relationship: SPDXRef-Package CONTAINS SPDXRef-File-" NR
    }' ../spdx.sums
} > mmaref.spdx
rm ../spdx.sums
