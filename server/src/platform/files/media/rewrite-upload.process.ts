/** The program that rewrite-upload.ts runs. */
import { answerApart } from '../../jobs/answer-apart.ts';
import { contentHash } from '../content-hash.ts';
import { detectFileType } from './detect-file-type.ts';
import type { RewriteAnswer, RewriteTask } from './rewrite-upload.ts';

/** Rewrites one file. */
async function rewrite({ source, target, bytes, limits }: RewriteTask): Promise<RewriteAnswer> {
  const type = await detectFileType(source);
  if (!type || bytes > (limits[type.kind] ?? 0)) return { type };
  // The other kind's library is not loaded, since that takes half of this program's time.
  const { rewriteFile } = await (type.kind === 'image'
    ? import('./shrink-image.ts')
    : import('./remux-media.ts'));
  const fault = await rewriteFile({ source, target, extension: type.extension });
  return fault ? { type, fault } : { type, hash: await contentHash(target) };
}

answerApart(async (tasks: RewriteTask[]) => {
  const answers: RewriteAnswer[] = [];
  for (const task of tasks) answers.push(await rewrite(task));
  return answers;
});
