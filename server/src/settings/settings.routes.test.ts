import { readFile } from 'node:fs/promises';
import { getSettings, login, register, type Settings, timeZone, updateSettings } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, aRegistration, aStudent, PASSWORD } from '../../test/factories.ts';
import { createTestApp, type TestFile } from '../../test/test-app.ts';

const { context, call } = await createTestApp({ TIME_ZONE: 'Asia/Makassar' });
const admin = await anAdmin(context);

type Change = Parameters<typeof call<typeof updateSettings>>[1]['body'];
const update = (body: Change, files: TestFile[] = []) => call(updateSettings, { as: admin, body, files });
const settings = async (): Promise<Settings> => (await call(getSettings, {})).reply;
const logo = (content: TestFile['content'], field = 'school_logo'): TestFile => ({
  field,
  filename: 'logo.png',
  content,
});
const PICTURE = Uint8Array.from(await readFile(new URL('../../sample/media/sign-a.png', import.meta.url)));

describe('a change is rejected', () => {
  test('for a student, and without a session', async () => {
    const before = await settings();
    const body = { school_name: 'Mine now', registration_open: 'false' as const };
    const student = await aStudent(context);
    expect((await call(updateSettings, { as: student, body })).status).toBe(403);
    expect((await call(updateSettings, { body })).status).toBe(401);
    expect(await settings()).toEqual(before);
  });

  test.each<[keyof Settings, object]>([
    ['time_zone', { time_zone: 'Asia/Nowhere' }],
    ['time_zone', { time_zone: '+07:00' }],
    ['time_zone', { time_zone: '' }],
    ['default_language', { default_language: 'fr' }],
    ['registration_open', { registration_open: 'yes' }],
    ['school_name', { school_name: 'x'.repeat(101) }],
    ['school_name', { school_name: 'nul\u0000character' }],
    ['prize_text', { prize_text: 'x'.repeat(61) }],
    ['prize_text', { prize_text: '  ' }],
    ['card_passwords_until', { card_passwords_until: '2026-02-30' }],
  ])('with a message under %s: %j', async (field, change) => {
    const before = await settings();
    const { status, error } = await update({ leaderboard_on: 'false', ...change });
    expect([status, error.code, Object.keys(error.message)]).toEqual([422, 'validation_failed', [field]]);
    expect(await settings()).toEqual(before);
  });

  test.each([
    ['ujian.sekolah.test', /^This is not an address such as/],
    ['ftp://ujian.sekolah.test', /^This is not an address such as/],
    ['http://localhost:3000', /^Only this computer can open/],
    ['http://127.0.1.1/', /^Only this computer can open/],
    ['http://[::1]:3000', /^Only this computer can open/],
  ])('with the address %s on cards', async (card_address, sentence) => {
    const { status, error } = await update({ card_address });
    expect([status, error.message]).toEqual([422, { card_address: [expect.stringMatching(sentence)] }]);
  });

  test('if PostgreSQL does not know a zone that Intl knows', async () => {
    expect(timeZone.safeParse('AST').success).toBe(true);
    const { status, error } = await update({ time_zone: 'AST' });
    expect([status, Object.keys(error.message)]).toEqual([422, ['time_zone']]);
  });

  test.each<[string, number, TestFile]>([
    ['that is a page with the name of a picture', 415, logo('<!doctype html><script>alert(1)</script>')],
    ['that is SVG', 415, logo('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['that is empty', 415, logo('')],
    ['of over 5 MB', 413, logo(Uint8Array.from([...PICTURE, ...new Uint8Array(5 * 1024 * 1024)]))],
    ['under another name', 422, logo(PICTURE, 'logo')],
  ])('with a logo %s, including all other changes', async (_, expected, file) => {
    const before = await settings();
    const { status, error } = await update({ school_name: 'With a bad logo' }, [file]);
    expect([status, Object.keys(error.message)]).toEqual([expected, [file.field]]);
    expect(await settings()).toEqual(before);
  });
});

describe('the settings', () => {
  test('give back the time of outages until an admin switches that off', async () => {
    expect((await settings()).give_back_outages).toBe(true);
    const { reply } = await update({ give_back_outages: 'false' });
    expect(reply.settings.give_back_outages).toBe(false);
    expect((await settings()).give_back_outages).toBe(false);
    await update({ give_back_outages: 'true' });
    expect((await settings()).give_back_outages).toBe(true);
  });

  test('have the configuration’s time zone until an admin chooses one', async () => {
    expect((await settings()).time_zone).toBe('Asia/Makassar');
    const { reply } = await update({ time_zone: 'asia/jayapura' });
    expect(reply.settings.time_zone).toBe('Asia/Jayapura');
  });

  test('have the address and the last day of the cards’ passwords until they are emptied', async () => {
    const given = { card_address: ' http://192.168.1.10:3000/ ', card_passwords_until: '2026-12-05' };
    const { reply } = await update(given);
    const stored = { card_address: 'http://192.168.1.10:3000', card_passwords_until: '2026-12-05' };
    expect(reply.settings).toMatchObject(stored);
    await update({ card_address: '', card_passwords_until: '' });
    expect(await settings()).toMatchObject({ card_address: null, card_passwords_until: null });
  });

  test('are public, and returned after a change', async () => {
    const { reply } = await update({
      school_name: '  SMA Nusantara ',
      prize_text: 'WIN a book',
      prize_on: 'false',
      default_language: 'id',
    });
    expect(reply.settings).toMatchObject({
      school_name: 'SMA Nusantara',
      prize_text: 'WIN a book',
      prize_on: false,
      default_language: 'id',
    });
    expect(await settings()).toEqual(reply.settings);
  });

  test('that are not sent stay, and an empty form changes nothing', async () => {
    const before = await settings();
    const { reply } = await update({ leaderboard_on: 'false' });
    expect(reply.settings).toEqual({ ...before, leaderboard_on: false });
    expect((await update({})).reply.settings).toEqual(reply.settings);
  });

  test('may have no prize text while there is no prize', async () => {
    expect((await update({ prize_on: 'false', prize_text: '' })).status).toBe(200);
    const { status, error } = await update({ prize_on: 'true' });
    expect([status, Object.keys(error.message)]).toEqual([422, ['prize_text']]);
    expect((await update({ prize_on: 'true', prize_text: 'A book' })).status).toBe(200);
  });

  test('keep concurrent changes of two admins', async () => {
    const other = await anAdmin(context);
    const answers = await Promise.all([
      update({ school_name: 'SMA Bersama' }),
      call(updateSettings, { as: other, body: { prize_text: 'A trip' } }),
      update({ time_zone: 'Asia/Pontianak' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await settings()).toMatchObject({
      school_name: 'SMA Bersama',
      prize_text: 'A trip',
      time_zone: 'Asia/Pontianak',
    });
  });
});

describe('closed registration', () => {
  const student = aRegistration('late@example.test');

  test('rejects registrations until it is open again', async () => {
    await update({ registration_open: 'false', default_language: 'en' });
    const { status, error } = await call(register, { body: student });
    expect([status, error.code]).toEqual([403, 'registration_closed']);
    expect(error.message).toBe('Registration is closed. Please ask your school for an account.');
    expect((await call(login, { body: { email: student.email, password: student.password } })).status).toBe(
      401,
    );
    await update({ registration_open: 'true' });
    expect((await call(register, { body: student })).status).toBe(201);
  });

  test('does not block logins', async () => {
    const email = 'early@example.test';
    await aStudent(context, { email });
    await update({ registration_open: 'false' });
    expect((await call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
  });
});
