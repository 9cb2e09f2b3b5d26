#!/bin/sh
# Starts nginx from the template, after adding this build's assets to those of earlier builds.
set -eu
sh /deploy/keep-assets.sh /build/dist/assets "$DIST/assets"
names='$HTTP_LISTEN $HTTPS_LISTEN $SERVER_NAMES $CERTIFICATE $CERTIFICATE_KEY $DIST $HSTS $PROXY_HEADERS $SITE_SERVERS $REAL_IP $ERROR_PAGES'
envsubst "$names" </deploy/nginx/croupier.conf.template >/etc/nginx/conf.d/croupier.conf
exec nginx -g 'daemon off;'
