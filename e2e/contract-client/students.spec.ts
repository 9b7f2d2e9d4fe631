/** A contract client's calls for students: import, list, deletion. */
import { utils, write } from '@e965/xlsx';
import { expect, serverTest as test } from '../fixtures.ts';
import { ID, type Json, SENTENCE } from './client.ts';
import { aStudent, theAdmin } from './people.ts';

function aSpreadsheet(rows: Record<string, string>[]): File {
  const book = utils.book_new(utils.json_to_sheet(rows), 'Siswa');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  return new File([new Uint8Array(bytes)], 'siswa.xlsx');
}

const ROWS = [
  { 'First Name': 'Agus', 'Last Name': 'Salim', Gender: 'male', Class: '10D', Email: 'agus@klien.test' },
  { 'First Name': 'Wati', 'Last Name': 'Susilo', Gender: 'female', Class: '10D', Email: 'wati@klien.test' },
  { 'First Name': 'Tono', 'Last Name': 'Rusdi', Gender: 'male', Class: '10D', Email: 'not an address' },
];

test('a client imports students, lists them and deletes one', async ({ server }) => {
  const admin = await theAdmin(server);
  const imported = await admin.ok('POST', '/api/student/import', { form: { file: aSpreadsheet(ROWS) } });
  expect(imported).toMatchObject({
    message: SENTENCE,
    created: 2,
    updated: 0,
    rejected: [{ row: 4, message: SENTENCE }],
  });
  const again = await admin.ok('POST', '/api/student/import', {
    form: { file: aSpreadsheet(ROWS.slice(0, 1)) },
  });
  expect(again).toMatchObject({ created: 0, updated: 1, rejected: [] });

  const list: Json[] = await admin.ok('GET', '/api/student/list');
  const wati = list.find(({ email }) => email === 'wati@klien.test');
  expect(wati).toMatchObject({
    id: ID,
    first_name: 'Wati',
    middle_name: null,
    last_name: 'Susilo',
    gender: 'female',
    class: '10D',
  });
  expect(await admin.ok('DELETE', `/api/student/${wati.id}`)).toEqual({ message: SENTENCE });
  expect((await admin.ok('GET', '/api/student/list')).map(({ id }: Json) => id)).not.toContain(wati.id);
  await admin.refused('DELETE', `/api/student/${wati.id}`, 404);
});

test('a student’s client can neither list nor delete students', async ({ server }) => {
  const { client, id } = await aStudent(server);
  await client.refused('GET', '/api/student/list', 403);
  await client.refused('DELETE', `/api/student/${id}`, 403);
  await client.ok('GET', '/api/examination');
});
