/** The real type of a file, by its content. Neither its name nor its declared type counts. */
import { runApart } from '../../jobs/run-apart.ts';
import type { MediaKind } from './media-types.ts';

/** A damaged file can send a reader round in circles. Sound ones take some milliseconds. */
const BOUNDS = { timeLimitMs: 10_000, heapMb: 64 };

export interface FileType {
  kind: MediaKind;
  /** Its extension in the store. */
  extension: string;
}

/** undefined for what is none of ours, and for sound and videos without a track that can be read. */
export async function detectFileType(path: string): Promise<FileType | undefined> {
  const program = new URL('./detect-file-type.process.ts', import.meta.url);
  const outcome = await runApart<FileType | undefined>(program, path, BOUNDS);
  return 'answer' in outcome ? outcome.answer : undefined;
}
