/** Random steps in any order: in the end, the database must equal a small model. */
import { isDeepStrictEqual } from 'node:util';
import {
  decideLateAnswers,
  extendAttempt,
  getPaper,
  giveBackPlay,
  INTERACTIONS,
  type ItemResponse,
  playItem,
  reopenAttempt,
  saveAnswers,
  takeOver,
} from '@lulus/contract';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  AttemptModel,
  type Entry,
  MISFIT,
  type ModelledRelease,
  PLAY_LIMIT,
  pointsOf,
  type StartedBy,
  type Step,
  typeAt,
} from '../../test/attempt-model.ts';
import { aListeningItem, anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { sumOf } from '../../test/five-types.ts';
import { attemptCalls, GRACE, MINUTE } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { closeOverdueAttempts } from './deadline/close-overdue-attempts.ts';

// Only steps move the clock, so that the model and the server have the same time.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

const app = await createTestApp({ TOKEN_HOURS: '8760' });
const { call, clock, context } = app;
const { answersOf, eventsOf, resultsOf, sendLate, start, state, submit } = attemptCalls(app);

const RUNS = 50;
const TIMEOUT_MS = 120_000;
const QUESTIONS = INTERACTIONS.length;
const MINUTES = 10;

const question = fc.integer({ min: 0, max: QUESTIONS - 1 });
const seq = fc.integer({ min: 1, max: 25 });
/** Every tenth response does not fit its question. */
const chosen = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom(0, 1, 2) },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant(MISFIT) },
);
const entry = { question, chosen, seq };
const fitting = { ...entry, chosen: fc.constantFrom(0, 1, 2, null) };
const device = fc.integer({ min: 0, max: 1 });
const ms = fc.oneof(
  fc.integer({ min: 0, max: 4 * MINUTE }),
  fc.constantFrom(GRACE, MINUTES * MINUTE, MINUTES * MINUTE + GRACE, MINUTES * MINUTE + GRACE - 500),
);
const minutes = fc.integer({ min: 1, max: 12 });
const kindOf = <Kind extends string>(kind: Kind) => ({ kind: fc.constant(kind) });

const save = fc.record({
  ...kindOf('save'),
  device,
  entries: fc.array(fc.record(entry), { minLength: 1, maxLength: 4 }),
});
const submitIt = fc.record({
  ...kindOf('submit'),
  list: fc.uniqueArray(
    fc.oneof({ weight: 20, arbitrary: fc.record(fitting) }, { weight: 1, arbitrary: fc.record(entry) }),
    { selector: (one) => one.question },
  ),
});
const late = fc.record({
  ...kindOf('late'),
  entries: fc.array(fc.record({ ...entry, ago: fc.integer({ min: 0, max: 30 * MINUTE }) }), { minLength: 1 }),
});
const extend = fc.record({
  ...kindOf('extend'),
  minutes: fc.oneof(minutes, fc.integer({ min: -12, max: -1 })),
});
const reopen = fc.record({ ...kindOf('reopen'), minutes });
const takeOverBy = fc.record({ ...kindOf('take over'), device });
const press = fc.integer({ min: 0, max: 1 });
const play = fc.record({ ...kindOf('play'), press });
const listen = fc.record({ ...kindOf('listen'), press, position: fc.integer({ min: 0, max: 20_000 }) });
const count = fc.record({ ...kindOf('count'), reason: fc.boolean() });
const [sweep, ignore, paper, giveBack] = [
  fc.record(kindOf('sweep')),
  fc.record(kindOf('ignore')),
  fc.record(kindOf('paper')),
  fc.record(kindOf('give back')),
];
const startedBy = fc.constantFrom<StartedBy>('start', 'paper');

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: save },
  { weight: 3, arbitrary: fc.record({ ...kindOf('wait'), ms }) },
  { weight: 3, arbitrary: late },
  { weight: 2, arbitrary: submitIt },
  { weight: 2, arbitrary: sweep },
  { weight: 2, arbitrary: count },
  { weight: 1, arbitrary: ignore },
  { weight: 2, arbitrary: extend },
  { weight: 2, arbitrary: reopen },
  { weight: 1, arbitrary: takeOverBy },
  { weight: 1, arbitrary: paper },
  { weight: 4, arbitrary: play },
  { weight: 3, arbitrary: listen },
  { weight: 1, arbitrary: giveBack },
);

