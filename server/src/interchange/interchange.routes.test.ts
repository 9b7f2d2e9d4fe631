/** Files of questions through the calls of staff: previewed, imported, undone and exported. */
import * as contract from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aTeacher } from '../../test/factories.ts';
import { FIVE_TYPES } from '../../test/five-types.ts';
import { createTestApp } from '../../test/test-app.ts';

const { app, call, clock, context, tokenOf } = await createTestApp();
const admin = await anAdmin(context);

const MOODLE = `<?xml version="1.0"?><quiz>
  <question type="category"><category><text>$course$/top/Biologi</text></category></question>
  <question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Organ pernapasan ikan?</p>]]></text></questiontext>
    <single>true</single><answer fraction="100"><text>Insang</text></answer><answer fraction="0"><text>Paru-paru</text></answer></question>
  <question type="essay"><questiontext format="html"><text>Jelaskan fotosintesis.</text></questiontext></question>
  <question type="ddmarker"><questiontext format="html"><text>Tandai.</text></questiontext></question>
</quiz>`;

const anEmpty = () => anExamination(context, { published: false, sections: [] });

async function preview(examination_id: string, content: string | Uint8Array<ArrayBuffer>, as = admin) {
  const files = [{ field: 'file', filename: 'soal.xml', content }];
  return call(contract.previewImport, { as, body: { examination_id }, files });
}
const bankOf = async (examId: string) =>
  (await call(contract.listBankItems, { as: admin, params: { examId } })).reply;
const store = (body: { import_id: string; only?: number[]; section?: string; weight?: number }) =>
  call(contract.importQuestions, { as: admin, body });

async function download(examId: string, format: string) {
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  return app.inject({ url: `/api/interchange/export/${examId}?format=${format}`, headers });
}

test('a preview names each question, and stores nothing in the examination', async () => {
  const { id } = await anEmpty();
  const { status, reply } = await preview(id, MOODLE);
  expect([status, reply.format, reply.counts]).toEqual([
    200,
    'moodle_xml',
    { read: 3, ready: 2, with_warnings: 0, refused: 1 },
  ]);
  expect(reply.items[0]).toMatchObject({ n: 1, section: 'BIOLOGI', bank_key: ['1'], duplicate_of: null });
  expect(reply.refused[0]).toMatchObject({ n: 3, code: 'unsupported_type', params: { type: 'ddmarker' } });
  expect(await bankOf(id)).toEqual([]);
});

test('a preview has at most 5,000 questions', async () => {
  const { id } = await anEmpty();
  const question = (_: unknown, at: number) => `Soal ${at}?{T}`;
  const { status, error } = await preview(id, Array.from({ length: 5001 }, question).join('\n\n'));
  expect([status, error.message]).toEqual([
    422,
    { file: ['The file has 5001 questions. An import has at most 5000.'] },
  ]);
}, 30_000);

test('an import stores the chosen questions once, and a second preview names them as duplicates', async () => {
  const { id } = await anEmpty();
  const { import_id } = (await preview(id, MOODLE)).reply;
  const stored = await store({ import_id, only: [1], section: 'ipa', weight: 3 });
  expect([stored.status, stored.reply.counts]).toEqual([201, { stored: 1, skipped: 1 }]);
  const again = await store({ import_id });
  expect(again.reply.bank_ids).toEqual(stored.reply.bank_ids);
  const [question, ...others] = await bankOf(id);
  expect(question).toMatchObject({ bank_section: 'IPA', bank_question_weight: 3 });
  expect(others).toEqual([]);
  const second = (await preview(id, MOODLE)).reply;
  expect(second.items.map(({ duplicate_of }) => duplicate_of)).toEqual([question?.id, null]);
});

test('an import is undone as long as its questions are unchanged', async () => {
  const { id } = await anEmpty();
  const undo = (import_id: string) => call(contract.undoImport, { as: admin, body: { import_id } });
  const first = (await preview(id, MOODLE)).reply.import_id;
  await store({ import_id: first });
  expect((await undo(first)).reply.deleted).toBe(2);
  expect(await bankOf(id)).toEqual([]);
  expect((await store({ import_id: first })).status).toBe(409);

  const second = (await preview(id, MOODLE)).reply.import_id;
  const [bankId = ''] = (await store({ import_id: second })).reply.bank_ids;
  const body = {
    bank_type: 'text',
    bank_section: 'BIOLOGI',
    bank_question: 'Baru',
    bank_question_weight: '1',
  };
  await call(contract.updateBankItem, { as: admin, params: { bankId }, body: body as never });
  expect((await undo(second)).error.code).toBe('import_edited');
  expect(await bankOf(id)).toHaveLength(2);
});

