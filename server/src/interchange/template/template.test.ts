/** A template is read as the questions that it was written from. */
import * as contract from '@lulus/contract';
import { templateFormat } from '@lulus/contract';
import { expect, test } from 'vitest';
import { aTeacher } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { readFile } from '../fit-file.ts';
import { exampleExamination } from './examples.ts';

const { app, context, tokenOf } = await createTestApp();
const teacher = await aTeacher(context);

async function download(format: string, language: string) {
  const headers = { authorization: `Bearer ${await tokenOf(teacher)}` };
  const url = `${contract.getImportTemplate.path}?format=${format}&language=${language}`;
  return app.inject({ url, headers });
}

/**
 * Everything but the paths of pictures. A document has no other tags for italics, gives each picture its size, and an option
 * of one paragraph is its inside.
 */
const comparable = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/bank_asset\/[\w-]+\.png/g, 'path')
      .replace(/<(\/?)em>/g, '<$1i>')
      .replace(/ (?:width|height)=\\"\d+\\"/g, '')
      .replace(/"<p>((?:(?!<p>).)*?)<\/p>"/g, '"$1"'),
  );

test.each(
  templateFormat.options.flatMap((format) =>
    (['en', 'id'] as const).map((language) => [format, language] as const),
  ),
)('the template as %s in the language %s has one question of each type', async (format, language) => {
  const { rawPayload, statusCode, headers } = await download(format, language);
  expect(statusCode).toBe(200);
  const name = /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? '';
  expect(name).toMatch(language === 'id' ? /^templat-soal\./ : /^question-template\./);
  const read = await readFile({ name, bytes: new Uint8Array(rawPayload) });
  expect([read.format, read.refused]).toEqual([format, []]);
  expect(read.items.flatMap(({ warnings }) => warnings)).toEqual([]);
  const { items, stimuli } = await exampleExamination(language);
  const interactions = new Set(items.map(({ interaction }) => interaction));
  expect([...interactions].sort()).toEqual([...contract.interaction.options].sort());
  for (const [at, { section, content, stimulus }] of read.items.entries()) {
    const { bank_section, stimulus_id, ...fields } = items[at] as (typeof items)[number];
    expect([section, stimulus !== null]).toEqual([bank_section, stimulus_id !== null]);
    expect(comparable({ ...fields, stimulus_id: null })).toMatchObject(comparable(content));
  }
  expect(Object.values(read.stimuli)).toMatchObject([{ content: stimuli[0]?.content }]);
});

test('the language of a template is one of two', async () => {
  expect((await download('xlsx', 'nl')).statusCode).toBe(422);
});
