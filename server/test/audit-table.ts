/**
 * What the audit log tells: for every endpoint with which an admin changes or takes out something, a call and its
 * lines, the person who called being the admin. Reading is not told, but for what leaves as a file.
 */
import { randomUUID } from 'node:crypto';
import type { AuditAction, Endpoint } from '@lulus/contract';
import * as contract from '@lulus/contract';
import { type TOTP, URI } from 'otpauth';
import { listItems } from '../src/bank/bank-items.queries.ts';
import { listSections } from '../src/bank/sections.queries.ts';
import { encrypt } from './answer-copies.ts';
import { correcting } from './correcting.ts';
import { anExamination, aStudent, PASSWORD } from './factories.ts';
import { aSheet } from './sheets.ts';
import { GRACE, MINUTE, taking } from './taking.ts';
import type { TestApp } from './test-app.ts';

/** The line of the call, with at least these fields; of columns that are not named any value will do. */
export type Line = {
  action: AuditAction;
  person_id?: string | undefined;
  examination_id?: string;
  question_id?: string;
  attempt_id?: string;
  before?: object | null;
  after?: object | null;
};

export interface Deed {
  endpoint: Endpoint;
  /** Does it, and answers the lines that are expected of it. */
  act: () => Promise<Line[]>;
}

/** Endpoints for admins that are no GET and yet change nothing. */
export const CHANGE_NOTHING: Endpoint[] = [contract.previewCorrection, contract.beginSecondFactor];

const FORM = { examination_name: 'Final English', examination_desc: '', examination_duration: 90 };
const ITEM = {
  bank_type: 'text' as const,
  bank_section: 'READING',
  bank_question: '<p>Which is right?</p>',
  bank_question_weight: '1',
  option_type: 'text' as const,
  bank_option: '{"1":"This","2":"That"}',
  bank_answer: '[1]',
};

