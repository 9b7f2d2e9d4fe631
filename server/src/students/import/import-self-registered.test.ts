import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aRegistration, aStudent } from '../../../test/factories.ts';
import { aFile, sheetImports } from '../../../test/import-sheets.ts';
import { aSheet, type Rows } from '../../../test/sheets.ts';
import { createTestApp } from '../../../test/test-app.ts';

const testApp = await createTestApp();
const { app, call, context } = testApp;
const { admin, importRows, logIn, upload, userOf } = await sheetImports(testApp);

describe('a student who registered with a classmate’s address before the import', () => {
  /** Registers a student, and returns the form with an access token. */
  async function aStranger(email: string, whatsapp: string) {
    const body = { ...aRegistration(email), whatsapp };
    await call(contract.register, { body });
    const { access_token } = (await logIn(email, body.password)).reply;
    return { ...body, access_token };
  }
  const isLoggedIn = async (access_token: string) => {
    const headers = { authorization: `Bearer ${access_token}` };
    return (await app.inject({ method: 'GET', url: contract.getAccount.path, headers })).statusCode === 200;
  };
  const sheetOf = (email: string, password = ''): Rows => [
    ['Nama Lengkap', 'Email', 'Kelas', 'Sandi'],
    ['Budi Santoso', email, '9A', password],
  ];

  test('is reported by the dry run, which changes nothing', async () => {
    const { email, password } = await aStranger('taken1@example.test', '081999990011');
    const reply = await importRows(sheetOf(email), { dry_run: 'true' });
    expect(reply.rows).toMatchObject([{ action: 'update', self_registered: true }]);
    expect((await logIn(email, password)).status).toBe(200);
  });

  test('makes the upload fail by registering between the report and the upload', async () => {
    const file = aFile(aSheet(sheetOf('taken0@example.test')));
    const { version } = (await upload([file], { dry_run: 'true' })).reply;
    const { email, password } = await aStranger('taken0@example.test', '081999990010');
    const body = { self_registered: 'keep', version } as const;
    const { status, error } = await upload([file], body);
    expect([status, error.code]).toEqual([409, 'import_stale']);
    expect((await userOf(email))?.first_name).not.toBe('Budi');
    const seen = (await upload([file], { dry_run: 'true' })).reply;
    expect(seen.rows).toMatchObject([{ self_registered: true }]);
    expect((await upload([file], { version: seen.version })).reply).toMatchObject({ updated: 1 });
    expect((await logIn(email, password)).status).toBe(401);
  });

  test('loses password, sessions, links and number, and the classmate gets a card', async () => {
    const { email, whatsapp, password, access_token } = await aStranger(
      'taken2@example.test',
      '081999990012',
    );
    const { id = '' } = (await userOf(email)) ?? {};
    await call(contract.makePasswordLink, { as: admin, params: { id }, body: {} });
    const reply = await importRows(sheetOf(email));
    expect(reply).toMatchObject({ created: 0, updated: 1, rows: [{ self_registered: true }] });
    expect(reply.cards).toMatchObject([{ name: 'Budi Santoso', login: email }]);
    expect((await logIn(email, password)).status).toBe(401);
    expect(await isLoggedIn(access_token)).toBe(false);
    const links = context.db.selectFrom('password_links').where('user_id', '=', id);
    expect(await links.selectAll().execute()).toEqual([]);
    const card = reply.cards[0]?.password ?? '';
    expect((await logIn(email, card)).status).toBe(200);
    expect((await logIn(whatsapp, card)).status).toBe(401);
    expect(await userOf(email)).toMatchObject({ id, must_change_password: true, whatsapp: null });
  });

  test('leaves none of their data in the account, whose accommodations stay', async () => {
    const body = {
      ...aRegistration('taken3@example.test'),
      middle_name: 'si Pencuri',
      class: '9Z',
      guardian_name: 'Penyerang',
      guardian_number: '081999990019',
      date_of_birth: '2001-01-01',
      address_detail: 'Jalan lain',
    };
    expect((await call(contract.register, { body })).status).toBe(201);
    const before = await userOf(body.email);
    expect(before).toMatchObject({ middle_name: 'si Pencuri', guardian_name: 'Penyerang' });
    await context.db.updateTable('users').set({ text_size: 150 }).where('email', '=', body.email).execute();
    const { cards } = await importRows([
      ['Nama Depan', 'Nama Belakang', 'Email'],
      ['Budi', 'Santoso', body.email],
    ]);
    expect(cards).toMatchObject([{ name: 'Budi Santoso' }]);
    const after = await userOf(body.email);
    expect(after).toMatchObject({ id: before?.id, first_name: 'Budi', last_name: 'Santoso', text_size: 150 });
    for (const column of [
      'middle_name',
      'class',
      'guardian_name',
      'guardian_number',
      'date_of_birth',
      'address_detail',
    ]) {
      expect(after).toHaveProperty(column, null);
    }
  });

  test('leaves no address of their own beside the classmate’s number', async () => {
    const { email } = await aStranger('own@example.test', '081999990013');
    const reply = await importRows([
      ['Nama Depan', 'WhatsApp'],
      ['Budi', '081999990013'],
    ]);
    expect(reply.cards).toMatchObject([{ login: '081999990013' }]);
    expect(await userOf(email)).toBeUndefined();
  });

  test('loses the account also if the import gives links', async () => {
    const { email, password, access_token } = await aStranger('taken4@example.test', '081999990014');
    const reply = await importRows(sheetOf(email), { give: 'links' });
    expect(reply.cards).toMatchObject([{ login: email, password: null, link: expect.any(String) }]);
    expect((await logIn(email, password)).status).toBe(401);
    expect(await isLoggedIn(access_token)).toBe(false);
    expect(await userOf(email)).toMatchObject({ password_hash: null });
  });

  test('loses the account to a password of the sheet, whose length is validated', async () => {
    const { email } = await aStranger('taken5@example.test', '081999990015');
    const refused = await importRows(sheetOf(email, 'kecil'));
    expect(refused.rejected).toMatchObject([{ message: 'Sandi: Kata sandi minimal 6 karakter' }]);
    const { cards } = await importRows(sheetOf(email, 'payung biru'));
    expect(cards).toMatchObject([{ password: 'payung biru' }]);
    expect((await logIn(email, 'payung biru')).status).toBe(200);
  });

  test('keeps the account if the admin chooses to keep such accounts, and is not reported again', async () => {
    const { email, whatsapp, password, access_token } = await aStranger('kept@example.test', '081999990016');
    const reply = await importRows(sheetOf(email), { self_registered: 'keep' });
    expect(reply).toMatchObject({ updated: 1, cards: [], rows: [{ self_registered: true }] });
    expect((await logIn(whatsapp, password)).status).toBe(200);
    expect(await isLoggedIn(access_token)).toBe(true);
    const again = await importRows(sheetOf(email));
    expect(again).toMatchObject({ updated: 1, cards: [], rows: [{ self_registered: false }] });
    expect((await logIn(email, password)).status).toBe(200);
  });
});

test('a row that also has the number of a self-registered account is rejected, until the admin removes it', async () => {
  const body = { ...aRegistration('thief@example.test'), whatsapp: '081888000002' };
  expect((await call(contract.register, { body })).status).toBe(201);
  await aStudent(context, { email: 'dewa@example.test', whatsapp: null });
  const sheet: Rows = [
    ['Nama Depan', 'Email', 'WhatsApp'],
    ['Dewa', 'dewa@example.test', '081888000002'],
    ['Elok', 'elok@example.test', '081888000002'],
  ];
  const [two, another] = (await importRows(sheet)).rejected;
  expect(two?.message).toContain('of two students');
  expect(another?.message).toContain('registered without the school');
  const { id = '' } = (await userOf(body.email)) ?? {};
  await call(contract.deleteStudent, { as: admin, params: { id } });
  expect(await importRows(sheet)).toMatchObject({ updated: 1, rejected: [{ row: 3 }] });
});
