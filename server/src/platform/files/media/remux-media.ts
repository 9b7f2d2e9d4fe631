/** Repacks a sound or a video: its tracks as they are, and no other content of the file. */
import { unsupportedMediaType } from '../../errors.ts';
import { runApart } from '../../jobs/run-apart.ts';

/** A video of the largest permitted size takes some seconds. Nearly all memory is outside of the heap. */
const BOUNDS = { timeLimitMs: 30_000, heapMb: 128 };

export interface RemuxTask {
  source: string;
  target: string;
  extension: string;
}

export type RemuxAnswer = 'done' | 'unplayable';

/**
 * Writes the sound or video to `target` in its own format. Titles, comments, places, pictures and all other hidden
 * content are left out, since students could read them. Throws 415 for what no browser would play.
 */
export async function remuxMedia(
  source: string,
  target: string,
  { extension, field }: { extension: string; field: string },
): Promise<void> {
  const program = new URL('./remux-media.process.ts', import.meta.url);
  const task: RemuxTask = { source, target, extension };
  const outcome = await runApart<RemuxAnswer>(program, task, BOUNDS);
  if (!('answer' in outcome) || outcome.answer !== 'done') {
    throw unsupportedMediaType({
      [field]: ['The recording or video is damaged, or of a kind that browsers do not play.'],
    });
  }
}
