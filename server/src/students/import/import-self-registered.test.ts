import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aRegistration, aStudent, PASSWORD } from '../../../test/factories.ts';
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
    expect(await userOf(email)).toMatchObject({ id, must_change_password: true, whatsapp_digits: null });
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

describe('a self-registered account blocks no row', () => {
  const { db } = context;
  const linksOf = (id: string) =>
    db.selectFrom('password_links').select('id').where('user_id', '=', id).execute();
  /** Registers with a taken email address or number, logs in, and gets a set-password link. */
  async function aThief(taken: { email?: string; whatsapp?: string }, n: number) {
    const own = { email: `thief${n}@example.test`, whatsapp: `0817700000${n}` };
    const { email, whatsapp } = { ...own, ...taken };
    const body = { ...aRegistration(email), whatsapp };
    expect((await call(contract.register, { body })).status).toBe(201);
    const { access_token } = (await logIn(email, body.password)).reply;
    const id = (await userOf(email))?.id ?? '';
    await call(contract.makePasswordLink, { as: admin, params: { id }, body: {} });
    expect(await linksOf(id)).toHaveLength(1);
    return { ...body, id, access_token };
  }
  const accountOf = (id: string) =>
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  async function expectRevoked({ id, access_token }: { id: string; access_token: string }) {
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await app.inject({ method: 'GET', url: contract.getAccount.path, headers });
    expect(answer.statusCode).toBe(401);
    expect(await linksOf(id)).toEqual([]);
  }
  const sheetOf = (...students: Rows): Rows => [['Nama Depan', 'Email', 'WhatsApp'], ...students];
  const losesNumber = 'Another account, which registered itself, loses this WhatsApp number.';
  const losesEmail = 'Another account, which registered itself, loses this email address.';

  test('of two accounts with address and number, the first is renewed and the second loses the number', async () => {
    const one = await aThief({ email: 'citra@example.test' }, 10);
    const other = await aThief({ whatsapp: '081888000001' }, 11);
    const sheet = sheetOf(['Citra', 'citra@example.test', '081888000001']);
    const dry = await importRows(sheet, { dry_run: 'true' });
    const shown = { action: 'update', message: losesNumber, self_registered: true };
    expect(dry).toMatchObject({ updated: 1, rejected: [], rows: [shown] });
    const { cards } = await importRows(sheet);
    expect((await logIn('081888000001', cards[0]?.password ?? '')).status).toBe(200);
    expect(await accountOf(one.id)).toMatchObject({ first_name: 'Citra', whatsapp: '081888000001' });
    const left = { email: other.email, whatsapp: null, whatsapp_digits: null, first_name: 'Rudi' };
    expect(await accountOf(other.id)).toMatchObject({ ...left, self_registered: true });
    await expectRevoked(one);
    await expectRevoked(other);
    const lines = db.selectFrom('audit_log').select(['before', 'after']).where('person_id', '=', other.id);
    expect(await lines.where('action', '=', 'student_updated').execute()).toEqual([
      {
        before: { whatsapp: '081888000001', whatsapp_digits: '6281888000001' },
        after: { whatsapp: null, whatsapp_digits: null },
      },
    ]);
  });

  test('with the number and another name, it loses the number, and the student is created', async () => {
    const thieves = [
      await aThief({ whatsapp: '081888000002' }, 12),
      await aThief({ whatsapp: '081888000003' }, 13),
    ];
    const sheet = sheetOf(
      ['Dewa', 'dewa@example.test', '081888000002'],
      ['Elok', 'elok@example.test', '081888000003'],
    );
    const reply = await importRows(sheet);
    expect(reply).toMatchObject({ created: 2, rejected: [] });
    const shown = { action: 'create', message: losesNumber, self_registered: true };
    expect(reply.rows).toMatchObject([shown, shown]);
    expect((await logIn('081888000003', reply.cards[1]?.password ?? '')).status).toBe(200);
    for (const thief of thieves) {
      expect(await accountOf(thief.id)).toMatchObject({ email: thief.email, whatsapp: null });
      await expectRevoked(thief);
    }
  });

  test('with the number, it loses it to the school’s account with the address, which keeps its password', async () => {
    const own = await aStudent(context, { email: 'fajar@example.test', whatsapp: null });
    const thief = await aThief({ whatsapp: '081888000004' }, 14);
    const sheet = sheetOf(['Fajar', 'fajar@example.test', '081888000004']);
    expect(await importRows(sheet)).toMatchObject({
      updated: 1,
      cards: [],
      rows: [{ message: losesNumber }],
    });
    expect((await logIn('081888000004', PASSWORD)).status).toBe(200);
    expect(await accountOf(own.id)).toMatchObject({ whatsapp: '081888000004' });
    await expectRevoked(thief);
  });

  test('with the address, it loses it to the school’s account with the number', async () => {
    const own = await aStudent(context, { email: null, whatsapp: '081888000005' });
    const thief = await aThief({ email: 'gita@example.test' }, 15);
    await db
      .updateTable('users')
      .set({ whatsapp: null, whatsapp_digits: null })
      .where('id', '=', thief.id)
      .execute();
    const sheet = sheetOf(['Gita', 'gita@example.test', '081888000005']);
    expect(await importRows(sheet)).toMatchObject({
      updated: 1,
      rows: [{ message: losesEmail, self_registered: true }],
    });
    expect((await userOf('gita@example.test'))?.id).toBe(own.id);
    expect(await accountOf(thief.id)).toMatchObject({ email: null, whatsapp: null });
    await expectRevoked(thief);
  });

  test('with one student’s address and another’s number, it goes to the student with the address', async () => {
    const thief = await aThief({ email: 'indah@example.test', whatsapp: '081888000006' }, 16);
    const rows = [
      ['Hana', 'hana@example.test', '081888000006'],
      ['Indah', 'indah@example.test', '081888000007'],
    ];
    const reply = await importRows(sheetOf(...rows));
    expect(reply).toMatchObject({ created: 1, updated: 1, rejected: [] });
    expect(reply.cards.map(({ login }) => login)).toEqual(['hana@example.test', 'indah@example.test']);
    expect(await userOf('hana@example.test')).toMatchObject({ whatsapp: '081888000006' });
    expect(await accountOf(thief.id)).toMatchObject({ first_name: 'Indah', whatsapp: '081888000007' });
    expect((await importRows(sheetOf(...rows))).rows).toMatchObject([{ message: null }, { message: null }]);
  });

  test('except if the admin chooses to keep such accounts: then the row is rejected with the reason', async () => {
    await aThief({ email: 'joni@example.test' }, 17);
    const thief = await aThief({ whatsapp: '081888000008' }, 18);
    const rows = [
      ['Joni', 'joni@example.test', '081888000008'],
      ['Kiki', 'kiki@example.test', '081770000017'],
    ];
    const why = 'Another account, which registered itself, has this email address or WhatsApp number.';
    const reply = await importRows(sheetOf(...rows), { self_registered: 'keep' });
    expect(reply.rejected).toEqual([
      { row: 2, message: why },
      { row: 3, message: why },
    ]);
    expect((await logIn('081888000008', thief.password)).status).toBe(200);
  });

  test('and does not take an account of the school: a sister’s number stays hers', async () => {
    const sister = await aStudent(context, { first_name: 'Lia', whatsapp: '081888000009' });
    await aThief({ email: 'made@example.test' }, 19);
    const reply = await importRows(sheetOf(['Made', 'made@example.test', '081888000009']));
    expect(reply.rejected).toMatchObject([{ message: expect.stringContaining('another name') }]);
    expect(await accountOf(sister.id)).toMatchObject({ first_name: 'Lia', email: sister.email });
  });
});
