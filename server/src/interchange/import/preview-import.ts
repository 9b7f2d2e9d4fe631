import { type Parsed, previewImport } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { Say } from '../../platform/http/replies/reply-language.ts';
import type { UploadedFile } from '../../platform/http/requests/multipart.ts';
import { textOf } from '../../platform/http/serve.ts';
import { mapInTurns } from '../../platform/jobs/in-turns.ts';
import { listItems } from '../../questions/bank-items.queries.ts';
import { linkItem, linkStimulus } from '../../questions/link-files.ts';
import { listSections } from '../../questions/sections.queries.ts';
import type { FittedItem } from '../fitted.ts';
import { duplicatesAmong } from './find-duplicates.ts';
import { insertImport } from './imports.queries.ts';
import { questionFile } from './question-file.ts';
import { readAndStoreMedia } from './read-and-store-media.ts';
import { warnOfOtherSettings } from './warn-of-other-settings.ts';

type Context = Pick<PlatformContext, 'clock' | 'db' | 'files' | 'uploads' | 'assetLinks'>;

const { element: itemSchema } = previewImport.reply.shape.items;
const frameSchema = previewImport.reply.omit({ items: true });

/** Reads a file of questions, and stores the preview. The examination stays as it is. Returns the reply's bytes. */
export async function preview(
  context: Context,
  { examination_id, format }: Parsed<typeof previewImport, 'body'>,
  files: UploadedFile[],
  say: Say,
): Promise<Buffer> {
  const { db, clock, assetLinks } = context;
  await getExaminationRow(db, examination_id);
  const { path, filename } = questionFile(files);
  const read = await readAndStoreMedia(context, { path, name: filename, format });
  if (read.items.length + read.refused.length === 0)
    throw validationFailed({ file: [problem('no_questions_in_file')] });
  warnOfOtherSettings(read, await listSections(db, examination_id));
  const duplicateOf = duplicatesAmong(await listItems(db, examination_id));
  const id = newId();
  const content = { stimuli: read.stimuli, sections: read.sections };
  const row = { id, examination_id, format: read.format, created_at: clock(), content };
  await db.transaction().execute((trx) => insertImport(trx, row, read.items));
  const note = ({ code, params }: Problem) => ({ code, params, message: say({ code, params }) });
  const shown = ({ n, ref, section, content, stimulus, warnings }: FittedItem) => {
    const place = { id, examination_id, section_id: id, bank_section: section, origin_id: null };
    return {
      ...linkItem({ ...content, ...place, tags: content.tags ?? [] }, assetLinks),
      n,
      ref: say(ref),
      section,
      stimulus,
      warnings: warnings.map(note),
      duplicate_of: duplicateOf(content),
    };
  };
  const stimuli = Object.entries(read.stimuli).map(([key, { play_limit, ...stimulus }]) => [
    key,
    { ...linkStimulus(stimulus, assetLinks), play_limit },
  ]);
  const frame = textOf(frameSchema, {
    import_id: id,
    format: read.format,
    counts: {
      read: read.items.length + read.refused.length,
      ready: read.items.length,
      with_warnings: read.items.filter(({ warnings }) => warnings.length > 0).length,
      refused: read.refused.length,
    },
    refused: read.refused.map(({ n, ref, problem: reason }) => ({ n, ref: say(ref), ...note(reason) })),
    notes: read.notes.map(note),
    stimuli: Object.fromEntries(stimuli),
  });
  // Serialising thousands of questions at once would keep students waiting.
  const items = await mapInTurns(read.items, (item) => Buffer.from(`${textOf(itemSchema, shown(item))},`));
  const end = items.pop()?.subarray(0, -1) ?? Buffer.alloc(0);
  const start = Buffer.from(`${frame.slice(0, -1)},"items":[`);
  return Buffer.concat([start, ...items, end, Buffer.from(']}')]);
}
