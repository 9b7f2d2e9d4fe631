import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseOfVersion } from '../../test/database-of-version.ts';
import { migrate } from '../platform/db/migrate.ts';

test('a database without classes gets one for each compared form, under its commonest spelling', async () => {
  const { db, client } = await databaseOfVersion('0037_roles');

  const [a, b, c, d, e, admin] = Array.from({ length: 6 }, () => randomUUID());
  await client.query(`
    insert into users (id, role, first_name, email, class) values
      ('${a}', 'student', 'A', 'a@example.test', '9 a'),
      ('${b}', 'student', 'B', 'b@example.test', '9A'),
      ('${c}', 'student', 'C', 'c@example.test', '9A'),
      ('${d}', 'student', 'D', 'd@example.test', '9.1'),
      ('${e}', 'student', 'E', 'e@example.test', null),
      ('${admin}', 'admin', 'F', 'f@example.test', 'Office');
    insert into examinations (id, examination_name, examination_desc, examination_duration, classes) values
      ('${a}', 'For some', '', 60, '{"10 B", "9-A", "9a"}'), ('${b}', 'For all', '', 60, null);
    insert into revisions (id, examination_id, number, examination_name, examination_desc, examination_duration,
      examination_bank_count, sections) values ('${a}', '${a}', 1, 'E', '', 60, 0, '[]');
    insert into attempts (id, user_id, examination_id, revision_id, number, form, started_at, due_at) values
      ('${a}', '${a}', '${a}', '${a}', 1, 0, now(), now()), ('${e}', '${e}', '${a}', '${a}', 1, 0, now(), now());
  `);
  await migrate(db);

  const classes = await client.query('select id, name, archived_at from classes order by name');
  expect(classes.rows.map((row) => row.name)).toEqual(['10 B', '9.1', '9A']);
  expect(classes.rows.every(({ archived_at }) => archived_at === null)).toBe(true);
  const idOf = (wanted: string) => classes.rows.find((row) => row.name === wanted)?.id;
  const users = await client.query('select class, class_id from users order by first_name');
  expect(users.rows).toEqual([
    ...Array.from({ length: 3 }, () => ({ class: '9A', class_id: idOf('9A') })),
    { class: '9.1', class_id: idOf('9.1') },
    { class: null, class_id: null },
    { class: 'Office', class_id: null },
  ]);
  const open = await client.query('select class_ids from examinations order by examination_name desc');
  expect(open.rows).toEqual([{ class_ids: [idOf('10 B'), idOf('9A')] }, { class_ids: null }]);
  const attempts = await client.query('select user_id, class_id from attempts');
  expect(attempts.rows).toHaveLength(2);
  expect(attempts.rows).toEqual(
    expect.arrayContaining([
      { user_id: a, class_id: idOf('9A') },
      { user_id: e, class_id: null },
    ]),
  );
});