export async function auditTable(app: TestApp): Promise<{ admin: { id: string }; deeds: Deed[] }> {
  const { call, clock, context } = app;
  const { aRunningAttempt, save, sendLate, submit } = taking(app);
  const { admin, aTaker, preview, apply, questionOf, twoQuestions } = await correcting(app);
  const as = admin;
  const draft = (settings = {}) => anExamination(context, { published: false, settings });

  /** Of the second factor, which the last deeds turn on and off. */
  let recoveryCodes: string[] = [];

  const deeds: Deed[] = [
    {
      endpoint: contract.createExamination,
      async act() {
        const { reply } = await call(contract.createExamination, { as, body: FORM });
        const { id } = reply.examination;
        return [{ action: 'examination_created', examination_id: id, before: null, after: FORM }];
      },
    },
    {
      endpoint: contract.updateExamination,
      async act() {
        const { id } = await draft();
        const body = { ...FORM, examination_duration: 60, classes: ['9A'] };
        await call(contract.updateExamination, { as, params: { id }, body });
        const before = {
          examination_name: 'Mid-term English',
          examination_desc: 'Two sections.',
          classes: null,
        };
        const after = { examination_name: 'Final English', examination_desc: '', classes: ['9A'] };
        return [{ action: 'examination_updated', examination_id: id, before, after }];
      },
    },
    {
      endpoint: contract.deleteExamination,
      async act() {
        const { id } = await draft();
        await call(contract.deleteExamination, { as, params: { id } });
        const before = { examination_name: 'Mid-term English', status: 'draft' };
        return [{ action: 'examination_deleted', examination_id: id, before, after: null }];
      },
    },
    {
      endpoint: contract.publishExamination,
      async act() {
        const { id } = await draft();
        await call(contract.publishExamination, { as, params: { id } });
        const { revision_id } = await context.db
          .selectFrom('examinations')
          .select('revision_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const before = { status: 'draft', revision_id: null };
        const after = { status: 'published', revision_id };
        return [{ action: 'examination_published', examination_id: id, before, after }];
      },
    },
    {
      endpoint: contract.mixOptions,
      async act() {
        const { id, items } = await draft();
        const keys = async () =>
          Object.fromEntries(
            (await listItems(context.db, id)).map((item) => [item.id, item.bank_answer] as const),
          );
        const before = { bank_answer: Object.fromEntries(items.map((item) => [item.id, item.bank_answer])) };
        await call(contract.mixOptions, { as, params: { id } });
        return [
          { action: 'options_mixed', examination_id: id, before, after: { bank_answer: await keys() } },
        ];
      },
    },
    {
      endpoint: contract.archiveExamination,
      async act() {
        const { id } = await anExamination(context);
        await call(contract.archiveExamination, { as, params: { id } });
        // Once more changes nothing, and is told by nothing.
        await call(contract.archiveExamination, { as, params: { id } });
        return [{ action: 'examination_archived', examination_id: id, before: { status: 'published' } }];
      },
    },
    {
      endpoint: contract.restoreExamination,
      async act() {
        const { id } = await draft({ status: 'archived' });
        await call(contract.restoreExamination, { as, params: { id } });
        return [{ action: 'examination_restored', examination_id: id, after: { status: 'draft' } }];
      },
    },
    {
      endpoint: contract.releaseResults,
      async act() {
        const { id } = await anExamination(context, { settings: { results_release: 'by_hand' } });
        await call(contract.releaseResults, { as, params: { id } });
        const { results_at } = await context.db
          .selectFrom('examinations')
          .select('results_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const after = { results_at: results_at?.toISOString() };
        return [{ action: 'results_released', examination_id: id, before: { results_at: null }, after }];
      },
    },
    {
      endpoint: contract.duplicateExamination,
      async act() {
        const { id } = await draft();
        const { reply } = await call(contract.duplicateExamination, { as, params: { id } });
        const after = { examination_name: 'Mid-term English (copy)', copy_of: id };
        return [{ action: 'examination_copied', examination_id: reply.examination.id, after }];
      },
    },
    {
      endpoint: contract.arrangeSections,
      async act() {
        const { id } = await draft();
        const sections = await listSections(context.db, id);
        const plain = sections.map(({ bank_count: _, ...section }) => section);
        const after = { sections: plain.toReversed() };
        await call(contract.arrangeSections, { as, params: { id }, body: after });
        return [{ action: 'sections_arranged', examination_id: id, before: { sections: plain }, after }];
      },
    },
    {
      endpoint: contract.insertBankItem,
      async act() {
        const { id } = await draft();
        const { reply } = await call(contract.insertBankItem, { as, body: { ...ITEM, examination_id: id } });
        const after = { bank_answer: [1], bank_question_weight: 1, bank_section: 'READING' };
        return [
          { action: 'question_added', examination_id: id, question_id: reply.bank.id, before: null, after },
        ];
      },
    },
    {
      endpoint: contract.updateBankItem,
      async act() {
        const { id } = await draft();
        const { reply } = await call(contract.insertBankItem, { as, body: { ...ITEM, examination_id: id } });
        const question = { examination_id: id, question_id: reply.bank.id };
        const params = { bankId: reply.bank.id };
        await call(contract.updateBankItem, { as, params, body: { ...ITEM, bank_answer: '[2]' } });
        const change = { before: { bank_answer: [1] }, after: { bank_answer: [2] } };
        return [
          { action: 'question_added', ...question },
          { action: 'question_updated', ...question, ...change },
        ];
      },
    },
    {
      endpoint: contract.deleteBankItem,
      async act() {
        const { id, items } = await draft();
        const question_id = items[1]?.id ?? '';
        await call(contract.deleteBankItem, { as, params: { bankId: question_id } });
        const before = { bank_answer: [1], bank_section: 'LISTENING' };
        return [{ action: 'question_deleted', examination_id: id, question_id, before, after: null }];
      },
    },
    {
      endpoint: contract.deleteBankItems,
      async act() {
        const { id, items } = await draft();
        const ids = items.slice(1, 3).map((item) => item.id);
        await call(contract.deleteBankItems, { as, params: { examId: id }, body: { ids } });
        return ids.map((question_id) => ({
          action: 'question_deleted',
          examination_id: id,
          question_id,
          after: null,
        }));
      },
    },
    {
      endpoint: contract.arrangeBank,
      async act() {
        const { id, items } = await draft();
        const sections = await listSections(context.db, id);
        const ids = items.map((item) => item.id);
        const [a, b, ...others] = ids as [string, string, ...string[]];
        await call(contract.arrangeBank, {
          as,
          params: { examId: id },
          body: { order: { [sections[0]?.id ?? '']: [b, a] } },
        });
        const change = { before: { order: ids }, after: { order: [b, a, ...others] } };
        return [{ action: 'questions_arranged', examination_id: id, ...change }];
      },
    },
    {
      endpoint: contract.correctKey,
      async act() {
        const examination = await twoQuestions();
        await aTaker(examination, ['2', '1']);
        const key = { bank_answer: [2], bank_question_weight: 1 };
        const { version } = (await preview(examination, key)).reply;
        await apply(examination, key, version);
        return [
          {
            action: 'key_corrected',
            examination_id: examination.id,
            question_id: questionOf(examination),
            before: { bank_answer: [1] },
            after: { bank_answer: [2], results_changed: 1 },
          },
        ];
      },
    },
    {
      endpoint: contract.extendAttempt,
      async act() {
        const { student, exam_id, attempt_id } = await aRunningAttempt();
        const body = { minutes: 5, reason: 'came late' };
        await call(contract.extendAttempt, { as, params: { attemptId: attempt_id }, body });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [{ action: 'time_added', ...subject, after: body }];
      },
    },
    {
      endpoint: contract.extendAttempts,
      async act() {
        const { exam_id } = await aRunningAttempt();
        await call(contract.extendAttempts, { as, params: { id: exam_id }, body: { minutes: 5 } });
        const after = { minutes: 5, attempts: 1 };
        return [{ action: 'time_added_to_all', examination_id: exam_id, person_id: undefined, after }];
      },
    },
    {
      endpoint: contract.reopenAttempt,
      async act() {
        const { student, exam_id, attempt_id } = await aRunningAttempt();
        await submit(student, exam_id);
        await call(contract.reopenAttempt, { as, params: { attemptId: attempt_id }, body: { minutes: 9 } });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [{ action: 'attempt_reopened', ...subject, after: { minutes: 9, submitted_at: null } }];
      },
    },
    {
      endpoint: contract.countLateAnswers,
      async act() {
        const attempt = await aRunningAttempt({
          minutes: 10,
          settings: { late_minutes: 30, results_release: 'by_hand' },
        });
        const { student, exam_id, attempt_id, items } = attempt;
        const answered_at = context.clock().toISOString();
        clock.advance(10 * MINUTE + GRACE + MINUTE);
        await sendLate(student, attempt, [{ question_id: items.first, option: '1', seq: 1, answered_at }]);
        await call(contract.countLateAnswers, { as, params: { attemptId: attempt_id } });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [{ action: 'late_answers_counted', ...subject, after: { answers: 1 } }];
      },
    },
    {
      endpoint: contract.readAnswerCopy,
      async act() {
        const { student, exam_id, attempt_id, items } = await aRunningAttempt();
        await save(student, exam_id, []);
        await submit(student, exam_id);
        const at = context.clock().toISOString();
        const answer = { question_id: items.first, option: '1', flagged: false, seq: 2, answered_at: at };
        const times = { saved_at: at, offline_since: at };
        const copy = { exam_id, attempt_id, user_id: student.id, ...times, answers: [answer] };
        const key = (await call(contract.getCopyKey, { as: student })).reply;
        const content = JSON.stringify(encrypt(JSON.stringify(copy), key));
        const files = [{ field: 'file', filename: 'answers.lulus', content }];
        await call(contract.readAnswerCopy, { as, body: {}, files });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [{ action: 'answer_copy_read', ...subject, after: { received: 1 } }];
      },
    },
    {
      endpoint: contract.createStudent,
      async act() {
        const body = { first_name: 'Siti', email: 'siti@example.test' };
        const { student } = (await call(contract.createStudent, { as, body })).reply;
        return [{ action: 'student_created', person_id: student.id, before: null, after: body }];
      },
    },
    {
      endpoint: contract.updateStudent,
      async act() {
        const { id, email } = await aStudent(context, { middle_name: null, last_name: null, whatsapp: null });
        const body = { first_name: 'Siti', email: email ?? '', class: '9A' };
        await call(contract.updateStudent, { as, params: { id }, body });
        const change = { before: { first_name: 'Sari' }, after: { first_name: 'Siti' } };
        return [{ action: 'student_updated', person_id: id, ...change }];
      },
    },
    {
      endpoint: contract.resetStudentPassword,
      async act() {
        const { id } = await aStudent(context);
        await call(contract.resetStudentPassword, { as, params: { id } });
        return [{ action: 'password_reset', person_id: id, before: null, after: null }];
      },
    },
    {
      endpoint: contract.makePasswordLink,
      async act() {
        const { id } = await aStudent(context);
        await call(contract.makePasswordLink, { as, params: { id }, body: {} });
        return [{ action: 'password_link_made', person_id: id, after: { mailed: false } }];
      },
    },
    {
      endpoint: contract.makePasswordLinks,
      async act() {
        const { id } = await aStudent(context, { password_hash: null });
        await call(contract.makePasswordLinks, { as, body: {} });
        await context.db.deleteFrom('users').where('id', '=', id).execute();
        // What was noted about somebody has gone with them.
        return [{ action: 'password_link_made', person_id: id, after: null }];
      },
    },
    {
      endpoint: contract.deleteStudent,
      async act() {
        const { id } = await aStudent(context);
        await call(contract.deleteStudent, { as, params: { id } });
        return [{ action: 'student_deleted', person_id: id, before: null, after: null }];
      },
    },
    {
      endpoint: contract.deleteStudents,
      async act() {
        const [a, b] = [await aStudent(context), await aStudent(context)].map(({ id }) => id) as [
          string,
          string,
        ];
        await call(contract.deleteStudents, { as, body: { ids: [a, b, b, randomUUID()] } });
        return [a, b].map((person_id) => ({
          action: 'student_deleted',
          person_id,
          before: null,
          after: null,
        }));
      },
    },
    {
      endpoint: contract.changeClasses,
      async act() {
        const moved = await aStudent(context, { class: '8B' });
        const there = await aStudent(context, { class: '9A' });
        const students = [moved, there].map(({ id }) => ({ id, class: '9A' }));
        await call(contract.changeClasses, { as, body: { students } });
        const change = { before: { class: '8B' }, after: { class: '9A' } };
        return [{ action: 'student_updated', person_id: moved.id, ...change }];
      },
    },
    {
      endpoint: contract.importStudents,
      async act() {
        const known = await aStudent(context, { email: 'budi@example.test', class: '8B', whatsapp: null });
        const rows = [
          ['Nama Depan', 'Email', 'Kelas'],
          ['Ani', 'ani@example.test', '9A'],
          ['Sari', 'budi@example.test', '9A'],
        ];
        const files = [{ field: 'file', filename: 'siswa.xlsx', content: Uint8Array.from(aSheet(rows)) }];
        await call(contract.importStudents, { as, body: { dry_run: 'true' }, files });
        await call(contract.importStudents, { as, body: { give: 'links' }, files });
        const change = { before: { class: '8B' }, after: { class: '9A' } };
        return [
          { action: 'student_created', after: { first_name: 'Ani', email: 'ani@example.test', class: '9A' } },
          { action: 'password_link_made', after: { mailed: false } },
          { action: 'student_updated', person_id: known.id, ...change },
          { action: 'students_imported', after: { created: 1, updated: 1, refused: 0 } },
        ];
      },
    },
    {
      endpoint: contract.loginCardsSheet,
      async act() {
        const cards = [{ name: 'Siti', class: null, login: 'siti', password: PASSWORD }];
        await call(contract.loginCardsSheet, { as, body: { cards } });
        return [{ action: 'login_cards_exported', after: { cards: 1 } }];
      },
    },
    {
      endpoint: contract.exportAuditLines,
      async act() {
        await call(contract.exportAuditLines, { as, query: { action: 'login_failed' } });
        return [{ action: 'audit_log_exported', after: { action: 'login_failed', lines: 0 } }];
      },
    },
    {
      endpoint: contract.updateSettings,
      async act() {
        await call(contract.updateSettings, { as, body: { school_name: 'SMA Nusantara', prize_on: 'true' } });
        const change = { before: { school_name: '' }, after: { school_name: 'SMA Nusantara' } };
        return [{ action: 'settings_changed', ...change }];
      },
    },
    {
      endpoint: contract.confirmSecondFactor,
      async act() {
        const { reply } = await call(contract.beginSecondFactor, { as, body: { password: PASSWORD } });
        const timestamp = context.clock().getTime();
        const code = (URI.parse(reply.uri) as TOTP).generate({ timestamp });
        const confirmed = await call(contract.confirmSecondFactor, { as, body: { code } });
        recoveryCodes = confirmed.reply.recovery_codes;
        return [{ action: 'second_factor_on', person_id: admin.id, before: null, after: null }];
      },
    },
    {
      endpoint: contract.renewRecoveryCodes,
      async act() {
        const body = { password: PASSWORD, code: recoveryCodes[0] ?? '' };
        recoveryCodes = (await call(contract.renewRecoveryCodes, { as, body })).reply.recovery_codes;
        return [{ action: 'recovery_codes_renewed', person_id: admin.id, before: null, after: null }];
      },
    },
    {
      endpoint: contract.removeSecondFactor,
      async act() {
        const body = { password: PASSWORD, code: recoveryCodes[0] ?? '' };
        await call(contract.removeSecondFactor, { as, body });
        return [{ action: 'second_factor_off', person_id: admin.id, before: null, after: null }];
      },
    },
  ];
  return { admin, deeds };
}
