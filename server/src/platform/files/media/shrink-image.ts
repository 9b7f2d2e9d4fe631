/** Re-encodes an image: upright, with a limited size, and without metadata. */
import { problem } from '@lulus/contract/messages';
import { tooLarge, unsupportedMediaType } from '../../errors.ts';
import { runApart } from '../../jobs/run-apart.ts';

/** A slow image delays all others, since one is processed at a time. Nearly all memory is outside of the heap. */
const BOUNDS = { timeLimitMs: 30_000, heapMb: 64 };

export interface ShrinkTask {
  source: string;
  target: string;
  extension: string;
}

export type ShrinkAnswer = 'done' | 'damaged' | { tooManyPixels: number };

/** Writes the image to `target`, in the same format. Throws 413 for too many pixels, and 415 for a damaged image. */
export async function shrinkImage(
  source: string,
  target: string,
  { extension, field }: { extension: string; field: string },
): Promise<void> {
  const program = new URL('./shrink-image.process.ts', import.meta.url);
  const task: ShrinkTask = { source, target, extension };
  const outcome = await runApart<ShrinkAnswer>(program, task, BOUNDS);
  if ('exceeded' in outcome) {
    throw tooLarge({ [field]: [problem('image_too_large')] });
  }
  const { answer } = outcome;
  if (answer === 'damaged') {
    throw unsupportedMediaType({ [field]: [problem('image_damaged')] });
  }
  if (answer !== 'done') {
    const millions = answer.tooManyPixels / 1e6;
    throw tooLarge({ [field]: [problem('image_pixels', { max: millions })] });
  }
}
