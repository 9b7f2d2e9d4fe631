/** A small school for the fuzzer: the callers, their ids, and valid requests for every operation. */
import * as contract from '@lulus/contract';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { makeLinks } from '../../src/auth/links/make-links.ts';
import type { TokenSubject } from '../../src/auth/sessions/tokens.ts';
import { replaceCoTeachers } from '../../src/examinations/sharing/sharing.queries.ts';
import type { Caller } from '../access-callers.ts';
import {
  aCollection,
  aListeningItem,
  anExamination,
  aStimulusIn,
  aStudent,
  PASSWORD,
  someCallers,
} from '../factories.ts';
import { FIVE_TYPES } from '../five-types.ts';
import { type Example, examplesIn } from './examples.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { prepare } from './prepared.ts';
import type { Scene } from './scene.ts';
import type { Known } from './schema-values.ts';

export type Role = Caller | 'forged';
export const ROLES: Role[] = [
  'no one',
  'student',
  'other student',
  'proctor',
  'teacher',
  'other teacher',
  'co-teacher',
  'admin',
  'forged',
];

export interface World {
  known: Known;
  /** Valid requests by the operation's name. */
  examples: Map<string, Example[]>;
  tokenOf(role: Role): string | undefined;
  /** Opens a new session for the role after a rejected token. Returns false if the account is gone. */
  renew(role: Role): Promise<boolean>;
}

/** The kind of id that a field needs, by the field's name. */
const KINDS: [RegExp, string][] = [
  [/exam|collection/i, 'examination'],
  [/attempt/i, 'attempt'],
  [/question|bank/i, 'item'],
  [/user|student/i, 'user'],
  [/section/i, 'section'],
];

const FORGED = [
  'x',
  'a.b.c',
  // An admin's token without an algorithm, and one with a forged signature.
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwicm9sZSI6ImFkbWluIn0.',
  'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYWRtaW4ifQ.AAAA',
];

/** Answer keys of all types, as forms send them. */
const KEYS = [
  ...Object.values(FIVE_TYPES).map(({ item }) => JSON.stringify(item.bank_key)),
  '{"value":"1250","tolerance_percent":"1"}',
  '{"min":"1","max":"2"}',
  '{"min":"2","max":"1"}',
  '[{"answer":"*","share":1}]',
];

