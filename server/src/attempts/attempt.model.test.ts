/** Random steps in any order: in the end, the database must equal a small model. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  decideLateAnswers,
  extendAttempt,
  getPaper,
  giveBackPlay,
  type ItemResponse,
  markEssay,
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
  ESSAY,
  MISFIT,
  type ModelledRelease,
  OUTSIDE,
  OUTSIDE_RECORDING,
  PLAY_LIMIT,
  pointsOf,
  type StartedBy,
  type Step,
  typeAt,
  weightOf,
} from '../../test/attempt-model.ts';
import { aListeningItem, anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { FIVE_TYPES, sumOf } from '../../test/five-types.ts';
import { attemptCalls, GRACE, MINUTE } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { closeOverdueAttempts } from './deadline/close-overdue-attempts.ts';

// Only steps move the clock, so that the model and the server have the same time.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

const app = await createTestApp({ TOKEN_HOURS: '8760' });
const { call, clock, context } = app;
const { answersOf, eventsOf, paperOf, resultsOf, sendLate, start, state, submit } = attemptCalls(app);

const RUNS = 50;
const TIMEOUT_MS = 120_000;
const MINUTES = 10;

/** Few entries are of the question outside the paper, since it fails a whole request. */
const question = fc.oneof(
  { weight: 40, arbitrary: fc.integer({ min: 0, max: OUTSIDE - 1 }) },
  { weight: 6, arbitrary: fc.constant(ESSAY) },
  { weight: 1, arbitrary: fc.constant(OUTSIDE) },
);
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
const onPaper = fc.integer({ min: 0, max: OUTSIDE_RECORDING - 1 });
const recording = fc.oneof(
  { weight: 9, arbitrary: onPaper },
  { weight: 1, arbitrary: fc.constant(OUTSIDE_RECORDING) },
);
const play = fc.record({ ...kindOf('play'), recording, press });
const listen = fc.record({
  ...kindOf('listen'),
  recording,
  press,
  position: fc.integer({ min: 0, max: 20_000 }),
});
const giveBack = fc.record({ ...kindOf('give back'), recording: onPaper });
const mark = fc.record({
  ...kindOf('mark'),
  points: fc.constantFrom(0, weightOf(ESSAY) / 2, weightOf(ESSAY), weightOf(ESSAY) + 1, -1),
  behind: fc.constantFrom(0, 0, 0, 1, 2),
});
const count = fc.record({ ...kindOf('count'), reason: fc.boolean() });
const [sweep, ignore, paper] = [
  fc.record(kindOf('sweep')),
  fc.record(kindOf('ignore')),
  fc.record(kindOf('paper')),
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
  { weight: 4, arbitrary: mark },
);

const { bank_asset: RECORDED } = aListeningItem();

const planOf = (results_release: ModelledRelease, stimulus_id: string) => ({
  minutes: MINUTES,
  settings: { results_release },
  sections: [
    {
      name: 'READING',
      stimuli: [{ id: stimulus_id, bank_asset: RECORDED, play_limit: PLAY_LIMIT }],
      draw: [{ tags: ['drawn'], count: 1 }],
      items: Array.from({ length: OUTSIDE + 1 }, (_, at) => ({
        ...typeAt(at).item,
        // Powers of two, so that each set of right answers has a different score.
        bank_question_weight: weightOf(Math.min(at, OUTSIDE - 1)),
        ...(at === 0 && { bank_type: 'audio' as const, bank_asset: RECORDED, play_limit: PLAY_LIMIT }),
        ...((at === 1 || at === 2) && { stimulus_id }),
        ...(at >= OUTSIDE - 1 && { tags: ['drawn'], bank_asset: RECORDED }),
      })),
    },
  ],
});

async function anExaminationThatReleases(release: ModelledRelease) {
  const stimulus_id = newId();
  const { id, items } = await anExamination(context, planOf(release, stimulus_id));
  return { release, exam_id: id, bank: items.map((item) => item.id), stimulus_id };
}

type Taken = Awaited<ReturnType<typeof anExaminationThatReleases>>;

