import { problem } from '@lulus/contract/messages';
import { picturesIn } from '../content/link-content.ts';
import { getExaminationRow } from '../examinations/examinations.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { validationFailed } from '../platform/errors.ts';
import { listMissingPictures } from '../platform/files/files.queries.ts';
import { type StoreContext, storeUpload } from '../platform/files/store-upload.ts';
import type { UploadedFile } from '../platform/http/requests/multipart.ts';
import { rejectStrayFiles } from '../platform/http/requests/reject-stray-files.ts';
import type { ItemContent } from '../questions/bank-items.queries.ts';

/** Stores a picture for the text of a question. The sweep deletes it unless a question names it within a day. */
export async function storePicture(
  context: StoreContext,
  examinationId: string,
  files: UploadedFile[],
): Promise<{ path: string }> {
  await getExaminationRow(context.db, examinationId);
  rejectStrayFiles(files, (field) => field === 'file');
  const file = files.at(-1);
  if (!file) throw validationFailed({ file: [problem('picture_needed')] });
  const { path } = await storeUpload(context, file, { folder: 'bank_asset', kinds: ['image'] });
  return { path };
}

/** Throws 422 if a text of the question has a picture that is not stored. */
export async function refuseMissingPictures(
  db: Db,
  { bank_question, option_type, bank_option, rows_type, bank_rows, hint_type, hint }: ItemContent,
): Promise<void> {
  const texts = [
    bank_question,
    ...(option_type === 'html' ? Object.values(bank_option) : []),
    ...(rows_type === 'html' ? Object.values(bank_rows) : []),
    ...(hint_type === 'html' ? [hint ?? ''] : []),
  ];
  await refuseMissing(db, texts, 'bank_question');
}

/** Throws 422 for the field if a text has a picture that is not stored. */
export async function refuseMissing(db: Db, texts: string[], field: string): Promise<void> {
  const missing = await listMissingPictures(db, texts.flatMap(picturesIn));
  if (missing.length > 0) throw validationFailed({ [field]: [problem('picture_missing')] });
}
