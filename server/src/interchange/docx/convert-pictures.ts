/** Makes the pictures of a document as it shows them. Formats that browsers do not show become PNG. */
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { PictureChange, Source } from './source.ts';

const MAX_PIXELS = 50_000_000;
const LIMITS = { limitInputPixels: MAX_PIXELS, density: 144 };

async function needsPng(bytes: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  const isSvg = /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 2000)).toString('utf8'));
  return type?.mime === 'image/tiff' || (isSvg && (!type || type.mime === 'application/xml'));
}

async function change(bytes: Uint8Array, wanted: PictureChange): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes, LIMITS).metadata();
  const left = Math.round(width * wanted.left);
  const top = Math.round(height * wanted.top);
  const part = {
    left,
    top,
    width: Math.max(1, Math.round(width * (1 - wanted.right)) - left),
    height: Math.max(1, Math.round(height * (1 - wanted.bottom)) - top),
  };
  const mirrored = sharp(bytes, LIMITS).extract(part).flip(wanted.isFlipped).flop(wanted.isMirrored);
  // Turning comes after mirroring, so it needs the finished picture.
  return sharp(await mirrored.png().toBuffer())
    .rotate(wanted.turn)
    .png()
    .toBuffer();
}

async function convert(bytes: Uint8Array, wanted: PictureChange | undefined): Promise<Uint8Array> {
  if (wanted) return change(bytes, wanted);
  return (await needsPng(bytes)) ? sharp(bytes, LIMITS).png().toBuffer() : bytes;
}

/** A picture that cannot be read stays as it is. It is named when it is stored. */
export async function convertPictures({ media, changes }: Source): Promise<Record<string, Uint8Array>> {
  const converted: Record<string, Uint8Array> = {};
  for (const [name, bytes] of Object.entries(media)) {
    converted[name] = await convert(bytes, changes.get(name)).catch(() => bytes);
  }
  return converted;
}
