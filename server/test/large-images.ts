/** Images that are small as files and large when decoded, all within the limits of an upload. */
import sharp, { type Sharp } from 'sharp';

/** A smooth picture: a few colours, enlarged. */
async function aSmooth(width: number, height: number, channels: 3 | 4 = 3): Promise<Sharp> {
  const colours = Buffer.from(Array.from({ length: 8 * 8 * channels }, (_, index) => (index * 53) % 256));
  const small = sharp(colours, { raw: { width: 8, height: 8, channels } });
  const raw = await small.resize(width, height, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  return sharp(raw, { raw: { width, height, channels } });
}

/** 24 million pixels, like a camera's photo. */
export const aLargeJpeg = async () => (await aSmooth(6000, 4000)).jpeg().toBuffer();
export const aLargePng = async () => (await aSmooth(6000, 4000)).png().toBuffer();

async function anAnimation(format: 'gif' | 'webp', count: number): Promise<Buffer> {
  const frame = await (await aSmooth(1000, 1000)).png().toBuffer();
  const frames = Array.from({ length: count }, (_, n) =>
    sharp(frame)
      .modulate({ hue: n * 15 })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    [format]()
    .toBuffer();
}

/** Returns the accepted images of each format that need the most memory, by name. */
export async function awkwardImages(): Promise<Record<string, Buffer>> {
  const opaque = await aSmooth(5000, 4000);
  const clear = await aSmooth(5000, 5000, 4);
  const whole = await aSmooth(4000, 4000, 4);
  const deep = (await aSmooth(3500, 3500, 4)).toColourspace('rgb16');
  const deepAndWhole = (await aSmooth(2800, 2800, 4)).toColourspace('rgb16');
  const lying = { orientation: 6 };
  return {
    'jpeg, progressive, lying': await opaque.jpeg({ progressive: true }).withMetadata(lying).toBuffer(),
    'png, transparent': await clear.clone().png().toBuffer(),
    'png, transparent, lying': await clear.clone().png().withMetadata(lying).toBuffer(),
    'png, interlaced': await whole.clone().png({ progressive: true }).toBuffer(),
    'png of 16 bits': await deep.png().toBuffer(),
    'png of 16 bits, interlaced': await deepAndWhole.png({ progressive: true }).toBuffer(),
    'webp, transparent': await clear.clone().webp().toBuffer(),
    'webp, animated': await anAnimation('webp', 16),
    gif: await whole.clone().gif({ effort: 1 }).toBuffer(),
    'gif, animated': await anAnimation('gif', 16),
    avif: await (await aSmooth(3000, 2000)).avif({ effort: 0 }).toBuffer(),
    'avif of 10 bits': await (await aSmooth(2000, 1500, 4)).avif({ effort: 0, bitdepth: 10 }).toBuffer(),
  };
}

/** Valid images with small files that are rejected for their number of pixels. */
export async function oversizedImages(): Promise<Record<string, Buffer>> {
  return {
    'png of 100 megapixels': await (await aSmooth(10_000, 10_000)).png().toBuffer(),
  };
}
