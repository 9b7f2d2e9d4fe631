import { MAX_FOUND, searchSchool } from '@lulus/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { studentsWith } from './search.queries.ts';

const { context, call } = await createTestApp();
const admin = await anAdmin(context, { first_name: 'Budi', last_name: 'Kepala' });

const search = async (q: string) => (await call(searchSchool, { as: admin, query: { q } })).reply;
const namesOf = async (q: string) =>
  (await search(q)).students.map(({ first_name, last_name }) => [first_name, last_name].join(' '));

beforeAll(async () => {
  const plain = { middle_name: null, email: null, whatsapp: null };
  await aStudent(context, { ...plain, first_name: 'Budi', last_name: 'Santoso', class: 'X IPA 1' });
  const numbers = { nisn: '0071234567', participant_number: 'K01-22-003', username: 'b.hakim' };
  await aStudent(context, {
    ...plain,
    ...numbers,
    first_name: 'Budiman',
    last_name: 'Hakim',
    class: 'X-IPS-2',
  });
  await aStudent(context, {
    ...plain,
    first_name: 'Ni’mah',
    last_name: 'Zahra',
    class: null,
    email: 'zahra.n@sekolah.test',
    whatsapp: '+62 812-9000-7000',
  });
});

describe('the search of the whole school', () => {
  test.each([
    ['budi', ['Budi Santoso', 'Budiman Hakim']],
    ['SANT bud', ['Budi Santoso']],
    ['ipa 1', ['Budi Santoso']],
    ['x-ips', ['Budiman Hakim']],
    ['zahra.n@sekolah', ['Ni’mah Zahra']],
    ['ni’m', ['Ni’mah Zahra']],
    ['0812 9000', ['Ni’mah Zahra']],
    ['+62 812-9000-7000', ['Ni’mah Zahra']],
    ['00712', ['Budiman Hakim']],
    ['k01-22-003', ['Budiman Hakim']],
    ['B.hak', ['Budiman Hakim']],
    ['udi', []],
    ['kepala', []],
  ])('finds for %j the students %j', async (q, names) => {
    expect(await namesOf(q)).toEqual(names);
  });

  test.each(['', '  ', "' & !|:*", '\\', '00', '()', '<->', '½', '\u0301', "budi':* | 'x"])(
    'treats %j as words, not as query syntax',
    async (q) => {
      expect((await call(searchSchool, { as: admin, query: { q } })).status).toBe(200);
    },
  );

  test('finds examinations by parts of their names, also drafts', async () => {
    const draft = await anExamination(context, {
      published: false,
      settings: { examination_name: 'Ulangan Harian Fisika' },
    });
    const { examinations } = await search('fisi har');
    expect(examinations).toEqual([
      { id: draft.id, examination_name: 'Ulangan Harian Fisika', status: 'draft', kind: 'examination' },
    ]);
    expect((await search('100%')).examinations).toEqual([]);
  });

  test(`returns at most ${MAX_FOUND} of each`, async () => {
    for (let number = 0; number <= MAX_FOUND; number += 1) await aStudent(context, { first_name: 'Ratna' });
    expect(await namesOf('ratna')).toHaveLength(MAX_FOUND);
  });

  test('uses the index of words', async () => {
    const plan = await context.db.transaction().execute(async (trx) => {
      // With so few students, PostgreSQL would prefer a sequential scan.
      await sql`set local enable_seqscan to off`.execute(trx);
      return studentsWith(trx, "'budi':*").explain();
    });
    expect(JSON.stringify(plan)).toContain('users_words');
  });
});
