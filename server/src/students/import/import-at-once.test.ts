import { setTimeout } from 'node:timers/promises';
import { register } from '@lulus/contract';
import { expect, test } from 'vitest';
import { aRegistration } from '../../../test/factories.ts';
import { aFile, sheetImports } from '../../../test/import-sheets.ts';
import { aSheet } from '../../../test/sheets.ts';
import { createTestApp } from '../../../test/test-app.ts';

const testApp = await createTestApp();
const { app, call } = testApp;
const { upload, importRows, logIn } = await sheetImports(testApp);

test('two concurrent imports of one sheet create each student once', async () => {
  const rows = [
    ['Nama', 'Email'],
    ...Array.from({ length: 30 }, (_, n) => ['Kembar', `kembar${n}@example.test`]),
  ];
  const replies = await Promise.all([importRows(rows), importRows(rows)]);
  expect(replies.map(({ created }) => created).sort()).toEqual([0, 30]);
  expect(replies.map(({ cards }) => cards.length).sort()).toEqual([0, 30]);
});

test('a student who registers during an import is neither lost nor created twice', async () => {
  const rows = [
    ['Nama', 'Email'],
    ...Array.from({ length: 300 }, (_, n) => ['Ramai', `ramai${n}@example.test`]),
  ];
  const body = aRegistration('ramai250@example.test');
  const [reply, registered] = await Promise.all([
    importRows(rows, { self_registered: 'keep' }),
    call(register, { body }),
  ]);
  expect(registered.status).toBe(201);
  expect(reply.created + reply.updated).toBe(300);
  expect((await logIn(body.email, body.password)).status).toBe(200);
});

test('the server answers while it reads a large file', async () => {
  const large = aSheet([
    ['Nama', 'Email'],
    ...Array.from({ length: 15_000 }, (_, n) => ['Siswa', `s${n}@x.test`]),
  ]);
  let reading = true;
  const answer = upload([aFile(large)], { dry_run: 'true' }).finally(() => {
    reading = false;
  });
  let answered = 0;
  while (reading) {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    answered += 1;
    await setTimeout(10);
  }
  expect((await answer).reply.created).toBe(15_000);
  expect(answered).toBeGreaterThan(10);
});
