import { MAX_IMAGE_SIDE_PX } from '@lulus/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { answerApart } from '../jobs/answer-apart.ts';
import type { ShrinkAnswer, ShrinkTask } from './shrink-image.ts';

const QUALITY = 85;

// On one core: examinations that run go first.
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

/** With 16 bits a channel, a pixel takes twice the memory. */
const mostPixels = ({ maxPixels }: ShrinkTask, { depth }: Metadata) =>
  depth === 'ushort' ? maxPixels / 2 : maxPixels;

async function reencode(task: ShrinkTask): Promise<ShrinkAnswer> {
  const { source, target, extension, maxPixels } = task;
  const image = sharp(source, { animated: true, limitInputPixels: maxPixels, failOn: 'error' });
  const metadata = await image.metadata();
  const { width, height, pages = 1 } = metadata;
  if (width * height > mostPixels(task, metadata)) return { tooManyPixels: mostPixels(task, metadata) };
  // The frames of an animation are never turned, and sharp refuses to try.
  const upright = pages > 1 ? image : image.autoOrient();
  const size = { width: MAX_IMAGE_SIDE_PX, height: MAX_IMAGE_SIDE_PX };
  const shrunk = upright.resize({ ...size, fit: 'inside', withoutEnlargement: true });
  await encodeAs(shrunk, extension).toFile(target);
  return 'done';
}

answerApart(async (task: ShrinkTask): Promise<ShrinkAnswer> => {
  try {
    return await reencode(task);
  } catch (error) {
    const isTooLarge = /pixel limit/i.test((error as Error).message);
    return isTooLarge ? { tooManyPixels: task.maxPixels } : 'damaged';
  }
});
