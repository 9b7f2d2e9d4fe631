import { MAX_IMAGE_SIDE_PX } from '@lulus/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { answerApart } from '../../jobs/answer-apart.ts';
import type { ShrinkAnswer, ShrinkTask } from './shrink-image.ts';

const MAX_PIXELS = 25_000_000;
const MAX_PIXELS_OF_AVIF = 6_000_000;
const MAX_PIXELS_OF_PROGRESSIVE_JPEG = 20_000_000;
const MAX_PIXELS_HELD_WHOLE = 16_000_000;
const QUALITY = 85;

// On one core: examinations that run go first.
sharp.concurrency(1);
sharp.cache(false);

/** Laid over a picture it removes the colours of fully transparent pixels, which a student could make visible. */
const NOTHING = {
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
 * Width times height, over all frames. The limit is above any camera's photo of a permitted size. It is also what
 * this process can decode in some 190 MB. Formats that need all of it in memory, or more bytes a pixel, have a lower
 * limit.
 */
function mostPixels(extension: string, { pages = 1, isProgressive, depth }: Metadata): number {
  const most = () => {
    if (extension === 'avif') return MAX_PIXELS_OF_AVIF;
    if (extension === 'jpg') return isProgressive ? MAX_PIXELS_OF_PROGRESSIVE_JPEG : MAX_PIXELS;
    return extension === 'gif' || pages > 1 || isProgressive ? MAX_PIXELS_HELD_WHOLE : MAX_PIXELS;
  };
  return depth === 'ushort' ? most() / 2 : most();
}

const pixelLimit = (extension: string) => (extension === 'avif' ? MAX_PIXELS_OF_AVIF : MAX_PIXELS);

async function reencode({ source, target, extension }: ShrinkTask): Promise<ShrinkAnswer> {
  const image = sharp(source, { animated: true, limitInputPixels: pixelLimit(extension), failOn: 'error' });
  const metadata = await image.metadata();
  const { width, height, pages = 1 } = metadata;
  const most = mostPixels(extension, metadata);
  if (width * height > most) return { tooManyPixels: most };
  // The frames of an animation are never turned, and sharp refuses to try.
  const upright = pages > 1 ? image : image.autoOrient();
  const size = { width: MAX_IMAGE_SIDE_PX, height: MAX_IMAGE_SIDE_PX };
  const shrunk = upright.resize({ ...size, fit: 'inside', withoutEnlargement: true });
  const seen = metadata.hasAlpha ? shrunk.composite([NOTHING]) : shrunk;
  await encodeAs(seen, extension).toFile(target);
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
