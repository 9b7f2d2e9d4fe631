import { MAX_IMAGE_SIDE_PX } from '@lulus/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { answerApart } from '../../jobs/answer-apart.ts';
import type { ShrinkAnswer, ShrinkTask } from './shrink-image.ts';

const MAX_PIXELS = 25_000_000;
const MAX_PIXELS_OF_AVIF = 6_000_000;
const MAX_PIXELS_OF_PROGRESSIVE_JPEG = 20_000_000;
/** For formats that are decoded into memory as a whole. */
const MAX_PIXELS_IN_MEMORY = 16_000_000;
const QUALITY = 85;

// Uses one core only, since running examinations have priority.
sharp.concurrency(1);
sharp.cache(false);

/** This overlay removes the colours of fully transparent pixels, which a student could make visible. */
const TRANSPARENT_OVERLAY = {
  input: { create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } },
  tile: true,
} as const;

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

/**
 * Returns the limit of width times height, over all frames. Photos of the accepted file size have fewer pixels. Decoding
 * `MAX_PIXELS` takes 190 MB. Formats that are decoded as a whole, or need more bytes per pixel, have lower limits.
 */
function maxPixelsOf(extension: string, { pages = 1, isProgressive, depth }: Metadata): number {
  const max = () => {
    if (extension === 'avif') return MAX_PIXELS_OF_AVIF;
    if (extension === 'jpg') return isProgressive ? MAX_PIXELS_OF_PROGRESSIVE_JPEG : MAX_PIXELS;
    return extension === 'gif' || pages > 1 || isProgressive ? MAX_PIXELS_IN_MEMORY : MAX_PIXELS;
  };
  return depth === 'ushort' ? max() / 2 : max();
}

const pixelLimit = (extension: string) => (extension === 'avif' ? MAX_PIXELS_OF_AVIF : MAX_PIXELS);

async function reencode({ source, target, extension }: ShrinkTask): Promise<ShrinkAnswer> {
  const image = sharp(source, { animated: true, limitInputPixels: pixelLimit(extension), failOn: 'error' });
  const metadata = await image.metadata();
  const { width, height, pages = 1 } = metadata;
  const maxPixels = maxPixelsOf(extension, metadata);
  if (width * height > maxPixels) return { tooManyPixels: maxPixels };
  // sharp cannot rotate animations. They have no orientation.
  const upright = pages > 1 ? image : image.autoOrient();
  const size = { width: MAX_IMAGE_SIDE_PX, height: MAX_IMAGE_SIDE_PX };
  const shrunk = upright.resize({ ...size, fit: 'inside', withoutEnlargement: true });
  const visible = metadata.hasAlpha ? shrunk.composite([TRANSPARENT_OVERLAY]) : shrunk;
  await encodeAs(visible, extension).toFile(target);
  return 'done';
}

answerApart(async (task: ShrinkTask): Promise<ShrinkAnswer> => {
  try {
    return await reencode(task);
  } catch (error) {
    const isTooLarge = /pixel limit/i.test((error as Error).message);
    return isTooLarge ? { tooManyPixels: pixelLimit(task.extension) } : 'damaged';
  }
});
