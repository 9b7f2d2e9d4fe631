/** Images that are small as files and large once they are decoded, all within the bounds of an upload. */
import sharp, { type Sharp } from 'sharp';

/** A smooth picture: a few colours, enlarged. */
async function aSmooth(width: number, height: number, channels: 3 | 4 = 3): Promise<Sharp> {
  const colours = Buffer.from(Array.from({ length: 8 * 8 * channels }, (_, index) => (index * 53) % 256));
  const small = sharp(colours, { raw: { width: 8, height: 8, channels } });
  const raw = await small.resize(width, height, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  return sharp(raw, { raw: { width, height, channels } });
}

/** 24 million pixels, as a camera takes them. */
export const aLargeJpeg = async () => (await aSmooth(6000, 4000)).jpeg().toBuffer();
export const aLargePng = async () => (await aSmooth(6000, 4000)).png().toBuffer();

async function anAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frame = await (await aSmooth(1000, 1000)).png().toBuffer();
  const frames = Array.from({ length: 24 }, (_, n) =>
    sharp(frame)
      .modulate({ hue: n * 15 })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    [format]()
    .toBuffer();
}

/** The most awkward of each format, by name. */
export async function awkwardImages(): Promise<Record<string, Buffer>> {
  const opaque = await aSmooth(5000, 5000);
  const clear = await aSmooth(5000, 5000, 4);
  return {
    'jpeg-lying': await opaque
      .clone()
      .jpeg({ progressive: true })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
    'png-clear': await clear.clone().png().toBuffer(),
    'png-interlaced': await clear.clone().png({ progressive: true }).toBuffer(),
    'png-16-bit': await clear.clone().toColourspace('rgb16').png().toBuffer(),
    'png-16-bit-interlaced': await clear.clone().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    'png-lying': await clear.clone().png().withMetadata({ orientation: 6 }).toBuffer(),
    webp: await clear.clone().webp().toBuffer(),
    'webp-lying': await opaque.clone().webp().withMetadata({ orientation: 6 }).toBuffer(),
    'gif-animation': await anAnimation('gif'),
    'webp-animation': await anAnimation('webp'),
    gif: await opaque.clone().gif({ effort: 1 }).toBuffer(),
    avif: await (await aSmooth(3000, 2000)).avif({ effort: 0 }).toBuffer(),
    'avif-10-bit': await (await aSmooth(3000, 2000, 4))
      .avif({ effort: 0, bitdepth: 10 })
      .toBuffer()
      .catch(() => Buffer.alloc(0)),
  };
}
