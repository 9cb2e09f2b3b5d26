#!/bin/sh
# Adds a build's hashed assets to the folder that the web server reads, and removes those that no build of the last
# 30 days had: sh deploy/keep-assets.sh apps/site/dist/assets /srv/croupier/assets
set -eu
from=$1
to=$2
days=${3:-30}
mkdir -p "$to"
cp -R "$from/." "$to/"
# An asset of this build is as new as the build, even if an earlier build had it too.
(cd "$from" && find . -type f -print) | while read -r name; do touch "$to/$name"; done
find "$to" -type f -mtime +"$days" -delete
