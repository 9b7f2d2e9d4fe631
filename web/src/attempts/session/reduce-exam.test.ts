import type { ItemResponse } from '@lulus/contract';
import {
  MAX_JSON_BODY_BYTES,
  MAX_OPTION_LENGTH,
  MAX_QUESTIONS_PER_EXAMINATION,
  MAX_SEQ,
  SEQ_AHEAD,
} from '@lulus/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachedSection, savingOf, sectionSummary, shownAnswers, submittedList } from '../answers/answers.ts';
import { inOrder } from '../answers/save-queue.ts';
import { answerOf, type ExamAction, type ExamState } from './exam-state.ts';
import { reduceExam } from './reduce-exam.ts';
import { aState, aView, DUE_TIME, q, START_TIME } from './test-exam.ts';

const choose = (question_id: string, response: string): ExamAction => ({
  type: 'answered',
  question_id,
  response,
});
const after = (state: ExamState, ...actions: ExamAction[]) =>
  actions.reduce((now, action) => reduceExam(now, action, START_TIME), state);
const sentOf = (state: ExamState) => inOrder(state.queue);
const saved = (state: ExamState, superseded = {}): ExamAction => ({
  type: 'saved',
  sent: sentOf(state),
  position: undefined,
  superseded,
  saved: state.seq,
  elsewhere: false,
});

describe('a choice', () => {
  it('is shown at once, waits, and has a higher `seq` than all devices', () => {
    const state = after(aState({ seq: 7 }), choose(q(0, 0), '1'));
    expect(answerOf(state, q(0, 0))).toMatchObject({ response: '1', seq: 17 });
    expect(savingOf(state, q(0, 0))).toBe('waiting');
  });
  it('is saved only after the server has acknowledged it', () => {
    const chosen = after(aState(), choose(q(0, 0), '1'));
    const state = after(chosen, saved(chosen));
    expect(savingOf(state, q(0, 0))).toBe('saved');
    expect(answerOf(state, q(0, 0)).response).toBe('1');
  });
  it('of the same option changes nothing', () => {
    const state = after(aState(), choose(q(0, 0), '1'));
    expect(after(state, choose(q(0, 0), '1'))).toBe(state);
  });
  it('of an unknown option or question changes nothing', () => {
    const state = aState();
    expect(after(state, choose(q(0, 0), '9'), choose(q(5, 5), '1'))).toBe(state);
  });
  it('is ignored after the end of the time', () => {
    const state = after(aState(), { type: 'time_over' });
    expect(after(state, choose(q(0, 0), '1'), { type: 'moved', move: 'next' })).toBe(state);
  });
  it('is not replaced by a flag from a device that has only the earlier choice', () => {
    const stored = { [q(0, 0)]: { response: '2', flagged: false, seq: 1 } };
    const flag = { type: 'flag_toggled', question_id: q(0, 0) } as const;
    const first = aState({ stored, seq: 1 });
    const newer = sentOf(after(first, choose(q(0, 0), '1')))[0]?.seq ?? 0;
    const second = aState({ stored, seq: SEQ_AHEAD + 1 });
    expect(sentOf(after(second, flag))).toMatchObject([{ response: '2', flagged: true, seq: 2 }]);
    // Repeated flags stay older than the new choice, even if none has reached the server.
    expect(sentOf(after(second, flag, flag, flag))[0]?.seq).toBeLessThan(newer);
    const unanswered = sentOf(after(aState({ seq: SEQ_AHEAD }), flag, flag))[0]?.seq;
    expect(unanswered).toBeLessThan(sentOf(after(aState(), choose(q(0, 0), '1')))[0]?.seq ?? 0);
    // A flag after an own newer choice contains that choice.
    const both = after(second, choose(q(0, 0), '1'), flag);
    expect(sentOf(both)).toMatchObject([{ response: '1', flagged: true }]);
    expect(sentOf(both)[0]?.seq).toBeGreaterThan(SEQ_AHEAD);
  });
  it('does not change the flag, and flagging does not change the choice', () => {
    const state = after(aState(), { type: 'flag_toggled', question_id: q(0, 0) }, choose(q(0, 0), '2'));
    expect(answerOf(state, q(0, 0))).toMatchObject({ response: '2', flagged: true });
    expect(answerOf(after(state, { type: 'flag_toggled', question_id: q(0, 0) }), q(0, 0))).toMatchObject({
      response: '2',
      flagged: false,
    });
  });
});

