import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aRegistration } from '../../test/factories.ts';
import { importing } from '../../test/importing.ts';
import type { Rows } from '../../test/sheets.ts';
import { createTestApp } from '../../test/test-app.ts';

const testApp = await createTestApp();
const { app, call, context } = testApp;
const { importRows, logIn, userOf } = await importing(testApp);

describe('who registered with a classmate’s address before the import', () => {
  /** Their session, and what they know. */
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

  test('is named by the dry run, which leaves them what they have', async () => {
    const { email, password } = await aStranger('taken1@example.test', '081999990011');
    const reply = await importRows(sheetOf(email), { dry_run: 'true' });
    expect(reply.rows).toMatchObject([{ action: 'update', self_registered: true }]);
    expect((await logIn(email, password)).status).toBe(200);
  });

  test('is out: password, sessions, links and number are, and the classmate has a card', async () => {
    const { email, whatsapp, password, access_token } = await aStranger(
      'taken2@example.test',
      '081999990012',
    );
    await call(contract.forgotPassword, { body: { email } });
    const { id } = (await userOf(email)) ?? {};
    const reply = await importRows(sheetOf(email));
    expect(reply).toMatchObject({ created: 0, updated: 1, rows: [{ self_registered: true }] });
    expect(reply.cards).toMatchObject([{ name: 'Budi Santoso', login: email }]);
    expect((await logIn(email, password)).status).toBe(401);
    expect(await isLoggedIn(access_token)).toBe(false);
    const links = context.db.selectFrom('password_links').where('user_id', '=', id ?? '');
    expect(await links.selectAll().execute()).toEqual([]);
    const card = reply.cards[0]?.password ?? '';
    expect((await logIn(email, card)).status).toBe(200);
    expect((await logIn(whatsapp, card)).status).toBe(401);
    expect(await userOf(email)).toMatchObject({ id, must_change_password: true, whatsapp_digits: null });
  });

  test('gets no mail at an address of their own beside the classmate’s number', async () => {
    const { email } = await aStranger('own@example.test', '081999990013');
    const reply = await importRows([
      ['Nama Depan', 'WhatsApp'],
      ['Budi', '081999990013'],
    ]);
    expect(reply.cards).toMatchObject([{ login: '081999990013' }]);
    expect(await userOf(email)).toBeUndefined();
  });

  test('is out by a link, too, where the import gives links', async () => {
    const { email, password, access_token } = await aStranger('taken4@example.test', '081999990014');
    const reply = await importRows(sheetOf(email), { give: 'links' });
    expect(reply.cards).toMatchObject([{ login: email, password: null, link: expect.any(String) }]);
    expect((await logIn(email, password)).status).toBe(401);
    expect(await isLoggedIn(access_token)).toBe(false);
    expect(await userOf(email)).toMatchObject({ password_hash: null });
  });

  test('is given the password of the sheet, which is judged as a new one', async () => {
    const { email } = await aStranger('taken5@example.test', '081999990015');
    const refused = await importRows(sheetOf(email, 'bismillah'));
    expect(refused.rejected).toMatchObject([{ message: expect.stringContaining('anyone would guess') }]);
    const { cards } = await importRows(sheetOf(email, 'payung biru'));
    expect(cards).toMatchObject([{ password: 'payung biru' }]);
    expect((await logIn(email, 'payung biru')).status).toBe(200);
  });

  test('keeps everything where the admin says that each account is whose it seems, and is not asked about again', async () => {
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
