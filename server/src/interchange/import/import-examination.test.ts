/** Whole examinations as packages: exported, and imported as new drafts. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@lulus/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aStimulusIn, aTeacher } from '../../../test/factories.ts';
import { FIVE_TYPES } from '../../../test/five-types.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { storeUpload } from '../../platform/files/store-upload.ts';

const { app, call, context, tokenOf } = await createTestApp();
const admin = await anAdmin(context);

type Json = ReturnType<typeof JSON.parse>;

async function download(examId: string): Promise<Uint8Array<ArrayBuffer>> {
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const { rawPayload } = await app.inject({
    url: `/api/interchange/export/${examId}?format=lulus`,
    headers,
  });
  return new Uint8Array(rawPayload);
}
const mainOf = (file: Uint8Array): Json =>
  JSON.parse(strFromU8(unzipSync(file)['examination.json'] ?? new Uint8Array()));

/** A package whose examination was changed. */
function changed(file: Uint8Array, change: (examination: Json) => void): Uint8Array<ArrayBuffer> {
  const examination = mainOf(file);
  change(examination);
  const entries = { ...unzipSync(file), 'examination.json': strToU8(JSON.stringify(examination)) };
  return new Uint8Array(zipSync(entries));
}

const send = (content: string | Uint8Array<ArrayBuffer>, as = admin) =>
  call(contract.importExamination, {
    as,
    body: {},
    files: [{ field: 'file', filename: 'ujian.lulus.zip', content }],
  });

async function aPicture(red: number): Promise<string> {
  const background = { r: red, g: 90, b: 30 };
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const path = join(await mkdtemp(join(tmpdir(), 'lulus-picture-')), 'picture.jpg');
  await writeFile(path, bytes);
  const upload = { field: 'file', filename: 'picture.jpg', path, bytes: bytes.length };
  return (await storeUpload(context, upload, { folder: 'bank_asset', kinds: ['image'] })).path;
}

/** An examination with every setting, type, kind of place for pictures, and stimuli with and without questions. */
async function aRichExamination() {
  const [first, second] = [await aPicture(10), await aPicture(240)];
  const stimulus = newId();
  const exam = await anExamination(context, {
    published: false,
    settings: {
      attempts_allowed: 3,
      option_limit: 7,
      shuffle_questions: true,
      shuffle_options: false,
      decimal_sign: '.',
      negative_total: true,
      results_release: 'by_hand',
    },
    sections: [
      {
        name: 'SEMUA',
        duration: 20,
        shuffle_questions: false,
        items: Object.values(FIVE_TYPES).map(({ item }, at) => ({ ...item, tags: at < 4 ? ['a'] : ['b'] })),
        draw: [{ tags: ['a'], count: 2 }],
      },
      { name: 'KOSONG', forward_only: true, items: [] },
      {
        name: 'BACAAN',
        stimuli: [{ id: stimulus, content: `<p>Teks <img src="${first}" alt="peta" /></p>`, play_limit: 2 }],
        items: [
          {
            stimulus_id: stimulus,
            bank_question: `<p>Lihat <img src="${second}" alt="grafik" width="40" /></p>`,
          },
          { stimulus_id: stimulus, bank_key: [], hint: 'Baca lagi.' },
          {
            bank_type: 'image',
            bank_asset: { image: [second, first], audio: [], video: [] },
            option_type: 'file',
            bank_option: { 1: second, 2: first },
          },
          // The numbers of these options give the key away, but they are the teacher's.
          {
            interaction: 'order',
            bank_option: { 1: 'Satu', 2: 'Dua', 3: 'Tiga' },
            bank_key: ['1', '2', '3'],
          },
        ],
      },
    ],
  });
  await aStimulusIn(context, exam.id);
  return exam;
}

