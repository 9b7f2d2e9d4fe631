#!/usr/bin/env bash
# Makes everything in media/ again: the pictures from media-src/*.svg, the sound from spoken-texts.json.
#
# Needs Node.js and, on Debian 12 (bookworm):
#   apt-get install flite festival festvox-us-slt-hts sox ffmpeg librsvg2-bin pngquant fonts-inter
#
#   ./make-media.sh            all
#   ./make-media.sh pictures   pictures only
#   ./make-media.sh sound      sound only
set -euo pipefail
cd "$(dirname "$0")"
what="${1:-all}"
mkdir -p media

if [ "$what" = all ] || [ "$what" = pictures ]; then
  rm -f media/*.png
  for svg in media-src/*.svg; do
    name="$(basename "$svg" .svg)"
    rsvg-convert --format png "$svg" | pngquant --strip --speed 1 --quality 80-100 --output "media/$name.png" -
    echo "drawn   $name.png"
  done
fi

if [ "$what" = all ] || [ "$what" = sound ]; then
  rm -f media/*.mp3
  node media-src/speak.mjs spoken-texts.json media
fi
