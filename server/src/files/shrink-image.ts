/** Re-encodes an image: of a sane size, upright, and with nothing in it but the picture. */
import { MAX_IMAGE_SIDE_PX } from '@lulus/contract';
import sharp, { type Sharp } from 'sharp';
import { tooLarge, unsupportedMediaType } from '../http/errors.ts';

/**
 * Width times height, over all frames: above any camera's photo of a permitted size, and small enough that decoding
 * takes some 120 MB at most. An avif takes some 18 bytes a pixel.
 */
const MAX_PIXELS = 25_000_000;
const MAX_PIXELS_OF_AVIF = 6_000_000;
const QUALITY = 85;
/** An image that takes longer would hold up everyone else's. */
const MAX_SECONDS = 60;

// One image at a time, on one core: examinations that run go first.
sharp.concurrency(1);
sharp.cache(false);
let last: Promise<unknown> = Promise.resolve();

function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

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

const pixelLimit = (extension: string) => (extension === 'avif' ? MAX_PIXELS_OF_AVIF : MAX_PIXELS);

async function reencode(source: string, target: string, extension: string): Promise<void> {
  const image = sharp(source, { animated: true, limitInputPixels: pixelLimit(extension), failOn: 'error' });
  const { pages = 1 } = await image.metadata();
  // The frames of an animation are never turned, and sharp refuses to try.
  const upright = pages > 1 ? image : image.autoOrient();
  const size = { width: MAX_IMAGE_SIDE_PX, height: MAX_IMAGE_SIDE_PX };
  const shrunk = upright.resize({ ...size, fit: 'inside', withoutEnlargement: true });
  await encodeAs(shrunk, extension).timeout({ seconds: MAX_SECONDS }).toFile(target);
}

/** Writes the image to `target` in its own format. Throws 413 for too many pixels, 415 for a spoilt image. */
export async function shrinkImage(
  source: string,
  target: string,
  options: { extension: string; field: string },
) {
  const { extension, field } = options;
  try {
    await oneAtATime(() => reencode(source, target, extension));
  } catch (error) {
    if (/timeout/i.test((error as Error).message)) {
      throw tooLarge({ [field]: ['The image is too large to be made smaller.'] });
    }
    if (/pixel limit/i.test((error as Error).message)) {
      throw tooLarge({
        [field]: [`The image must not have more than ${pixelLimit(extension) / 1e6} million pixels.`],
      });
    }
    throw unsupportedMediaType({ [field]: ['The image is damaged and cannot be read.'] });
  }
}
