import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { type HttpError, tooLarge, unsupportedMediaType } from '../../errors.ts';
import type { UploadedFile } from '../../http/requests/multipart.ts';
import { runApart } from '../../jobs/run-apart.ts';
import { type FileType, type MediaKind, WELCOME } from './media-types.ts';

const PROGRAM = new URL('./rewrite-upload.process.ts', import.meta.url);
/** A damaged file can make a reader loop for ever. The largest video takes some seconds. */
const TIME_LIMIT_MS = 20_000;
/** What each further file of a program adds to the limit. */
const MORE_MS = 1000;
/** Most memory is off the heap. */
const HEAP_MB = 128;

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
  /** Of the rewritten content. */
  hash?: string;
}

export interface RewrittenFile extends FileType {
  hash: string;
}

/** Returns the answer for each file, or undefined if the file exceeds a limit. */
async function runProgram(tasks: RewriteTask[]): Promise<(RewriteAnswer | undefined)[]> {
  const timeLimitMs = TIME_LIMIT_MS + (tasks.length - 1) * MORE_MS;
  const outcome = await runApart<RewriteAnswer[]>(PROGRAM, tasks, { timeLimitMs, heapMb: HEAP_MB });
  if ('answer' in outcome) return outcome.answer;
  if (tasks.length === 1) return [undefined];
  const answers: (RewriteAnswer | undefined)[] = [];
  for (const task of tasks) answers.push(...(await runProgram([task])));
  return answers;
}

/** Returns the rewritten file's type and hash, or why it is refused. */
function judge(
  { field, bytes }: UploadedFile,
  limits: RewriteTask['limits'],
  answer: RewriteAnswer | undefined,
): RewrittenFile | HttpError {
  if (!answer) return unsupportedMediaType({ [field]: [problem('file_unreadable')] });
  const { type, fault, hash } = answer;
  const limit = type && limits[type.kind];
  if (!type || limit === undefined) {
    const kinds = Object.keys(limits) as MediaKind[];
    const welcome = kinds.map((kind) => WELCOME[kind]).join(' or ');
    return unsupportedMediaType({ [field]: [problem('file_kind', { kinds: welcome })] });
  }
  if (bytes > limit) return tooLarge({ [field]: [problem('file_too_large', { max: limit / 1024 / 1024 })] });
  if (fault) return (fault.code === 'image_pixels' ? tooLarge : unsupportedMediaType)({ [field]: [fault] });
  if (hash === undefined) throw new Error(`The program did not rewrite ${field}.`);
  return { ...type, hash };
}

/**
 * Detects the types of uploads by their content, and writes their visible and audible content to `targets`, in the same
 * format. Returns for each its type and hash, or the error 413 or 415 by the file's field.
 */
export async function rewriteUploads(
  files: UploadedFile[],
  targets: string[],
  kinds: MediaKind[],
): Promise<(RewrittenFile | HttpError)[]> {
  const limits = Object.fromEntries(kinds.map((kind) => [kind, MAX_UPLOAD_BYTES[kind]]));
  const tasks = files.map(({ path, bytes }, at) => ({
    source: path,
    target: targets[at] ?? '',
    bytes,
    limits,
  }));
  const answers = await runProgram(tasks);
  return files.map((file, at) => judge(file, limits, answers[at]));
}