const planOf = (results_release: ModelledRelease) => ({
  minutes: MINUTES,
  settings: { results_release },
  // Powers of two, so that each set of right answers has a different score.
  sections: [
    {
      name: 'READING',
      items: Array.from({ length: QUESTIONS }, (_, at) => {
        const item = { ...typeAt(at).item, bank_question_weight: 2 ** at };
        return at === 0 ? aListeningItem({ play_limit: PLAY_LIMIT, ...item }) : item;
      }),
    },
  ],
});

async function anExaminationThatReleases(release: ModelledRelease) {
  const { id, items } = await anExamination(context, planOf(release));
  return { release, exam_id: id, ids: items.map((item) => item.id) };
}

type Taken = Awaited<ReturnType<typeof anExaminationThatReleases>>;

async function aTaker({ exam_id, ids, release }: Taken, startedBy: StartedBy) {
  const [student, admin] = [await aStudent(context), await anAdmin(context)];
  const devices = [newId(), newId()];
  const presses = [newId(), newId()];
  const question_id = ids[0] ?? '';
  const askForPaper = () => call(getPaper, { as: student, query: { exam_id } });
  if (startedBy === 'start') await start(student, exam_id, devices[0]);
  else await askForPaper();
  const { attempt_id, pivot } = (await state(student, exam_id)).reply;
  const meant = { exam_id, attempt_id };
  /** Alternates between the responses that do not fit. */
  const misfitOf = ({ question, seq }: Entry): ItemResponse => {
    const { misfits } = typeAt(question);
    return misfits[seq % misfits.length] ?? misfits[0];
  };
  const responseTo = (one: Entry): ItemResponse | null => {
    if (one.chosen === null) return null;
    return typeAt(one.question).given[one.chosen]?.response ?? misfitOf(one);
  };
  const named = <E extends Entry>(one: E) => {
    const { question, chosen: _, ...rest } = one;
    return { question_id: ids[question] ?? '', response: responseTo(one), ...rest };
  };
  let refused: string[] = [];

  async function act(step: Step): Promise<number> {
    const body = { minutes: 'minutes' in step ? step.minutes : 0 };
    const params = { attemptId: attempt_id };
    switch (step.kind) {
      case 'save': {
        const device_id = devices[step.device];
        const answers = step.entries.map(named);
        const saved = await call(saveAnswers, { as: student, body: { ...meant, device_id, answers } });
        if (saved.status === 200) refused = Object.keys(saved.reply.refused ?? {});
        return saved.status;
      }
      case 'submit': {
        const list = step.list.map((one) => {
          const response = responseTo(one);
          const isOption = one.question === 0 && typeof response === 'string';
          return { [ids[one.question] ?? '']: isOption ? { [response]: '' } : response };
        });
        const seqs = step.list.map(({ seq }) => seq);
        return (await submit(student, exam_id, list, seqs)).status;
      }
      case 'late': {
        const now = context.clock().getTime();
        const entries = step.entries.map(({ ago, ...one }) => ({
          ...named(one),
          answered_at: new Date(now - ago).toISOString(),
        }));
        return (await sendLate(student, meant, entries)).status;
      }
      case 'count':
      case 'ignore': {
        const reason = step.kind === 'count' && step.reason ? 'No power.' : undefined;
        return (await call(decideLateAnswers, { as: admin, params, body: { decision: step.kind, reason } }))
          .status;
      }
      case 'extend':
        return (await call(extendAttempt, { as: admin, params, body })).status;
      case 'reopen':
        return (await call(reopenAttempt, { as: admin, params, body })).status;
      case 'take over': {
        const device_id = devices[step.device] ?? '';
        return (await call(takeOver, { as: student, body: { ...meant, device_id } })).status;
      }
      case 'play': {
        const body = { ...meant, question_id, play_id: presses[step.press] };
        return (await call(playItem, { as: student, body })).status;
      }
      case 'listen': {
        const heard = { play_id: presses[step.press] ?? '', position_ms: step.position };
        return (
          await call(saveAnswers, { as: student, body: { ...meant, listening: { [question_id]: heard } } })
        ).status;
      }
      case 'give back':
        return (await call(giveBackPlay, { as: admin, params, body: { question_id } })).status;
      case 'paper':
        return (await askForPaper()).status;
      case 'sweep':
        await closeOverdueAttempts(context);
        return 200;
      case 'wait':
        clock.advance(step.ms);
        return 200;
    }
  }
  const model = new AttemptModel({
    due: Date.parse(pivot.examination_due_time),
    release,
    startedBy,
  });
  return { student, attempt_id, presses, model, act, refused: () => refused };
}

type Taker = Awaited<ReturnType<typeof aTaker>>;