describe('an answer from another device', () => {
  it('is shown if it is newer than the sent one', () => {
    const chosen = after(aState(), choose(q(0, 0), '1'));
    const state = after(chosen, {
      ...saved(chosen),
      superseded: { [q(0, 0)]: { response: '3', flagged: false, seq: 9 } },
      saved: 9,
    } as ExamAction);
    expect(answerOf(state, q(0, 0))).toMatchObject({ response: '3', seq: 9 });
    expect(savingOf(state, q(0, 0))).toBe('saved');
    expect(after(state, choose(q(0, 0), '1')).seq).toBeGreaterThan(9);
  });
  it('is merged by `seq` with the state from the server', () => {
    const state = after(aState({ seq: 4 }), choose(q(0, 0), '1'), choose(q(0, 1), '1'), {
      type: 'server_seen',
      view: aView({
        stored: {
          [q(0, 0)]: { response: '2', flagged: true, seq: 3 },
          [q(0, 1)]: { response: '2', flagged: true, seq: 32 },
        },
      }),
    });
    expect(answerOf(state, q(0, 0)).response).toBe('1');
    expect(answerOf(state, q(0, 1)).response).toBe('2');
    expect(sentOf(state).map(({ question_id }) => question_id)).toEqual([q(0, 0)]);
    expect(state.seq).toBe(32);
  });
  it('does not reset the count of plays', () => {
    const state = after(
      aState(),
      { type: 'played', recording_id: q(0, 0), plays: 1 },
      { type: 'server_seen', view: aView() },
    );
    expect(state.plays[q(0, 0)]).toBe(1);
  });
});

describe('time', () => {
  const seen = (due: number, now = DUE_TIME): ExamAction => ({
    type: 'clock_seen',
    view: { open: null, now, due, elsewhere: false, playsGivenBack: 0 },
  });
  it('that was extended lets the student continue', () => {
    expect(after(aState(), { type: 'time_over' }, seen(DUE_TIME + 1)).phase).toBe('running');
    expect(after(aState(), { type: 'time_over' }, seen(DUE_TIME)).phase).toBe('ended');
  });
  it('continues if this device ended it too early', () => {
    expect(after(aState(), { type: 'time_over' }, seen(DUE_TIME, DUE_TIME - 1)).phase).toBe('running');
  });
  it('that is unchanged returns the same state', () => {
    const state = aState();
    expect(after(state, seen(DUE_TIME))).toBe(state);
  });
  it('of a choice is part of its entry', () => {
    const state = after(aState(), choose(q(0, 0), '1'));
    expect(state.queue.waiting[q(0, 0)]?.answered_at).toBe(new Date(START_TIME).toISOString());
  });
});

describe('another device', () => {
  it('that is active blocks changes here, but waiting answers stay', () => {
    const chosen = after(aState(), choose(q(0, 0), '1'));
    const view = { open: null, now: START_TIME, due: DUE_TIME, playsGivenBack: 0 };
    const state = after(chosen, { type: 'clock_seen', view: { ...view, elsewhere: true } });
    expect(after(state, choose(q(0, 0), '2'), { type: 'moved', move: 'next' })).toBe(state);
    expect(sentOf(state)).toHaveLength(1);
    // Only a view with the position makes this device active again.
    expect(after(state, { type: 'clock_seen', view: { ...view, elsewhere: false } }).elsewhere).toBe(true);
    const back = after(state, { type: 'server_seen', view: aView({}) }, choose(q(0, 0), '2'));
    expect(answerOf(back, q(0, 0)).response).toBe('2');
  });

  it.each([
    ['does not change the position while this one is active', false, { section: 0, question: 0 }],
    ['sets the position at which this one continues after a takeover', true, { section: 1, question: 1 }],
  ])('%s', (_, elsewhere, position) => {
    const view = aView({ position: { section: 1, question: 1 } });
    const state = after(aState({ elsewhere }), { type: 'server_seen', view });
    expect(state).toMatchObject({ position, positionWaiting: false });
  });
});

