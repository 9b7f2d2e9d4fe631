/** A contract client's calls of an admin for examinations and their bank. */
import { expect, serverTest as test } from '../fixtures.ts';
import { aClient, ID, SENTENCE } from './client.ts';
import { aDraft, aFile, audioItem, imageItem, insert, textItem } from './examination.ts';
import { aStudent, theAdmin } from './people.ts';

const PICTURE = expect.stringMatching(/^bank_asset\/.+\.png\?/);
const OPTION = expect.stringMatching(/^bank_option\/.+\.png\?/);

test('a client inserts an examination, reads it, updates it and finds it in the list', async ({ server }) => {
  const admin = await theAdmin(server);
  const form = { examination_name: 'Physics', examination_desc: 'Waves.', examination_duration: 120 };
  const created = await admin.call('POST', '/api/examination', { json: form });
  expect(created.status).toBe(201);
  expect(created.body.message).toEqual(SENTENCE);
  const { examination } = created.body;
  expect(examination).toMatchObject({ id: ID, ...form, examination_bank_count: 0 });
  expect(await admin.ok('GET', `/api/examination/${examination.id}`)).toMatchObject({
    id: examination.id,
    ...form,
    examination_bank_count: 0,
  });

  const changes = { examination_name: 'Physics 2', examination_desc: 'Light.', examination_duration: 90 };
  const updated = await admin.ok('POST', `/api/examination/${examination.id}`, { json: changes });
  expect(updated).toMatchObject({ message: SENTENCE, examination: { id: examination.id, ...changes } });

  const { examinations, examinations_result } = await admin.ok('GET', '/api/examination');
  expect(examinations[0]).toMatchObject({ id: examination.id, ...changes, examination_bank_count: 0 });
  expect(examinations_result).toEqual({});

  const { message } = await admin.refused('POST', '/api/examination', 422, {
    json: { ...form, examination_name: '', examination_duration: 0 },
  });
  expect(Object.keys(message).sort()).toEqual(['examination_duration', 'examination_name']);
});

test('an examination is published with its first question, or by a call if publishing is manual', async ({
  server,
}) => {
  const admin = await theAdmin(server);
  const { client } = await aStudent(server);
  const form = { examination_name: 'Tides', examination_desc: '', examination_duration: 30 };
  const inserted = await admin.ok('POST', '/api/examination', { json: form });
  const automatic = inserted.examination.id;
  const { id: manual } = await aDraft(admin);
  for (const id of [automatic, manual]) await client.refused('GET', `/api/examination/${id}`, 404);

  await insert(admin, textItem(automatic));
  await insert(admin, textItem(manual));
  const open = { examination_bank_count: 1 };
  expect(await client.ok('GET', `/api/examination/${automatic}`)).toMatchObject(open);
  await client.refused('GET', `/api/examination/${manual}`, 404);
  await admin.ok('POST', `/api/examination/${manual}/publish`);
  expect(await client.ok('GET', `/api/examination/${manual}`)).toMatchObject(open);
});

test('a client inserts text, image and audio questions, and reads one and all', async ({ server }) => {
  const admin = await theAdmin(server);
  const { id } = await aDraft(admin);
  const created = await admin.call('POST', '/api/examination-bank', { form: textItem(id) });
  expect(created.status).toBe(201);
  expect(created.body.message).toEqual(SENTENCE);
  const text = created.body.bank;
  expect(text).toMatchObject({
    id: ID,
    examination_id: id,
    bank_type: 'text',
    bank_section: 'THEORY',
    bank_question: '<p>What do <b>plants</b> need?</p>',
    bank_question_weight: 2,
    option_type: 'text',
    bank_option: { 1: 'Light', 2: 'Sugar', 3: 'Salt' },
    bank_answer: [1],
    bank_asset: { image: [], audio: [] },
    hint: 'Think of the sun.',
  });

  const image = await insert(admin, await imageItem(id));
  expect(image).toMatchObject({
    bank_type: 'image',
    option_type: 'file',
    bank_option: { 1: OPTION, 2: OPTION, 3: OPTION },
    bank_answer: [2],
    bank_asset: { image: [PICTURE], audio: [] },
  });
  const audio = await insert(admin, await audioItem(id));
  expect(audio.bank_asset).toMatchObject({
    image: [],
    audio: [expect.stringMatching(/^bank_asset\/.+\.mp3\?/)],
  });
  expect(audio.bank_answer).toEqual([1, 3]);

  expect(await admin.ok('GET', `/api/examination-bank?bank_id=${text.id}`)).toEqual(text);
  const list = await admin.ok('GET', `/api/examination/bank/${id}`);
  expect(list.map((item: { id: string }) => item.id)).toEqual([text.id, image.id, audio.id]);
  expect((await admin.ok('GET', `/api/examination/${id}`)).examination_bank_count).toBe(3);
});

