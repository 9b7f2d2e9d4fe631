import sharp from 'sharp';
import { seededRandom } from './faults/seeded.ts';

const BYTES_PER_PIXEL = 0.55;

/** Returns a photo of about `bytes`, which no program can make much smaller. Each seed gives another one. */
export async function noisyJpeg(seed: number, bytes: number): Promise<Uint8Array> {
  const random = seededRandom(seed + 1);
  const side = Math.round(Math.sqrt(bytes / BYTES_PER_PIXEL));
  const pixels = Uint8Array.from({ length: side * side * 3 }, () => random() * 256);
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
}
