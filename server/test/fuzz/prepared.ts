/** Requests that only succeed after other calls. This file makes those calls. */
import * as contract from '@lulus/contract';
import { URI } from 'otpauth';
import type { TokenSubject } from '../../src/auth/sessions/tokens.ts';
import { PASSWORD } from '../factories.ts';
import { aSheet } from '../sheets.ts';
import type { Example } from './examples.ts';
import { PNG } from './png.ts';

export interface Preparation {
  /** Returns the reply of an endpoint. */
  ask<E extends contract.Endpoint>(
    as: TokenSubject,
    endpoint: E,
    request?: Example,
  ): Promise<contract.Reply<E>>;
  student: TokenSubject & { email: string | null };
  admin: TokenSubject;
  /** A submitted attempt of the student that accepts late answers, with a question of its paper. */
  over: { exam_id: string; attempt_id: string; question_id: string; begun_at: string };
  /** Whether to turn on the admin's second factor, or only to begin its setup. */
  hasSecondFactor: boolean;
}

const aFile = (filename: string, content: Uint8Array) => [{ field: 'file', filename, content }];

async function withSecondFactor({ ask, admin, hasSecondFactor }: Preparation) {
  const { uri } = await ask(admin, contract.beginSecondFactor, { body: { password: PASSWORD } });
  const body = { code: URI.parse(uri).generate() };
  const examples: [contract.Endpoint, Example][] = [[contract.confirmSecondFactor, { body }]];
  if (!hasSecondFactor) return examples;
  const { recovery_codes } = await ask(admin, contract.confirmSecondFactor, { body });
  const [one, another] = recovery_codes.map((code) => ({ body: { password: PASSWORD, code } }));
  if (one) examples.push([contract.renewRecoveryCodes, one]);
  if (another) examples.push([contract.removeSecondFactor, another]);
  return examples;
}

async function withLateAnswers({ ask, student, over }: Preparation) {
  const { exam_id, attempt_id, question_id, begun_at } = over;
  const answer = { question_id, option: '1', seq: 1, answered_at: begun_at };
  const body = { exam_id, attempt_id, answers: [answer], offline_since: null };
  await ask(student, contract.sendLateAnswers, { body });
  return [
    [contract.decideLateAnswers, { params: { attemptId: attempt_id }, body: { decision: 'count' } }],
  ] as const;
}

async function withPreview({ ask, admin, over }: Preparation) {
  const params = { id: over.exam_id, questionId: over.question_id };
  const key = { bank_answer: [2], bank_question_weight: 1 };
  const { version } = await ask(admin, contract.previewCorrection, { params, body: key });
  return [[contract.correctKey, { params, body: { ...key, version } }]] as const;
}

function withCopy({ student, over }: Preparation) {
  const { attempt_id, question_id } = over;
  const at = new Date().toISOString();
  const answers = [{ question_id, option: '2', flagged: false, seq: 3, answered_at: at }];
  const text = JSON.stringify({
    attempt_id,
    user_id: student.id,
    student_name: 'Ani',
    examination_name: 'Quiz',
    saved_at: at,
    answers,
  });
  const files = aFile('answers.json', new TextEncoder().encode(text));
  return [[contract.readAnswerCopy, { params: { attemptId: attempt_id }, body: {}, files }]] as const;
}

async function withSessions({ ask, student }: Preparation) {
  const credentials = { email: student.email, password: PASSWORD };
  await ask(student, contract.login, { body: credentials });
  const { sessions } = await ask(student, contract.listSessions);
  const other = sessions.find(({ current }) => !current);
  return [[contract.endOwnSession, { params: { id: other?.id ?? '' } }]] as const;
}

const SHEET = aSheet([
  ['Nama Depan', 'Email', 'Kelas'],
  ['Ani', 'ani@example.test', '9A'],
]);

export async function prepare(preparation: Preparation): Promise<(readonly [contract.Endpoint, Example])[]> {
  const files = aFile('siswa.xlsx', new Uint8Array(SHEET));
  return [
    [contract.forgotPassword, { body: { email: preparation.student.email } }],
    [contract.importStudents, { body: { give: 'links' }, files }],
    [
      contract.uploadPicture,
      { params: { id: preparation.over.exam_id }, body: {}, files: aFile('map.png', PNG) },
    ],
    ...(await withSessions(preparation)),
    ...(await withLateAnswers(preparation)),
    ...(await withPreview(preparation)),
    ...withCopy(preparation),
    ...(await withSecondFactor(preparation)),
  ];
}