test('a client edits a question: assets are removed, kept and added, and file options are kept or replaced', async ({
  server,
}) => {
  const admin = await theAdmin(server);
  const { id } = await aDraft(admin);
  const { bank_asset, 'bank_option_file[1]': first, ...form } = await imageItem(id);
  const second = await aFile('replacement.jpg', 'image/jpeg');
  const item = await insert(admin, {
    ...form,
    'bank_option_file[1]': first,
    bank_asset: [...bank_asset, second],
  });
  const [picture, other] = item.bank_asset.image;

  const { examination_id, 'bank_option_file[2]': _two, 'bank_option_file[3]': _three, ...fields } = form;
  const edited = await admin.ok('POST', `/api/examination/bank/update/${item.id}`, {
    form: {
      ...fields,
      bank_question: 'Which of them is green?',
      bank_asset_delete_list: JSON.stringify([picture]),
      bank_asset_old_list: JSON.stringify([other]),
      bank_asset: [await aFile('option-blue.png', 'image/png')],
      bank_current_option_file: JSON.stringify({ 2: item.bank_option[2], 3: item.bank_option[3] }),
      'bank_option_file[1]': await aFile('picture.png', 'image/png'),
    },
  });
  expect(edited.message).toEqual(SENTENCE);
  const path = (signed: string) => signed.split('?')[0];
  const { bank } = edited;
  expect(bank).toMatchObject({ id: item.id, examination_id, bank_question: 'Which of them is green?' });
  expect(bank.bank_asset.image.map(path)).toEqual([path(other), expect.stringMatching(/^bank_asset\//)]);
  expect(bank.bank_asset.image.map(path)).not.toContain(path(picture));
  expect(path(bank.bank_option[1])).not.toBe(path(item.bank_option[1]));
  expect(path(bank.bank_option[2])).toBe(path(item.bank_option[2]));
  expect(path(bank.bank_option[3])).toBe(path(item.bank_option[3]));

  expect(await admin.ok('DELETE', `/api/examination/bank/${item.id}`)).toEqual({ message: SENTENCE });
  await admin.refused('GET', `/api/examination-bank?bank_id=${item.id}`, 404);
});

test('a client fetches an asset by its signed path, whole and in parts', async ({ server }) => {
  const admin = await theAdmin(server);
  const { id } = await aDraft(admin);
  const { bank_asset } = await insert(admin, await audioItem(id));
  const address = `/api/assets/${bank_asset.audio[0]}`;

  // The signature suffices: a media element sends no token.
  const anyone = aClient(server.url);
  const whole = await anyone.call('GET', address);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('audio/mpeg');
  expect(whole.headers.get('cache-control')).toContain('immutable');
  const part = await anyone.call('GET', address, { headers: { range: 'bytes=2-9' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 2-9/${whole.body.length}`);
  expect(part.body).toEqual(whole.body.subarray(2, 10));

  await anyone.refused('GET', address.split('?')[0] ?? '', 403);
  await admin.refused('GET', `${address}x`, 403);
});

test('a student’s client cannot use the bank', async ({ server }) => {
  const admin = await theAdmin(server);
  const { id } = await aDraft(admin);
  const { client } = await aStudent(server);
  for (const [method, path] of [
    ['GET', `/api/examination/bank/${id}`],
    ['POST', '/api/examination'],
    ['POST', '/api/examination-bank'],
  ] as const) {
    expect(await client.refused(method, path, 403)).toMatchObject({ code: 'forbidden' });
  }
  // For students, a draft does not exist.
  expect(await client.refused('GET', `/api/examination/${id}`, 404)).toMatchObject({ code: 'not_found' });
});
