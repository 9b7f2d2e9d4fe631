/** Repacks an audio or video file with its unchanged tracks and no other content. */
import { problem } from '@lulus/contract/messages';
import { unsupportedMediaType } from '../../errors.ts';
import { runApart } from '../../jobs/run-apart.ts';

/** The largest accepted video takes some seconds. Nearly all memory is outside of the heap. */
const BOUNDS = { timeLimitMs: 30_000, heapMb: 128 };

export interface RemuxTask {
  source: string;
  target: string;
  extension: string;
}

export type RemuxAnswer = 'done' | 'unplayable';

/**
 * Writes the audio or video to `target`, in the same format. Omits titles, comments, locations, pictures and all other
 * hidden content, since students could read it. Throws 415 if browsers could not play the file.
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
      [field]: [problem('media_unplayable')],
    });
  }
}
