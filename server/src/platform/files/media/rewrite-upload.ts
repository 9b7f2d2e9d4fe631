import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { tooLarge, unsupportedMediaType } from '../../errors.ts';
import type { UploadedFile } from '../../http/requests/multipart.ts';
import { runApart } from '../../jobs/run-apart.ts';
import { type FileType, type MediaKind, WELCOME } from './media-types.ts';

/** A damaged file can make a reader loop for ever. The largest video takes some seconds. Most memory is off the heap. */
const BOUNDS = { timeLimitMs: 20_000, heapMb: 128 };

export interface RewriteTask {
  source: string;
  target: string;
  bytes: number;
  /** Maximum bytes of the accepted kinds. */
  limits: Partial<Record<MediaKind, number>>;
}

/** The file is rewritten if its type is accepted and there is no fault. */
export interface RewriteAnswer {
  type: FileType | undefined;
  fault?: Problem | undefined;
}

/**
 * Detects the type of an upload by its content, and writes its visible and audible content to `target`, in the same
 * format. Returns the type. Throws 413 and 415, by the file's field.
 */
export async function rewriteUpload(
  { field, path, bytes }: UploadedFile,
  target: string,
  kinds: MediaKind[],
): Promise<FileType> {
  const program = new URL('./rewrite-upload.process.ts', import.meta.url);
  const limits = Object.fromEntries(kinds.map((kind) => [kind, MAX_UPLOAD_BYTES[kind]]));
  const task: RewriteTask = { source: path, target, bytes, limits };
  const outcome = await runApart<RewriteAnswer>(program, task, BOUNDS);
  if ('exceeded' in outcome) throw unsupportedMediaType({ [field]: [problem('file_unreadable')] });
  const { type, fault } = outcome.answer;
  const limit = type && limits[type.kind];
  if (!type || limit === undefined) {
    const welcome = kinds.map((kind) => WELCOME[kind]).join(' or ');
    throw unsupportedMediaType({ [field]: [problem('file_kind', { kinds: welcome })] });
  }
  if (bytes > limit) throw tooLarge({ [field]: [problem('file_too_large', { max: limit / 1024 / 1024 })] });
  if (fault) throw (fault.code === 'image_pixels' ? tooLarge : unsupportedMediaType)({ [field]: [fault] });
  return type;
}