/** Creates the world. In every second one, the admin has a second factor. */
export async function makeWorld(scene: Scene, number: number): Promise<World> {
  const { app, context } = scene;
  const callers = await someCallers(context);
  const bystander = await aStudent(context);
  const settings = { owner_id: callers.teacher.id };
  const often = { attempts_allowed: 100, settings };
  const open = await anExamination(context, often);
  const timed = await anExamination(context, {
    ...often,
    sections: [
      { name: 'LISTENING', duration: 20, items: [{}, {}] },
      { name: 'READING', duration: 20, items: [{}] },
    ],
  });
  const typed_stimulus_id = newId();
  const drawn = { tags: ['drawn'] };
  const typed = await anExamination(context, {
    ...often,
    sections: [
      { name: 'TYPES', items: Object.values(FIVE_TYPES).map(({ item }) => item) },
      {
        name: 'LISTENING',
        stimuli: [{ id: typed_stimulus_id, bank_asset: aListeningItem().bank_asset, play_limit: 100 }],
        items: [{ stimulus_id: typed_stimulus_id }, { stimulus_id: typed_stimulus_id }],
      },
      { name: 'DRAWN', draw: [{ tags: ['drawn'], count: 1 }], items: [drawn, drawn] },
    ],
  });
  const essay_id = typed.items.find(({ interaction }) => interaction === 'essay')?.id ?? '';
  const unreleased = await anExamination(context, { settings: { ...settings, results_release: 'by_hand' } });
  const draft = await anExamination(context, { published: false, settings });
  const draft_stimulus_id = await aStimulusIn(context, draft.id);
  const collection = await aCollection(context, settings);
  for (const { id } of [open, draft]) await replaceCoTeachers(context.db, id, [callers['co-teacher'].id]);

  const tokens = new Map<Role, string>();
  for (const [role, user] of Object.entries(callers)) {
    tokens.set(role as Caller, await context.sessions.open(user));
  }

  /** Calls an endpoint with a new session, and returns the reply. Throws if it is rejected. */
  async function ask<E extends contract.Endpoint>(
    user: TokenSubject,
    { method, path }: E,
    { params = {}, body }: Example = {},
  ): Promise<contract.Reply<E>> {
    const filled = Object.entries(params).reduce(
      (url, [name, value]) => url.replace(`:${name}`, value),
      path as string,
    );
    const headers = { authorization: `Bearer ${await context.sessions.open(user)}` };
    const answer = await app.inject({ method, url: filled, headers, ...(body && { payload: body }) });
    if (answer.statusCode >= 400) throw new Error(`${path} was refused: ${answer.body}`);
    return answer.json();
  }
  async function start(user: TokenSubject, exam_id: string, submitted = false, answers: object[] = []) {
    const { exam } = await ask(user, contract.startExam, { body: { exam_id } });
    if (submitted)
      await ask(user, contract.submitExam, { body: { exam_id, answers: JSON.stringify(answers) } });
    return exam;
  }
  const running = await start(callers.student, open.id);
  const over = await start(callers.student, unreleased.id, true);
  const typedOver = await start(callers['other student'], typed.id, true, [
    { [essay_id]: FIVE_TYPES.essay.given[0].response },
  ]);
  const typedRunning = await start(callers.student, typed.id);
  const started = [
    running,
    over,
    typedOver,
    typedRunning,
    await start(callers.student, timed.id),
    await start(callers['other student'], timed.id, true),
    await start(bystander, open.id),
    await start(bystander, unreleased.id, true),
  ];
  const links = await makeLinks(context.db, context, [bystander.id]);
  const link_token = links.get(bystander.id)?.split('=')[1] ?? '';

  const exams = [open, timed, typed, unreleased, draft, collection];
  const sections = await context.db
    .selectFrom('sections')
    .select(['id', 'name', 'examination_id'])
    .where(
      'examination_id',
      'in',
      exams.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const things: Record<string, string[]> = {
    examination: exams.map(({ id }) => id),
    attempt: started.map(({ attempt_id }) => attempt_id),
    item: exams.flatMap(({ items }) => items.map(({ id }) => id)),
    user: [callers.student, callers['other student'], bystander, callers.admin].map(({ id }) => id),
    section: sections.map(({ id }) => id),
  };
  const all = Object.values(things).flat();
  const question_id = open.items[0]?.id ?? '';

  const prepared = await prepare({
    ask,
    student: callers.student,
    admin: callers.admin,
    over: {
      exam_id: unreleased.id,
      attempt_id: over.attempt_id,
      question_id: unreleased.items[0]?.id ?? '',
      begun_at: over.now,
    },
    hasSecondFactor: number % 2 === 1,
  });
  let forgeries = 0;
  return {
    known: {
      ids(name) {
        const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1];
        return fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...((kind && things[kind]) || all)) },
          { weight: 2, arbitrary: fc.constantFrom(...all) },
          { weight: 1, arbitrary: fc.uuid({ version: 7 }) },
        );
      },
      words: [
        PASSWORD,
        'rahasia sekali',
        callers.student.email ?? '',
        callers['other student'].email?.toUpperCase() ?? '',
        '0812 3456 7890',
        link_token,
        '9A',
        'READING',
        '1',
        '2',
        '[1]',
        '{"1":"This","2":"That"}',
        ...KEYS,
        `[{"${question_id}":{"1":"Paris"}}]`,
        '2026-11-21T08:00:00.000Z',
        ...HOSTILE_TEXTS.slice(0, 12),
      ],
    },
    examples: examplesIn(
      {
        exam_id: open.id,
        attempt_id: running.attempt_id,
        question_id,
        draft_id: draft.id,
        draft_question_id: draft.items[0]?.id ?? '',
        draft_stimulus_id,
        collection_id: collection.id,
        callers,
        bystander,
        link_token,
        timed_id: timed.id,
        typed_id: typed.id,
        typed_questions: typed.items.map(({ id }) => id),
        typed_over_id: typedOver.attempt_id,
        typed_running_id: typedRunning.attempt_id,
        typed_stimulus_id,
        essay_id,
        unreleased_id: unreleased.id,
        over_id: over.attempt_id,
        unreleased_question_id: unreleased.items[2]?.id ?? '',
        draft_sections: sections.filter(({ examination_id }) => examination_id === draft.id),
      },
      prepared,
    ),
    tokenOf(role) {
      return role === 'forged' ? FORGED[forgeries++ % FORGED.length] : tokens.get(role);
    },
    async renew(role) {
      if (role === 'no one' || role === 'forged') return true;
      const token = await context.sessions.open(callers[role]).catch(() => undefined);
      if (token !== undefined) tokens.set(role, token);
      return token !== undefined;
    },
  };
}