test('an examination and its copy from the package have the same package', async () => {
  const { id, items } = await aRichExamination();
  const original = await download(id);
  const { status, reply } = await send(original);
  expect([status, reply.counts]).toEqual([201, { stored: items.length, refused: 0 }]);
  expect([reply.refused, reply.notes]).toEqual([[], []]);
  const copy = await download(reply.examination_id);
  expect(mainOf(copy)).toEqual(mainOf(original));
  expect(Object.keys(unzipSync(copy))).toEqual(Object.keys(unzipSync(original)));
  const params = { id: reply.examination_id };
  const { reply: draft } = await call(contract.getExaminationAdmin, { as: admin, params });
  expect(draft).toMatchObject({
    status: 'draft',
    publishing: 'manual',
    attempts_allowed: 3,
    option_limit: 7,
    negative_total: true,
    decimal_sign: '.',
    results_release: 'by_hand',
  });
  expect(draft.sections.map(({ name, duration_seconds }) => [name, duration_seconds])).toEqual([
    ['SEMUA', 1200],
    ['KOSONG', null],
    ['BACAAN', null],
  ]);
}, 60_000);

test('a question that cannot be stored is named, and the others are stored', async () => {
  const { id } = await anExamination(context, { published: false });
  const file = changed(await download(id), ({ sections }) => {
    sections[1].items[0].interaction = 'hotspot';
    sections[1].items[1].bank_option = {};
  });
  const { status, reply } = await send(file);
  expect([status, reply.counts]).toEqual([201, { stored: 3, refused: 2 }]);
  expect(reply.refused).toMatchObject([
    { n: 3, ref: 'question 3', code: 'package_wrong' },
    { n: 4, ref: 'question 4' },
  ]);
  expect(reply.refused.every(({ message }) => message.length > 10)).toBe(true);
});

test('a teacher owns the draft, whose release of results has no time', async () => {
  const settings = { results_release: 'at_time' as const, results_at: new Date('2030-01-01') };
  const { id } = await anExamination(context, { published: false, settings });
  const teacher = await aTeacher(context);
  const { reply } = await send(await download(id), teacher);
  const params = { id: reply.examination_id };
  const { reply: draft } = await call(contract.getExaminationAdmin, { as: teacher, params });
  expect(draft).toMatchObject({ results_release: 'by_hand', results_at: null, owner: { id: teacher.id } });
});

test('a file that is no package, or has wrong settings, stores nothing', async () => {
  const count = async () => (await context.db.selectFrom('examinations').select('id').execute()).length;
  const { id } = await anExamination(context, { published: false });
  const nameless = changed(await download(id), (examination) => {
    examination.examination_name = ' ';
  });
  const before = await count();
  const plain = await send('1. Satu?\nA. x\nB. y\nKunci: A');
  expect([plain.status, Object.keys(plain.error.message)]).toEqual([422, ['file']]);
  const wrong = await send(nameless);
  expect([wrong.status, Object.keys(wrong.error.message)]).toEqual([422, ['examination_name']]);
  expect(await count()).toBe(before);
});

test('an import of questions gives new sections the settings of the file', async () => {
  const { id } = await anExamination(context, {
    published: false,
    sections: [
      { name: 'SEMUA', duration: 20, items: [{}, {}] },
      { name: 'BACAAN', items: [{}], duration: 5, draw: [{ tags: ['a'], count: 2 }] },
    ],
  });
  const file = await download(id);
  const { id: other } = await anExamination(context, {
    published: false,
    sections: [{ name: 'SEMUA', forward_only: true, items: [{}] }],
  });
  const files = [{ field: 'file', filename: 'a.zip', content: file }];
  const body = { examination_id: other };
  const { reply } = await call(contract.previewImport, { as: admin, body, files });
  const kept = reply.items.filter(({ warnings }) =>
    warnings.some(({ code }) => code === 'section_keeps_settings'),
  );
  expect(kept.map(({ n }) => n)).toEqual([1]);
  await call(contract.importQuestions, { as: admin, body: { import_id: reply.import_id } });
  const params = { id: other };
  const { sections } = (await call(contract.getExaminationAdmin, { as: admin, params })).reply;
  expect(sections).toMatchObject([
    { name: 'SEMUA', forward_only: true, duration_seconds: null, draw: [] },
    { name: 'BACAAN', forward_only: false, duration_seconds: 300, draw: [{ tags: ['a'], count: 2 }] },
  ]);
});