test('a preview expires after an hour', async () => {
  const { id } = await anEmpty();
  const { import_id } = (await preview(id, MOODLE)).reply;
  clock.advance(3_600_001);
  const { status, error } = await store({ import_id });
  expect([status, error.code]).toEqual([410, 'import_expired']);
});

test('a file that is no file of questions is refused, and other teachers reach no import', async () => {
  const { id } = await anEmpty();
  const { status, error } = await preview(id, '\u0000\u0001 nothing');
  expect([status, Object.keys(error.message)]).toEqual([422, ['file']]);
  const { import_id } = (await preview(id, MOODLE)).reply;
  const other = await aTeacher(context);
  expect((await preview(id, MOODLE, other)).status).toBe(404);
  expect((await call(contract.importQuestions, { as: other, body: { import_id } })).status).toBe(404);
});

test('a drawing is stored as a picture, and a question with an unusable picture is refused by its name', async () => {
  const { id } = await anEmpty();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  const question = (name: string, bytes: Buffer) =>
    `<question type="essay"><questiontext format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/${name}"></p>]]></text><file name="${name}" encoding="base64">${bytes.toString('base64')}</file></questiontext></question>`;
  const damaged = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(99)]);
  const xml = `<quiz>${question('a.svg', Buffer.from(drawing))}${question('b.png', damaged)}${question('c.bmp', Buffer.from(`BM${' '.repeat(99)}`))}</quiz>`;
  const { reply } = await preview(id, xml);
  expect(reply.items[0]?.bank_question).toMatch(/src="bank_asset\/[\w-]+\.png/);
  expect(reply.refused.map(({ code, message }) => [code, message.includes('undefined')])).toEqual([
    ['asset_damaged', false],
    ['asset_kind', false],
  ]);
});

test('titles and descriptions are notes about the whole file', async () => {
  const { id } = await anEmpty();
  const question = (type: string, name: string) =>
    `<question type="${type}"><name><text>${name}</text></name><questiontext><text>Teks.</text></questiontext></question>`;
  const questions = ['Bab 1', 'Bab 2'].map((name) => question('essay', name));
  const xml = `<quiz>${question('description', 'Bacaan')}${questions.join('')}</quiz>`;
  const { reply } = await preview(id, xml);
  expect(reply.counts).toEqual({ read: 2, ready: 2, with_warnings: 0, refused: 0 });
  expect(reply.notes).toMatchObject([
    { code: 'titles_dropped', params: { count: 2, name: 'Bab 1' }, message: expect.stringContaining('2') },
    { code: 'descriptions_as_stimuli', params: { count: 1 } },
  ]);
});

test('a passage whose first question has an unusable picture names its losses with the next', async () => {
  const { id } = await anEmpty();
  const damaged = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(99)]);
  const question = (type: string, name: string, html: string) =>
    `<question type="${type}"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[${html}]]></text><file name="b.png" encoding="base64">${damaged.toString('base64')}</file></questiontext></question>`;
  const passage = question('description', '', '<p><img src="peta.png" alt="peta"></p>');
  const broken = question('essay', 'Bab 1', '<p><img src="@@PLUGINFILE@@/b.png"></p>');
  const xml = `<quiz>${passage}${broken}${question('essay', 'Bab 2', 'Apa?')}</quiz>`;
  const { reply } = await preview(id, xml);
  expect(reply.refused.map(({ code }) => code)).toEqual(['asset_damaged']);
  expect(reply.items.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
    ['no_such_file_in_import'],
  ]);
  expect(reply.notes[0]).toMatchObject({ code: 'titles_dropped', params: { count: 1, name: 'Bab 2' } });
});

test('two imports at once both store their questions', async () => {
  const { id } = await anEmpty();
  const imports = await Promise.all([preview(id, MOODLE), preview(id, MOODLE)]);
  await Promise.all(imports.map(({ reply }) => store({ import_id: reply.import_id })));
  expect(await bankOf(id)).toHaveLength(4);
});

test.each(['lulus', 'moodle_xml', 'xlsx'])(
  'an export as %s and its import give equal questions',
  async (format) => {
    const items = Object.values(FIVE_TYPES).map(({ item }) => item);
    const { id } = await anExamination(context, { sections: [{ name: 'SEMUA', items }] });
    const { body: _, rawPayload, headers } = await download(id, format);
    expect(headers['x-export-refused']).toBe('0');
    const copy = await anEmpty();
    const { reply } = await preview(copy.id, new Uint8Array(rawPayload));
    expect(reply.refused).toEqual([]);
    expect((await store({ import_id: reply.import_id })).reply.counts.stored).toBe(items.length);
    const plain = async (examId: string) =>
      (await bankOf(examId)).map(({ id: _, examination_id: __, origin_id: ___, ...item }) => item);
    expect(await plain(copy.id)).toEqual(await plain(id));
  },
);
