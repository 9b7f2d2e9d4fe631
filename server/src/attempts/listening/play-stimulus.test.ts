import {
  getAnswerSheet,
  giveBackPlay,
  listAttemptEvents,
  playItem,
  reviewExam,
  saveAnswers,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { aListeningItem, anAdmin } from '../../../test/factories.ts';
import { attemptCalls, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, paperOf, save, state, submit } = attemptCalls(app);
const admin = await anAdmin(context);

const RECORDED = { image: [], audio: ['bank_asset/talk.mp3'], video: [] };

/** Returns a running attempt whose first two questions share a recording that may be played twice. */
async function aGroupAttempt(duration: number | null = null) {
  const stimulus_id = newId();
  const attempt = await aRunningAttempt({
    sections: [
      {
        name: 'LISTENING',
        duration,
        stimuli: [
          {
            id: stimulus_id,
            content: '<p>Listen. <img src="bank_asset/map.png" alt="map"></p>',
            bank_asset: RECORDED,
            play_limit: 2,
          },
        ],
        items: [{ stimulus_id }, { stimulus_id }, aListeningItem()],
      },
      { name: 'READING', duration, items: [{}, {}] },
    ],
  });
  const { student, exam_id } = attempt;
  const play = (ids: { question_id?: string; stimulus_id?: string }, play_id = newId()) =>
    call(playItem, { as: student, body: { exam_id, play_id, ...ids } });
  return { ...attempt, stimulus_id, play };
}

describe('the recording of a stimulus', () => {
  test('is on the paper once, signed, and its questions name it', async () => {
    const { student, exam_id, stimulus_id } = await aGroupAttempt();
    const paper = await paperOf(student, exam_id);
    const stimuli = Object.values(paper.examination_bank)
      .flat()
      .map(({ stimulus }) => stimulus);
    expect(stimuli.filter((id) => id === stimulus_id)).toHaveLength(2);
    expect(stimuli.filter((id) => id === null)).toHaveLength(3);
    const { content, bank_asset, play_limit } = paper.stimuli[stimulus_id] ?? {};
    expect(content).toMatch(/<img src="bank_asset\/map\.png\?expires=\d+&amp;signature=/);
    expect(JSON.parse(bank_asset ?? '').audio).toEqual([
      expect.stringMatching(/^bank_asset\/talk\.mp3\?.*signature/),
    ]);
    expect([play_limit, Object.keys(paper.stimuli)]).toEqual([2, [stimulus_id]]);
  });

  test('has one counter for all its questions, and goes on where it was cut off', async () => {
    const { student, exam_id, stimulus_id, play } = await aGroupAttempt();
    const press = newId();
    expect((await play({ stimulus_id }, press)).reply).toEqual({ plays: 1, allowed: 2 });
    const listening = { [stimulus_id]: { play_id: press, position_ms: 9000 } };
    await call(saveAnswers, { as: student, body: { exam_id, listening } });
    const { reply } = await state(student, exam_id);
    expect([reply.plays, reply.listening]).toEqual([{ [stimulus_id]: 1 }, listening]);
    expect((await play({ stimulus_id }, press)).reply.plays).toBe(1);
    expect((await play({ stimulus_id })).reply.plays).toBe(2);
    const refused = await play({ stimulus_id });
    expect([refused.status, refused.error.code]).toEqual([409, 'play_limit_reached']);
  });

  test('needs one id that is on the paper and has something to play', async () => {
    const { stimulus_id, items, play } = await aGroupAttempt();
    const question_id = items.first;
    expect((await play({})).error.fields).toEqual({
      question_id: [{ code: 'one_recording', params: {} }],
    });
    expect((await play({ question_id, stimulus_id })).status).toBe(422);
    expect((await play({ question_id })).error.fields).toMatchObject({
      question_id: [{ code: 'nothing_to_play' }],
    });
    expect((await play({ stimulus_id: newId() })).error.fields).toMatchObject({
      stimulus_id: [{ code: 'not_on_paper' }],
    });
  });

  test('is over with its section', async () => {
    const { stimulus_id, play } = await aGroupAttempt(10);
    expect((await play({ stimulus_id })).status).toBe(200);
    clock.advance(12 * MINUTE);
    expect((await play({ stimulus_id })).error.code).toBe('section_over');
  });

  test('can be given back', async () => {
    const { attempt_id, stimulus_id, play } = await aGroupAttempt();
    const giveBack = () =>
      call(giveBackPlay, { as: admin, params: { attemptId: attempt_id }, body: { stimulus_id } });
    expect((await giveBack()).error.code).toBe('nothing_played');
    await play({ stimulus_id });
    expect((await giveBack()).reply).toEqual({ plays: 0, allowed: 2 });
  });

  test('is in the answer sheet, the history and the review', async () => {
    const { student, exam_id, attempt_id, stimulus_id, items, play } = await aGroupAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    const history = async () =>
      (await call(listAttemptEvents, { as: admin, params: { attemptId: attempt_id } })).reply.events;
    expect(await history()).toMatchObject([
      { kind: 'started' },
      { kind: 'answered_unheard', details: { count: 1 } },
    ]);
    await play({ stimulus_id });
    expect((await history()).map(({ kind }) => kind)).toEqual(['started', 'played']);

    await submit(student, exam_id);
    const sheet = (await call(getAnswerSheet, { as: admin, params: { attemptId: attempt_id } })).reply;
    expect(sheet.stimuli).toMatchObject([{ id: stimulus_id, plays: 1, play_limit: 2 }]);
    const questions = sheet.sections.flatMap((section) => section.questions);
    expect(questions.filter(({ stimulus }) => stimulus === stimulus_id)).toHaveLength(2);

    const review = (await call(reviewExam, { as: student, body: { id: exam_id } })).reply;
    const group = (review.LISTENING ?? []).filter(({ stimulus }) => stimulus === stimulus_id);
    expect(group).toMatchObject([
      { stimulus_content: { content: expect.stringContaining('signature='), bank_asset: { image: [] } } },
      { stimulus_content: null },
    ]);
  });
});
