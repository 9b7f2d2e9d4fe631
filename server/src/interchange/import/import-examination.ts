/** Turns a package into a new draft. */
import type { importExamination, Reply } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import type { Staff } from '../../auth/reach.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { StoreContext } from '../../platform/files/store-upload.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Say } from '../../platform/http/replies/reply-language.ts';
import type { UploadedFile } from '../../platform/http/requests/multipart.ts';
import { questionFile } from './question-file.ts';
import { readAndStoreMedia } from './read-and-store-media.ts';
import { type DraftContext, storeAsDraft } from './store-file.ts';

/** Inserts a draft from a package that was sent as `file`. */
export async function importPackage(
  context: DraftContext & StoreContext,
  caller: { user: Staff; actor: Actor },
  files: UploadedFile[],
  say: Say,
): Promise<Reply<typeof importExamination>> {
  const { path, filename } = questionFile(files);
  const read = await readAndStoreMedia(context, { path, name: filename, format: undefined });
  const { examination, items, refused, notes } = read;
  if (!examination) throw validationFailed({ file: [problem('not_a_package')] });
  const examination_id = await storeAsDraft(context, caller, { ...read, examination });
  const note = ({ code, params }: Problem) => ({ code, params, message: say({ code, params }) });
  return {
    message: say('examination_imported'),
    examination_id,
    counts: { stored: items.length, refused: refused.length },
    refused: refused.map(({ n, ref, problem: reason }) => ({ n, ref: say(ref), ...note(reason) })),
    notes: notes.map(note),
    warnings: items.flatMap(({ n, ref, warnings }) =>
      warnings.map((warning) => ({ n, ref: say(ref), ...note(warning) })),
    ),
  };
}