describe('a rejected answer', () => {
  const bad = after(aState(), choose(q(0, 0), '1'));
  const state = after(bad, { type: 'refused', sent: sentOf(bad), position: undefined });
  it('is shown as failed, and is not sent again', () => {
    expect(savingOf(state, q(0, 0))).toBe('failed');
    expect(sentOf(state)).toEqual([]);
  });
  it('is not in the list to submit', () => {
    expect(shownAnswers(state)[0]).toEqual({ [q(0, 0)]: { '1': 'Rome' } });
    expect(submittedList(state).answers[0]).toEqual({ [q(0, 0)]: '' });
  });
  it('leaves the position waiting, until that is rejected alone', () => {
    const moved = after(bad, { type: 'moved', move: 'next' });
    const { position } = moved;
    const refused = after(moved, { type: 'refused', sent: sentOf(bad), position });
    expect(refused.positionWaiting).toBe(true);
    expect(after(refused, { type: 'refused', sent: [], position }).positionWaiting).toBe(false);
  });
  it('can be chosen again', () => {
    expect(savingOf(after(state, choose(q(0, 0), '1')), q(0, 0))).toBe('waiting');
  });
});

describe('values derived from the state', () => {
  const state = after(aState(), choose(q(1, 2), '2'), { type: 'flag_toggled', question_id: q(1, 0) });
  it('the list to submit has one entry per question, in paper order', () => {
    const { answers, seqs } = submittedList(state);
    expect(seqs).toEqual([0, 0, 1, 0, 10]);
    expect(answers).toEqual([
      { [q(0, 0)]: '' },
      { [q(0, 1)]: '' },
      { [q(1, 0)]: '' },
      { [q(1, 1)]: '' },
      { [q(1, 2)]: { '2': 'Paris' } },
    ]);
  });
  it('the longest list to submit fits into the body limit of the server', () => {
    const paper = structuredClone(state.paper);
    for (const option of paper.sections[1]?.questions[2]?.options ?? [])
      option.text = '"'.repeat(MAX_OPTION_LENGTH);
    const longest = JSON.stringify(submittedList({ ...state, paper }).answers[4]);
    const length = JSON.stringify(longest).length + String(MAX_SEQ).length;
    expect(length * MAX_QUESTIONS_PER_EXAMINATION).toBeLessThan(MAX_JSON_BODY_BYTES);
  });
  it('the summary counts unanswered and flagged questions per section', () => {
    expect(state.paper.sections.map((section) => sectionSummary(state, section))).toEqual([
      { name: 'SECTION 1', questions: 2, unanswered: 2, flagged: 0 },
      { name: 'SECTION 2', questions: 3, unanswered: 2, flagged: 1 },
    ]);
  });
  it('a section with an answer counts as visited at any position', () => {
    expect(reachedSection(state)).toBe(1);
    expect(reachedSection(aState())).toBe(0);
  });
});

describe('any sequence of choices, acknowledgements and failures', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('choose' as const),
      question: fc.nat(2),
      response: fc.constantFrom('1', '2', '3'),
    }),
    fc.record({ do: fc.constant('send' as const) }),
    fc.record({ do: fc.constant('acknowledge' as const) }),
    fc.record({ do: fc.constant('lose' as const) }),
  );

  it('shows the last choice of each question, and loses none before it is acknowledged', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state = aState({ position: { section: 1, question: 0 } });
        let flight: ReturnType<typeof sentOf> | undefined;
        const last: Record<string, string> = {};
        const server: Record<string, ItemResponse | null> = {};
        for (const one of steps) {
          if (one.do === 'choose') {
            state = after(state, choose(q(1, one.question), one.response));
            last[q(1, one.question)] = one.response;
          }
          if (one.do === 'send') flight ??= sentOf(state);
          if (one.do === 'lose') flight = undefined;
          if (one.do === 'acknowledge' && flight) {
            for (const { question_id, response } of flight) server[question_id] = response;
            state = after(state, {
              type: 'saved',
              sent: flight,
              position: undefined,
              superseded: {},
              saved: state.seq,
              elsewhere: false,
            });
            flight = undefined;
          }
        }
        for (const [id, response] of Object.entries(last)) {
          expect(answerOf(state, id).response).toBe(response);
          if (savingOf(state, id) === 'saved') expect(server[id]).toBe(response);
        }
      }),
    );
  });
});
