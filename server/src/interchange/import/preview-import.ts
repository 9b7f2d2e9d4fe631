import { type Parsed, previewImport } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { Say } from '../../platform/http/replies/reply-language.ts';
import type { UploadedFile } from '../../platform/http/requests/multipart.ts';
import { type ReadyText, readyText, textOf } from '../../platform/http/serve.ts';
import { mapInTurns } from '../../platform/jobs/in-turns.ts';
import { listItems } from '../../questions/bank-items.queries.ts';
import { linkItem, linkStimulus } from '../../questions/link-files.ts';
import { listSections } from '../../questions/sections.queries.ts';
import { readQuestions } from '../read-questions.ts';
import { duplicatesAmong } from './find-duplicates.ts';
import { insertImport } from './imports.queries.ts';
import { questionFile } from './question-file.ts';
import { storeMedia } from './store-media.ts';
import { warnOfOtherSettings } from './warn-of-other-settings.ts';

type Context = Pick<PlatformContext, 'clock' | 'db' | 'files' | 'uploads' | 'assetLinks'>;

/** The reply's items, one by one, and the rest of it: a whole reply of 5,000 questions would keep students waiting. */
const { element: itemSchema } = previewImport.reply.shape.items;
const frameSchema = previewImport.reply.omit({ items: true });

/** Reads a file of questions, and stores the preview. The examination stays as it is. */
export async function preview(
  context: Context,
  { examination_id, format }: Parsed<typeof previewImport, 'body'>,
  files: UploadedFile[],
  say: Say,
): Promise<ReadyText> {
  const { db, clock, assetLinks } = context;
  await getExaminationRow(db, examination_id);
  const { path, filename } = questionFile(files);
  const read = await storeMedia(context, await readQuestions({ path, name: filename, format }));
  if (read.items.length + read.refused.length === 0)
    throw validationFailed({ file: [problem('no_questions_in_file')] });
  warnOfOtherSettings(read, await listSections(db, examination_id));
  const duplicateOf = duplicatesAmong(await listItems(db, examination_id));
  const id = newId();
  const content = {
    items: read.items.map(({ n, section, content, stimulus }) => ({ n, section, content, stimulus })),
    stimuli: read.stimuli,
    sections: read.sections,
  };
  await insertImport(db, { id, examination_id, format: read.format, created_at: clock(), content });
  const note = ({ code, params }: Problem) => ({ code, params, message: say({ code, params }) });
  const items = await mapInTurns(read.items, ({ n, ref, section, content, stimulus, warnings }) =>
    textOf(itemSchema, {
      ...linkItem(
        {
          ...content,
          id,
          examination_id,
          section_id: id,
          bank_section: section,
          tags: content.tags ?? [],
          origin_id: null,
        },
        assetLinks,
      ),
      n,
      ref: say(ref),
      section,
      stimulus,
      warnings: warnings.map(note),
      duplicate_of: duplicateOf(content),
    }),
  );
  const stimuli = Object.entries(read.stimuli).map(([key, { play_limit, ...shown }]) => [
    key,
    { ...linkStimulus(shown, assetLinks), play_limit },
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
    stimuli: Object.fromEntries(stimuli),
  });
  return readyText(`${frame.slice(0, -1)},"items":[${items.join(',')}]}`);
}
