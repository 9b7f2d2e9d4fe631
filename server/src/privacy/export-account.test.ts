import {
  correctKey,
  exportAccount,
  makePasswordLink,
  previewCorrection,
  takeOver,
  updateStudent,
} from '@lulus/contract';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { LEFT_OUT, PLACES, STAFF_ONLY } from '../../test/exported-columns.ts';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { aStudentWithAllData } from '../../test/student-with-all-data.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { exportOwnAccount } from './export-account.ts';

const app = await createTestApp();
const { call, context, tokenOf } = app;
const { sendLate, start, submit } = attemptCalls(app);
const admin = await anAdmin(context);

async function copyOf(student: Parameters<typeof tokenOf>[0]) {
  const response = await app.app.inject({
    method: 'GET',
    url: exportAccount.path,
    headers: { authorization: `Bearer ${await tokenOf(student)}` },
  });
  return { text: response.body, own: response.json(), headers: response.headers };
}

const ownActor = (user_id: string) => ({ user_id, address: null, request_id: null });

describe('a student’s copy of their data', () => {
  test('has every column of every personal table, or a reason why not', async () => {
    const { student } = await aStudentWithAllData(app, admin);
    const { own } = await copyOf(student);
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      with recursive personal as (
        select 'users'::name as table_name
        union
        select source.relname from personal
        join pg_class target on target.relname = personal.table_name
        join pg_constraint reference on reference.confrelid = target.oid and reference.contype = 'f'
          and reference.confdeltype = 'c'
        join pg_class source on source.oid = reference.conrelid
      )
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema()
        and (table_name in (select table_name from personal) or table_name = 'audit_log')
        and table_name not in (${sql.join(STAFF_ONLY)})`.execute(context.db);
    const missing = rows.filter(({ table_name, column_name }) => {
      const row = PLACES[table_name]?.(own);
      return !(row && column_name in row) && LEFT_OUT[table_name]?.[column_name] === undefined;
    });
    expect(missing).toEqual([]);
    expect(new Set(rows.map(({ table_name }) => table_name))).toEqual(new Set(Object.keys(PLACES)));
  });

  test('is a file without other people’s data or secrets', async () => {
    const other = await aStudentWithAllData(app, admin);
    const { student, email, password_link } = await aStudentWithAllData(app, admin);
    const { text, own, headers } = await copyOf(student);
    expect(headers['content-disposition']).toBe('attachment; filename="lulus-my-data.json"');
    expect(own.account.email).toBe(email);
    expect(text).not.toMatch(/argon2|password_hash|token_hash/);
    expect(text).not.toContain(password_link.split('token=')[1]);
    for (const foreign of [other.student.id, other.email, other.attempt_id, admin.id, admin.email ?? '']) {
      expect(text).not.toContain(foreign);
    }
    const by = own.audit_log.map((line: { by: string; address?: string }) => [line.by, line.address]);
    expect(by).toContainEqual(['the school', undefined]);
    expect(by).toContainEqual(['you', '127.0.0.1']);
  });

  test('has every time in the same format, in UTC and with milliseconds', async () => {
    const { student } = await aStudentWithAllData(app, admin);
    const times = (await copyOf(student)).text.match(/"\d{4}-\d\d-\d\dT[^"]*"/g) ?? [];
    expect(times.length).toBeGreaterThan(20);
    expect(times.filter((time) => !/T\d\d:\d\d:\d\d\.\d{3}Z"$/.test(time))).toEqual([]);
  });

  test('is audited, so the next copy has that line', async () => {
    const student = await aStudent(context);
    await copyOf(student);
    const { own } = await copyOf(student);
    expect(own.audit_log).toMatchObject([{ action: 'own_data_exported', by: 'you' }]);
  });

  test('shows repeated takeovers as one event', async () => {
    const student = await aStudent(context);
    const { id: exam_id } = await anExamination(context);
    await start(student, exam_id);
    for (const device_id of [newId(), newId(), newId()]) {
      await call(takeOver, { as: student, body: { exam_id, device_id } });
    }
    const { own } = await copyOf(student);
    expect(own.attempts[0].attempt_events).toMatchObject([
      { kind: 'started' },
      { kind: 'resumed', details: { times: 3 } },
    ]);
  });

  test('has only the newest thousand sessions and audit lines', async () => {
    const student = await aStudent(context);
    await sql`insert into sessions (id, user_id, created_at, expires_at)
      select gen_random_uuid(), ${student.id}, now() + n * interval '1 second', now() + interval '1 day'
      from generate_series(1, 1200) as n`.execute(context.db);
    await sql`insert into audit_log (at, user_id, person_id, action)
      select now() + n * interval '1 second', ${student.id}, ${student.id}, 'logged_in'
      from generate_series(1, 1200) as n`.execute(context.db);
    const { own } = await copyOf(student);
    expect([own.sessions.length, own.audit_log.length]).toEqual([1000, 1000]);
    const times = own.audit_log.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted());
    expect(Date.parse(times.at(-1))).toBeGreaterThan(Date.now() + 1_000_000);
  });

  test('reveals no score or regrade before the release, and no answer key, weight or hint', async () => {
    const examination = await anExamination(context, {
      settings: { results_release: 'by_hand' },
      sections: [
        {
          name: 'READING',
          items: [
            {
              bank_question_weight: 17.25,
              hint: 'CANARY-HINT',
              bank_option: { 1: 'CANARY-A', 2: 'CANARY-B' },
            },
          ],
        },
      ],
    });
    const student = await aStudent(context);
    const question_id = examination.items[0]?.id ?? '';
    await start(student, examination.id);
    await submit(student, examination.id, [{ [question_id]: { 1: '' } }]);
    const params = { id: examination.id, questionId: question_id };
    const key = { bank_answer: [2], bank_question_weight: 23.75 };
    const { version } = (await call(previewCorrection, { as: admin, params, body: key })).reply;
    expect((await call(correctKey, { as: admin, params, body: { ...key, version } })).status).toBe(200);

    const before = await copyOf(student);
    expect(before.own.attempts[0]).toMatchObject({ result_released: false, result: null });
    expect(before.own.attempts[0].answers).toMatchObject([{ question_id, option: '1' }]);
    expect(before.text).not.toMatch(/CANARY|17\.25|23\.75|regraded|score_|bank_/);
    expect(before.own.monthly_balances).toEqual([]);

    await context.db
      .updateTable('examinations')
      .set({ results_release: 'at_once' })
      .where('id', '=', examination.id)
      .execute();
    const after = await copyOf(student);
    expect(after.own.attempts[0]).toMatchObject({
      result_released: true,
      result: { result_score: 0, result_max: 23.75 },
    });
    expect(after.text).not.toMatch(/CANARY|bank_/);
  });

  test('shows late answers in the same way, whether or not a correction changed the result', async () => {
    const settings = { results_release: 'by_hand' } as const;
    const sections = [{ name: 'READING', items: [{}, {}] }];
    const { id, items } = await anExamination(context, { settings, sections });
    const [first = '', second = ''] = items.map((item) => item.id);
    async function aTaker(option: string) {
      const student = await aStudent(context);
      const { attempt_id } = (await start(student, id)).reply.exam;
      await submit(student, id, [{ [first]: { [option]: '' } }]);
      return { student, exam_id: id, attempt_id };
    }
    const takers = [await aTaker('1'), await aTaker('3')];
    async function allSendLate(seq: number) {
      const answered_at = context.clock().toISOString();
      const late = { question_id: second, option: String(seq), seq, answered_at };
      for (const { student, ...attempt } of takers) await sendLate(student, attempt, [late]);
    }
    await allSendLate(1);
    const params = { id, questionId: first };
    const key = { bank_answer: [2], bank_question_weight: 1 };
    const { version } = (await call(previewCorrection, { as: admin, params, body: key })).reply;
    const { reply } = await call(correctKey, { as: admin, params, body: { ...key, version } });
    expect(reply.changed).toBe(1);
    await allSendLate(2);
    for (const { student } of takers) {
      const { own } = await copyOf(student);
      expect(own.attempts[0].attempt_events).toMatchObject([
        { kind: 'started' },
        { kind: 'submitted' },
        { kind: 'late_received', details: { times: 2 } },
      ]);
    }
  });

  test('throws 404 if the account is deleted meanwhile', async () => {
    const actor = ownActor(newId());
    await expect(exportOwnAccount(context, actor)).rejects.toMatchObject({ status: 404 });
  });

  test('shows what the school changed in the account', async () => {
    const student = await aStudent(context);
    const body = { first_name: 'Baru', email: student.email ?? '' };
    await call(updateStudent, { as: admin, params: { id: student.id }, body });
    await call(makePasswordLink, { as: admin, params: { id: student.id }, body: {} });
    const { own } = await copyOf(student);
    expect(own.audit_log).toMatchObject([
      { action: 'student_updated', by: 'the school', after: { first_name: 'Baru' } },
      { action: 'password_link_made', by: 'the school' },
    ]);
  });
});
