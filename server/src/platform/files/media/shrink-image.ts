/** Re-encodes an image: of a sane size, upright, and with nothing in it but the picture. */
import { tooLarge, unsupportedMediaType } from '../../errors.ts';
import { runApart } from '../../jobs/run-apart.ts';

/** An image that takes longer would delay all others. Nearly all memory is outside of the heap. */
const BOUNDS = { timeLimitMs: 30_000, heapMb: 64 };

export interface ShrinkTask {
  source: string;
  target: string;
  extension: string;
}

export type ShrinkAnswer = 'done' | 'damaged' | { tooManyPixels: number };

/** Writes the image to `target` in its own format. Throws 413 for too many pixels, 415 for a spoilt image. */
export async function shrinkImage(
  source: string,
  target: string,
  { extension, field }: { extension: string; field: string },
): Promise<void> {
  const program = new URL('./shrink-image.process.ts', import.meta.url);
  const task: ShrinkTask = { source, target, extension };
  const outcome = await runApart<ShrinkAnswer>(program, task, BOUNDS);
  if ('exceeded' in outcome) {
    throw tooLarge({ [field]: ['The image is too large to be made smaller.'] });
  }
  const { answer } = outcome;
  if (answer === 'damaged') {
    throw unsupportedMediaType({ [field]: ['The image is damaged and cannot be read.'] });
  }
  if (answer !== 'done') {
    const millions = answer.tooManyPixels / 1e6;
    throw tooLarge({ [field]: [`The image must not have more than ${millions} million pixels.`] });
  }
}