/** The score computed from the stored answers. */
async function freshScore({ ids }: Taken, { attempt_id }: Taker): Promise<number | null> {
  const stored = await answersOf(attempt_id);
  const points = ids.map((id, at) => {
    const same = typeAt(at).given.find(({ stored: form }) => isDeepStrictEqual(form, stored[id]?.response));
    return pointsOf(at, same);
  });
  return sumOf(points);
}

describe.each<ModelledRelease>(['by_hand', 'at_once'])(
  'an attempt whose results are released %s',
  async (release) => {
    const taken = await anExaminationThatReleases(release);
    const { exam_id, ids } = taken;

    test(
      'equals the model after any sequence of steps',
      async () => {
        await fc.assert(
          fc.asyncProperty(
            startedBy,
            fc.array(anyStep, { minLength: 1, maxLength: 20 }),
            async (by, steps) => {
              const taker = await aTaker(taken, by);
              const { model } = taker;
              for (const step of steps) {
                const status = model.apply(step, context.clock().getTime());
                expect([step.kind, await taker.act(step)]).toEqual([step.kind, status]);
                expect(taker.refused().sort()).toEqual(model.refused.map((at) => ids[at]).sort());
              }
              const { reply } = await state(taker.student, exam_id);
              const answers = [...model.answers].map(([at, { chosen, seq }]) => {
                const { stored = null } = chosen === null ? {} : (typeAt(at).given[chosen] ?? {});
                return [ids[at], { response: stored, option: at === 0 ? stored : null, seq }] as const;
              });
              expect(
                Object.entries(reply.answers)
                  .map(([id, { response, option, seq }]) => [id, { response, option, seq }])
                  .sort(),
              ).toEqual(answers.sort());
              expect(reply.plays[ids[0] ?? ''] ?? 0).toBe(model.played.plays);
              const cutOff = model.cutOff();
              expect(reply.listening[ids[0] ?? '']).toEqual(
                cutOff && { play_id: taker.presses[cutOff.press], position_ms: cutOff.position },
              );
              expect(Date.parse(reply.pivot.examination_due_time)).toBe(model.due);
              expect(reply.submitted_at && Date.parse(reply.submitted_at)).toBe(model.ended);
              expect((await eventsOf(taker.attempt_id)).map(({ kind }) => kind)).toEqual(model.events);
              const results = await resultsOf(taker.attempt_id);
              expect(results.map(({ result_score }) => result_score)).toEqual(
                model.ended === null ? [] : [model.score()],
              );
              expect(model.score()).toBe(await freshScore(taken, taker));
            },
          ),
          { numRuns: RUNS },
        );
      },
      TIMEOUT_MS,
    );

    test(
      'keeps every acknowledged answer and has one correct result after concurrent steps',
      async () => {
        const groups = fc.array(fc.array(anyStep, { minLength: 2, maxLength: 8 }), {
          minLength: 1,
          maxLength: 4,
        });
        await fc.assert(
          fc.asyncProperty(startedBy, groups, async (by, together) => {
            const taker = await aTaker(taken, by);
            const acknowledged = new Map<string, number>();
            for (const steps of together) {
              const statuses = await Promise.all(steps.map(taker.act));
              steps.forEach((step, at) => {
                expect([200, 409, 410, 422]).toContain(statuses[at]);
                if (step.kind !== 'save' || statuses[at] !== 200) return;
                for (const { question, chosen, seq } of AttemptModel.newest(step.entries)) {
                  if (chosen === MISFIT) continue;
                  const id = ids[question] ?? '';
                  acknowledged.set(id, Math.max(seq, acknowledged.get(id) ?? 0));
                }
              });
            }
            clock.advance(8 * 60 * MINUTE); // longer than all extensions together
            await closeOverdueAttempts(context);
            const stored = await answersOf(taker.attempt_id);
            for (const [id, seq] of acknowledged) expect(stored[id]?.seq).toBeGreaterThanOrEqual(seq);
            const results = await resultsOf(taker.attempt_id);
            expect(results.map(({ result_score }) => result_score)).toEqual([await freshScore(taken, taker)]);
            const kinds = (await eventsOf(taker.attempt_id)).map(({ kind }) => kind);
            const transitions = kinds.filter((kind) =>
              ['started', 'submitted', 'closed', 'reopened'].includes(kind),
            );
            expect(
              transitions.map((kind) => (['started', 'reopened'].includes(kind) ? 'runs' : 'over')),
            ).toEqual(transitions.map((_, at) => (at % 2 === 0 ? 'runs' : 'over')));
          }),
          { numRuns: RUNS },
        );
      },
      TIMEOUT_MS,
    );
  },
);
