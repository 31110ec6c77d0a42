#!/bin/sh
# Makes the base of the image from Debian's packages alone, as the archive that is named: nothing is pulled from a registry.
# Needs Debian's package debootstrap, and root.
set -eu
archive=$(realpath "${1:?Use: deploy/base.sh base.tar}")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$root/base" "${MIRROR:-http://deb.debian.org/debian}"
rm -rf "$root/base/var/cache/apt" "$root/base/var/lib/apt/lists" "$root/base/usr/share/doc" "$root/base/usr/share/man" "$root/base/dev"
tar -C "$root/base" -cf "$archive" .
