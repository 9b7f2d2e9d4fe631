/**
 * Valid requests, from which the fuzzer derives others: those of the access table, and successful ones for
 * its rejected rows.
 */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import type { TokenSubject } from '../../src/auth/sessions/tokens.ts';
import type { World as TableWorld } from '../access-callers.ts';
import { accessTable } from '../access-table.ts';
import { PASSWORD } from '../factories.ts';
import type { FormFile } from './requests.ts';
import { type TypedWorld, typedExamples } from './typed-examples.ts';

export interface Example {
  params?: object;
  query?: object;
  body?: object;
  /** Files of a multipart form. */
  files?: FormFile[];
}

export interface ExampleWorld extends TableWorld, TypedWorld {
  bystander: TokenSubject;
  /** Token of a link that sets the bystander's password. */
  link_token: string;
  /** An examination with section timers, in which the student has a running attempt. */
  timed_id: string;
  /** An examination with unreleased results that the student has submitted. */
  unreleased_id: string;
  /** The student's attempt at that examination. */
  over_id: string;
  unreleased_question_id: string;
}

function ownExamples(world: ExampleWorld): [contract.Endpoint, Example][] {
  const { callers, bystander, unreleased_id, over_id, unreleased_question_id: question_id } = world;
  const late = { question_id, option: '1', seq: 7, answered_at: new Date().toISOString() };
  const sections = world.draft_sections.map(({ id, name }) => ({
    id,
    name,
    forward_only: true,
    duration: 30,
  }));
  const newcomer = {
    first_name: 'Adi',
    middle_name: 'B',
    last_name: 'C',
    class: '9A',
    whatsapp: '081234567890',
    email: `${randomUUID()}@example.test`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const scheduled = {
    examination_name: 'Final',
    examination_desc: '<p>Bring a pen.</p>',
    examination_duration: 45,
    opens_at: '2026-01-01T00:00:00+07:00',
    closes_at: '2030-01-01T00:00:00Z',
    results_release: 'at_time',
    results_at: '2030-02-01T00:00:00Z',
  };
  return [
    [contract.register, { body: newcomer }],
    [contract.login, { body: { email: callers.student.email, password: PASSWORD } }],
    [contract.verifyToken, { body: { token: world.link_token } }],
    [contract.setPassword, { body: { token: world.link_token, password: 'rahasia sekali' } }],
    [contract.createExamination, { body: scheduled }],
    [contract.updateExamination, { params: { id: world.draft_id }, body: scheduled }],
    [contract.releaseResults, { params: { id: unreleased_id } }],
    [contract.arrangeSections, { params: { id: world.draft_id }, body: { sections } }],
    [contract.startExam, { body: { exam_id: world.timed_id, device_id: randomUUID() } }],
    [contract.finishSection, { body: { exam_id: world.timed_id, section: 0 } }],
    [
      contract.sendLateAnswers,
      { body: { exam_id: unreleased_id, attempt_id: over_id, answers: [late], offline_since: null } },
    ],
    [contract.reopenAttempt, { params: { attemptId: over_id }, body: { minutes: 5 } }],
    [contract.decideLateAnswers, { params: { attemptId: over_id }, body: { decision: 'ignore' } }],
    [contract.getAnswerKey, { params: { id: unreleased_id, questionId: question_id } }],
    [contract.getResult, { query: { exam_id: unreleased_id } }],
    [contract.reviewExam, { body: { id: unreleased_id } }],
    [contract.getLeaderboard, { query: { month: '2026-11', page: '1' } }],
    [contract.deleteStudent, { params: { id: bystander.id } }],
  ];
}

const nameOf = ({ method, path }: contract.Endpoint) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

/** By the operation's name in the API description. */
export function examplesIn(
  world: ExampleWorld,
  prepared: (readonly [contract.Endpoint, Example])[],
): Map<string, Example[]> {
  const examples = [
    ...accessTable.map((row) => [row.endpoint, row.request?.(world) ?? {}] as const),
    ...ownExamples(world),
    ...typedExamples(world),
    ...prepared,
  ];
  const byName = Map.groupBy(examples, ([endpoint]) => nameOf(endpoint));
  return new Map([...byName].map(([name, own]) => [name, own.map(([, example]) => example)]));
}
