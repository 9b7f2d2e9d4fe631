/** Detects the type of a file by its content. Its name and its declared type are ignored. */
import { runApart } from '../../jobs/run-apart.ts';
import type { MediaKind } from './media-types.ts';

/** A damaged file can make a reader loop for ever. Intact files take some milliseconds. */
const BOUNDS = { timeLimitMs: 10_000, heapMb: 64 };

export interface FileType {
  kind: MediaKind;
  /** Its extension in the store. */
  extension: string;
}

/** Returns undefined for other types, for audio and videos without a readable track, and after the time limit. */
export async function detectFileType(path: string): Promise<FileType | undefined> {
  const program = new URL('./detect-file-type.process.ts', import.meta.url);
  const outcome = await runApart<FileType | undefined>(program, path, BOUNDS);
  return 'answer' in outcome ? outcome.answer : undefined;
}