async function aTaker({ exam_id, bank, stimulus_id, release }: Taken, startedBy: StartedBy) {
  const [student, admin] = [await aStudent(context), await anAdmin(context)];
  const devices = [newId(), newId()];
  const presses = [newId(), newId()];
  const askForPaper = () => call(getPaper, { as: student, query: { exam_id } });
  if (startedBy === 'start') await start(student, exam_id, devices[0]);
  else await askForPaper();
  const { attempt_id, pivot } = (await state(student, exam_id)).reply;
  const meant = { exam_id, attempt_id };
  const { examination_bank } = await paperOf(student, exam_id);
  const onPaper = new Set(Object.values(examination_bank).flatMap((items) => items.map(({ id }) => id)));
  /** The questions on the paper, and then the one outside it. */
  const ids = [...bank].sort((one, other) => Number(onPaper.has(other)) - Number(onPaper.has(one)));
  const recordings = [
    { question_id: ids[0] ?? '' },
    { stimulus_id },
    { question_id: ids[OUTSIDE] ?? '' },
  ] as const;
  const recordingIds = [ids[0] ?? '', stimulus_id, ids[OUTSIDE] ?? ''];
  let version = 0;
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
          const isOption = typeAt(one.question) === FIVE_TYPES.choice && typeof response === 'string';
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
        const body = { ...meant, ...recordings[step.recording], play_id: presses[step.press] };
        return (await call(playItem, { as: student, body })).status;
      }
      case 'listen': {
        const heard = { play_id: presses[step.press] ?? '', position_ms: step.position };
        const listening = { [recordingIds[step.recording] ?? '']: heard };
        return (await call(saveAnswers, { as: student, body: { ...meant, listening } })).status;
      }
      case 'give back':
        return (await call(giveBackPlay, { as: admin, params, body: recordings[step.recording] ?? {} }))
          .status;
      case 'mark': {
        const marked = await call(markEssay, {
          as: admin,
          params: { ...params, questionId: ids[ESSAY] ?? '' },
          body: { points: step.points, version: Math.max(0, version - step.behind) },
        });
        if (marked.status === 200) version = marked.reply.mark.version;
        return marked.status;
      }
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
  return { student, attempt_id, ids, recordingIds, presses, model, act, refused: () => refused };
}

type Taker = Awaited<ReturnType<typeof aTaker>>;

/** The mark of the attempt's essay, if it is of the stored text. */
async function pointsOfEssay(attempt_id: string, text: unknown): Promise<number | undefined> {
  const rows = await context.db
    .selectFrom('marks')
    .selectAll()
    .where('attempt_id', '=', attempt_id)
    .execute();
  const md5 = createHash('md5').update(String(text)).digest('hex');
  return rows.find(({ essay_md5 }) => essay_md5 === md5)?.points;
}

/** The score computed from the stored answers and the mark. */
async function freshScore({ attempt_id, ids }: Taker): Promise<number | null> {
  const stored = await answersOf(attempt_id);
  const mark = await pointsOfEssay(attempt_id, stored[ids[ESSAY] ?? '']?.response);
  const points = ids.map((id, at) => {
    if (at === ESSAY && mark !== undefined) return mark;
    const same = typeAt(at).given.find(({ stored: form }) => isDeepStrictEqual(form, stored[id]?.response));
    return pointsOf(at, same);
  });
  return sumOf(points);
}

describe.each<ModelledRelease>(['by_hand', 'at_once'])(
  'an attempt whose results are released %s',
  async (release) => {
    const taken = await anExaminationThatReleases(release);
    const { exam_id } = taken;

    test(
      'equals the model after any sequence of steps',
      async () => {
        await fc.assert(
          fc.asyncProperty(
            startedBy,
            fc.array(anyStep, { minLength: 1, maxLength: 20 }),
            async (by, steps) => {
              const taker = await aTaker(taken, by);
              const { model, ids } = taker;
              for (const step of steps) {
                const status = model.apply(step, context.clock().getTime());
                expect([step.kind, await taker.act(step)]).toEqual([step.kind, status]);
                expect(taker.refused().sort()).toEqual(model.refused.map((at) => ids[at]).sort());
              }
              const { reply } = await state(taker.student, exam_id);
              const answers = [...model.answers].map(([at, { chosen, seq }]) => {
                const { stored = null } = chosen === null ? {} : (typeAt(at).given[chosen] ?? {});
                const option = typeAt(at) === FIVE_TYPES.choice ? stored : null;
                return [ids[at], { response: stored, option, seq }] as const;
              });
              expect(
                Object.entries(reply.answers)
                  .map(([id, { response, option, seq }]) => [id, { response, option, seq }])
                  .sort(),
              ).toEqual(answers.sort());
              taker.recordingIds.forEach((recording, at) => {
                expect(reply.plays[recording] ?? 0).toBe(model.played[at]?.plays ?? 0);
                const cutOff = model.cutOff(at);
                expect(reply.listening[recording]).toEqual(
                  cutOff && { play_id: taker.presses[cutOff.press], position_ms: cutOff.position },
                );
              });
              expect(Date.parse(reply.pivot.examination_due_time)).toBe(model.due);
              expect(reply.submitted_at && Date.parse(reply.submitted_at)).toBe(model.ended);
              expect((await eventsOf(taker.attempt_id)).map(({ kind }) => kind)).toEqual(model.events);
              const results = await resultsOf(taker.attempt_id);
              expect(results.map(({ result_score }) => result_score)).toEqual(
                model.ended === null ? [] : [model.score()],
              );
              expect(model.score()).toBe(await freshScore(taker));
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
            const { ids } = taker;
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
            expect(results.map(({ result_score }) => result_score)).toEqual([await freshScore(taker)]);
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
