/** Turns pictures of formats that browsers do not show, but that can be read, into PNG. */
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Imported } from '../imported.ts';

const MAX_PIXELS = 50_000_000;

async function toPng(bytes: Uint8Array): Promise<Uint8Array | null> {
  const type = await fileTypeFromBuffer(bytes);
  const isSvg = !type && /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 2000)).toString('utf8'));
  if (!isSvg && type?.mime !== 'application/xml' && type?.mime !== 'image/tiff') return null;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 144 }).png().toBuffer();
  } catch {
    return null;
  }
}

export async function convertPictures(imported: Imported): Promise<Imported> {
  const media: Imported['media'] = {};
  for (const [name, bytes] of Object.entries(imported.media)) media[name] = (await toPng(bytes)) ?? bytes;
  return { ...imported, media };
}
