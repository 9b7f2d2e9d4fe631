/** `examinations import`: stores a file in an examination, or as a new draft. */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Staff } from '../../auth/reach.ts';
import type { StoreContext } from '../../platform/files/store-upload.ts';
import { SERVER } from '../../platform/http/actor.ts';
import { listSections } from '../../questions/sections.queries.ts';
import type { StoredFile } from '../fitted.ts';
import { questionFile } from '../import/question-file.ts';
import { readAndStoreMedia } from '../import/read-and-store-media.ts';
import { type DraftContext, storeAsDraft, storeInExamination } from '../import/store-file.ts';
import { warnOfOtherSettings } from '../import/warn-of-other-settings.ts';

const MAX_NAME = 200;

export interface Imported extends StoredFile {
  examination_id: string;
}

/** The examination's name: the file's, without the endings of our exports. */
const nameOf = (path: string): string =>
  basename(path)
    .replace(/(\.(lulus|gift|aiken))?\.\w+$/, '')
    .slice(0, MAX_NAME)
    .trim() || basename(path);

/**
 * Imports a file into the examination, or as a new draft of `owner`. Throws an `HttpError` if it cannot be read or stored.
 */
export async function importFile(
  context: DraftContext & StoreContext,
  path: string,
  { examination_id, owner }: { examination_id: string | undefined; owner: Staff },
): Promise<Imported> {
  const { size: bytes } = await stat(path);
  const upload = questionFile([{ field: 'file', path, filename: basename(path), bytes }]);
  const file = await readAndStoreMedia(context, { path, name: upload.filename, format: undefined });
  if (examination_id === undefined) {
    const examination = file.examination ?? { name: nameOf(path), settings: {} };
    const caller = { user: owner, actor: SERVER };
    return { ...file, examination_id: await storeAsDraft(context, caller, { ...file, examination }) };
  }
  warnOfOtherSettings(file, await listSections(context.db, examination_id));
  await storeInExamination(context, SERVER, examination_id, file);
  return { ...file, examination_id };
}
