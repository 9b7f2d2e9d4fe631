import { MAX_IMAGE_SIDE_PX } from '@lulus/contract';
import type { Problem } from '@lulus/contract/messages';
import sharp, { type Sharp } from 'sharp';
import type { FileTask } from './media-types.ts';

/** Width times height, over all frames. Photos of the accepted file size have fewer. Decoding them takes 190 MB. */
const MAX_PIXELS = 25_000_000;
/** Decoding AVIF takes more bytes per pixel. */
const MAX_PIXELS_OF_AVIF = 6_000_000;
const QUALITY = 85;

// Uses one core only, since running examinations have priority.
sharp.concurrency(1);
sharp.cache(false);

function encodeAs(image: Sharp, extension: string): Sharp {
  switch (extension) {
    case 'jpg':
      return image.jpeg({ quality: QUALITY });
    case 'webp':
      return image.webp({ quality: QUALITY });
    case 'gif':
      return image.gif({ effort: 1 });
    case 'avif':
      return image.avif({ quality: 70, effort: 1 });
    default:
      return image.png();
  }
}

/** Re-encodes an image: upright, with a limited size, and without metadata. Returns a fault if it cannot. */
export async function rewriteFile({ source, target, extension }: FileTask): Promise<Problem | undefined> {
  const limitInputPixels = extension === 'avif' ? MAX_PIXELS_OF_AVIF : MAX_PIXELS;
  try {
    const image = sharp(source, { animated: true, limitInputPixels, failOn: 'error' });
    const { pages = 1 } = await image.metadata();
    // sharp cannot rotate animations. They have no orientation.
    const upright = pages > 1 ? image : image.autoOrient();
    const size = { width: MAX_IMAGE_SIDE_PX, height: MAX_IMAGE_SIDE_PX };
    const shrunk = upright.resize({ ...size, fit: 'inside', withoutEnlargement: true });
    await encodeAs(shrunk, extension).toFile(target);
    return undefined;
  } catch (error) {
    const isTooLarge = /pixel limit/i.test((error as Error).message);
    return isTooLarge
      ? { code: 'image_pixels', params: { max: limitInputPixels / 1e6 } }
      : { code: 'image_damaged', params: {} };
  }
}
