/** An admin's calls in the specification: examinations and their questions. */
import { expect, serverTest as test } from '../fixtures.ts';
import type { Json } from './client.ts';
import {
  anExaminationOfSix,
  filesAs,
  findExamination,
  formOf,
  insertExamination,
  mp3,
  optionPictures,
  pictureQuestion,
  png,
  textQuestion,
} from './examination.ts';
import { logInAsAdmin } from './people.ts';

const ASSET = expect.stringMatching(/^bank_asset\//);
const OPTION = expect.stringMatching(/^bank_option\//);
/** Returns a path without the query that the server adds. */
const pathOf = (address: string) => address.split('?')[0];

test('an admin inserts an examination with three fields, finds it in the list and edits it', async ({
  server,
}) => {
  const { client: admin, user } = await logInAsAdmin(server);
  expect(user.role).toBe('admin');
  expect(user.exp).toBeGreaterThan(Date.now() / 1000);

  const listed = await insertExamination(admin, 'Physics');
  expect(listed).toMatchObject({
    id: expect.any(String),
    examination_name: expect.stringMatching(/^Physics \d+$/),
    examination_desc: 'Two pages.\nNo dictionary.',
    examination_duration: 45,
    examination_bank_count: 0,
  });

  const edit = { examination_name: 'Physics of light', examination_desc: '', examination_duration: '120' };
  await admin.post(`api/examination/${listed.id}`, edit);
  const detail = await admin.get(`api/examination/${listed.id}`);
  expect(detail).toMatchObject({ id: listed.id, ...edit, examination_duration: 120 });
  expect(await findExamination(admin, edit.examination_name)).toMatchObject({ id: listed.id });
});

test('an admin inserts text, image and audio questions with nine fields, lists them and reads one', async ({
  server,
}) => {
  const { client: admin } = await logInAsAdmin(server);
  const { id } = await anExaminationOfSix(admin);
  const list: Json[] = await admin.get(`api/examination/bank/${id}`);
  expect(list).toHaveLength(6);
  for (const item of list) {
    expect(item).toMatchObject({
      id: expect.any(String),
      bank_question: expect.any(String),
      bank_type: expect.stringMatching(/^(text|image|audio)$/),
      bank_question_weight: expect.any(Number),
      bank_section: expect.stringMatching(/^(LISTENING|PICTURES|READING)$/),
    });
  }
  const read = async (type: string) => {
    const { id: bank_id } = list.find(({ bank_type }) => bank_type === type);
    return admin.get(`api/examination-bank?bank_id=${bank_id}`);
  };

  expect(await read('text')).toMatchObject({
    examination_id: id,
    bank_type: 'text',
    bank_section: 'READING',
    bank_question: expect.stringContaining('What does plant 1 need?'),
    bank_question_weight: 2,
    bank_option: { 1: 'Light', 2: 'Sugar', 3: 'Salt' },
    bank_answer: [1],
  });
  const picture = await read('image');
  expect(picture).toMatchObject({
    bank_type: 'image',
    bank_question: expect.stringContaining('<b>green</b>'),
    bank_question_weight: 3,
    bank_option: { 1: OPTION, 2: OPTION, 3: OPTION },
    bank_answer: [2],
    bank_asset: { image: [ASSET] },
  });
  expect(new Set(Object.values(picture.bank_option).map((address) => pathOf(String(address)))).size).toBe(3);
  expect(await read('audio')).toMatchObject({
    bank_type: 'audio',
    bank_option: { 1: 'Good morning', 2: 'Good night', 3: 'Good luck' },
    bank_answer: [1, 3],
    bank_asset: { audio: [ASSET] },
  });
});

test('an admin may send files under names with brackets and omit empty fields', async ({ server }) => {
  const { client: admin } = await logInAsAdmin(server);
  const { id } = await insertExamination(admin, 'Colours');
  const { bank_option, ...fields } = pictureQuestion(id);
  await admin.post(
    'api/examination-bank',
    formOf(
      fields,
      ...filesAs('bank_asset[]', [await png('picture'), await mp3()]),
      ...filesAs('bank_option_file[]', await optionPictures()),
    ),
  );
  const [item] = await admin.get(`api/examination/bank/${id}`);
  expect(await admin.get(`api/examination-bank?bank_id=${item.id}`)).toMatchObject({
    bank_option: { 1: OPTION, 2: OPTION, 3: OPTION },
    bank_asset: { image: [ASSET], audio: [ASSET] },
  });
});

test('an admin edits a question with twelve fields: files are removed, kept and added', async ({
  server,
}) => {
  const { client: admin } = await logInAsAdmin(server);
  const { id } = await insertExamination(admin, 'Colours');
  const { examination_id, ...fields } = pictureQuestion(id);
  await admin.post(
    'api/examination-bank',
    formOf(
      { examination_id, ...fields },
      ...filesAs('bank_asset', [await png('picture'), await png('option-blue')]),
      ...filesAs('bank_option_file', await optionPictures()),
    ),
  );
  const [{ id: bankId }] = await admin.get(`api/examination/bank/${id}`);
  const before = await admin.get(`api/examination-bank?bank_id=${bankId}`);
  const [gone, kept] = before.bank_asset.image;

  const edit = formOf(
    {
      ...fields,
      bank_type: 'audio',
      bank_section: 'sounds',
      bank_question: '<u>Which</u> colour is it?',
      bank_question_weight: '4',
      bank_answer: '[1,3]',
      option_type: 'file',
      bank_asset_delete_list: JSON.stringify([gone]),
      bank_asset_old_list: JSON.stringify([kept]),
      bank_current_option_file: JSON.stringify({ 2: before.bank_option[2], 3: before.bank_option[3] }),
    },
    ['bank_asset', await mp3()],
    ['bank_option_file', await png('picture')],
  );
  await admin.post(`api/examination/bank/update/${bankId}`, edit);

  const after = await admin.get(`api/examination-bank?bank_id=${bankId}`);
  expect(after).toMatchObject({
    id: bankId,
    examination_id: id,
    bank_type: 'audio',
    bank_section: 'SOUNDS',
    bank_question: expect.stringContaining('<u>Which</u> colour is it?'),
    bank_question_weight: 4,
    bank_answer: [1, 3],
    bank_asset: { audio: [ASSET] },
  });
  expect(after.bank_asset.image.map(pathOf)).toEqual([pathOf(kept)]);
  const options = (item: Json) => [1, 2, 3].map((number) => pathOf(item.bank_option[number]));
  expect(options(after)).toEqual([OPTION, ...options(before).slice(1)]);
  expect(options(after)[0]).not.toBe(options(before)[0]);
});

test('an admin edits a text question and replaces its options by files', async ({ server }) => {
  const { client: admin } = await logInAsAdmin(server);
  const { id } = await insertExamination(admin, 'Plants');
  const { examination_id, ...fields } = textQuestion(id, 'What do plants need?');
  await admin.post('api/examination-bank', formOf({ examination_id, ...fields }));
  const [{ id: bankId }] = await admin.get(`api/examination/bank/${id}`);
  const update = (form: FormData) => admin.post(`api/examination/bank/update/${bankId}`, form);
  const read = () => admin.get(`api/examination-bank?bank_id=${bankId}`);
  const none = {
    bank_asset_delete_list: '[]',
    bank_asset_old_list: '[]',
    bank_current_option_file: '{}',
  };

  const bank_option = JSON.stringify({ 1: 'Water', 2: 'Oil', 3: 'Wine' });
  await update(formOf({ ...fields, ...none, option_type: 'text', bank_option }));
  expect((await read()).bank_option).toEqual({ 1: 'Water', 2: 'Oil', 3: 'Wine' });
  await update(
    formOf(
      { ...fields, ...none, option_type: 'file', bank_option: '{}' },
      ...filesAs('bank_option_file', await optionPictures()),
    ),
  );
  expect((await read()).bank_option).toEqual({ 1: OPTION, 2: OPTION, 3: OPTION });
});
