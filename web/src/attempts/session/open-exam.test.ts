import { type AttemptState, MAX_SEQ } from '@lulus/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { ApiError } from '../../platform/api/client.ts';
import { startSession } from '../../platform/session/session.ts';
import { EMPTY_QUEUE } from '../answers/save-queue.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import type { Position } from '../paper/paper.ts';
import { answerOf } from './exam-state.ts';
import { OpenError } from './open-exam.ts';
import { ATTEMPT_ID, aServer, aState, aWirePaper, DUE_TIME, EXAM_ID, q, START_TIME } from './test-exam.ts';
import { entry, OTHER_ATTEMPT, open, openRunning, storedAnswer } from './test-open-exam.ts';

beforeEach(() => {
  startSession(aToken());
});

/** Stores the data of an earlier visit with these unsent entries. */
async function storeVisit(...entries: ReturnType<typeof entry>[]) {
  const waiting = Object.fromEntries(entries.map((one) => [one.question_id, one]));
  await examStorage.storePaper(aWirePaper(), ATTEMPT_ID, 'v1');
  await examStorage.storeProgress(ATTEMPT_ID, aState({ queue: { waiting, refused: {} } }), START_TIME);
}

describe('opening an examination', () => {
  it('starts an attempt, and fetches and stores the paper', async () => {
    const server = aServer();
    const state = await openRunning(server);
    expect(server.calls).toEqual(['start', 'state', 'paper']);
    expect(state.paper.sections.map(({ name }) => name)).toEqual(['SECTION 1', 'SECTION 2']);
    expect((await examStorage.readPaper(EXAM_ID))?.paper_version).toBe('v1');
  });

  it('uses the paper on the device if the server confirms its version', async () => {
    const server = aServer();
    await open(server);
    const state = await openRunning(server);
    expect(server.calls.slice(3)).toEqual(['state', 'paper again']);
    expect(state.paper.sections).toHaveLength(2);
  });

  it('fetches the paper if the stored one is corrupt', async () => {
    const server = aServer();
    await open(server);
    localStorage.setItem('exams', '{"id":5}');
    await openRunning(server);
    expect(server.calls.slice(3)).toEqual(['start', 'state', 'paper']);
  });

  it('does not use the stored data of another attempt', async () => {
    await examStorage.storePaper(aWirePaper(), OTHER_ATTEMPT, 'v1');
    localStorage.setItem('answers', JSON.stringify([{ [q(0, 0)]: { '1': 'Rome' } }]));
    const server = aServer();
    const state = await openRunning(server);
    expect(server.calls).toEqual(['state', 'paper again', 'start', 'state', 'paper']);
    expect(state.queue).toEqual(EMPTY_QUEUE);
  });

  it('continues with the position and the answers of the server', async () => {
    const server = aServer();
    server.answers[q(1, 0)] = storedAnswer('3', 4);
    await server.api.save(
      { examId: EXAM_ID, attemptId: ATTEMPT_ID },
      { answers: [], position: { section: 1, question: 2 }, keepalive: false },
    );
    const state = await openRunning(server);
    expect(state.position).toEqual({ section: 1, question: 2 });
    expect(answerOf(state, q(1, 0)).response).toBe('3');
    expect(state.seq).toBe(4);
  });

  it('takes the highest `seq` of the answers if an outdated node sends none', async () => {
    const server = aServer();
    server.answers[q(0, 0)] = storedAnswer('2', 3);
    const { state } = server.api;
    server.api.state = async (examId) => {
      const { seq: _, ...rest } = await state(examId);
      return rest as AttemptState;
    };
    expect(await openRunning(server)).toMatchObject({ seq: 3 });
  });

  it('keeps unsent answers if the server has no newer ones', async () => {
    await storeVisit(entry(q(1, 0), 5, '1'), entry(q(1, 1), 2, '1'));
    const server = aServer();
    server.answers[q(1, 1)] = storedAnswer('3', 4);
    const state = await openRunning(server);
    expect(answerOf(state, q(1, 0)).response).toBe('1');
    expect(answerOf(state, q(1, 1)).response).toBe('3');
    expect(Object.keys(state.queue.waiting)).toEqual([q(1, 0)]);
  });

  it('keeps an answer that another tab sends and drops during the request', async () => {
    await storeVisit(entry(q(1, 0), 5, '1'));
    const server = aServer();
    server.answers[q(1, 0)] = storedAnswer('3', 4);
    const { state } = server.api;
    server.api.state = async (examId) => {
      const before = await state(examId);
      await storeVisit();
      return before;
    };
    expect(answerOf(await openRunning(server), q(1, 0)).response).toBe('1');
  });

  /** Opens with the server at the second question of the first section, which is open, and the device at `position`. */
  async function openFrom(position: Position) {
    const server = aServer();
    const section_due_time = new Date(DUE_TIME).toISOString();
    server.sectionPivot = { section: 0, section_start_time: section_due_time, section_due_time };
    const attempt = { examId: EXAM_ID, attemptId: ATTEMPT_ID };
    await server.api.save(attempt, { answers: [], position: { section: 0, question: 1 }, keepalive: false });
    await examStorage.storePaper(aWirePaper(), ATTEMPT_ID, 'v1');
    await examStorage.storeProgress(ATTEMPT_ID, aState({ position, positionWaiting: true }), START_TIME);
    return (await openRunning(server)).position;
  }

  it('continues at the device’s position in the open section', async () => {
    expect(await openFrom({ section: 0, question: 0 })).toEqual({ section: 0, question: 0 });
  });

  it('continues at the position of this attempt, not of another one on this device', async () => {
    const server = aServer();
    await examStorage.storePaper(aWirePaper(), ATTEMPT_ID, 'v1');
    const position = { section: 1, question: 1 };
    await examStorage.storeProgress(ATTEMPT_ID, aState({ position, positionWaiting: true }), START_TIME);
    await examStorage.storeProgress(OTHER_ATTEMPT, aState({ positionWaiting: true }), START_TIME);
    expect((await openRunning(server)).position).toEqual(position);
  });

  it('continues at the server’s position if a wrong clock has led into another section', async () => {
    expect(await openFrom({ section: 1, question: 0 })).toEqual({ section: 0, question: 1 });
  });

  it('continues at the last position in the open section if a wrong clock has led into another one', async () => {
    const server = aServer();
    const state = await server.api.state(EXAM_ID);
    const section_pivot = { section: 0, section_start_time: state.now, section_due_time: state.now };
    server.api.state = async () => ({ ...state, section_pivot });
    await examStorage.storePaper(aWirePaper(), ATTEMPT_ID, 'v1');
    const lastPosition = { section: 0, question: 1 };
    const left = aState({
      left: [lastPosition],
      position: { section: 1, question: 0 },
      positionWaiting: true,
    });
    await examStorage.storeProgress(ATTEMPT_ID, left, START_TIME);
    expect((await openRunning(server)).position).toEqual(lastPosition);
  });

  it('drops unsent entries that are not on the paper', async () => {
    await storeVisit(entry(q(1, 0), 5, '9'), entry(q(7, 7), 6, '1'));
    expect((await openRunning(aServer())).queue).toEqual(EMPTY_QUEUE);
  });

  it('limits the `seq` of unsent entries, so that later choices can replace them', async () => {
    await storeVisit(entry(q(1, 0), MAX_SEQ, '1'));
    const state = await openRunning(aServer());
    expect(answerOf(state, q(1, 0)).response).toBe('1');
    expect(state.seq).toBeLessThan(MAX_SEQ / 1000);
  });

  it('sends a shown answer again if its entry is corrupt', async () => {
    await storeVisit(entry(q(1, 0), 5, '1'));
    localStorage.setItem(`unsentAnswers:${ATTEMPT_ID}`, 'corrupt');
    const state = await openRunning(aServer());
    expect(answerOf(state, q(1, 0)).response).toBe('1');
    expect(Object.keys(state.queue.waiting)).toEqual([q(1, 0)]);
  });

  it('does not start another attempt if the one on this device is closed', async () => {
    const server = aServer();
    await open(server);
    server.submittedAt = '2026-11-20T02:30:00.000Z';
    await expect(open(server)).resolves.toEqual({ kind: 'submitted', attemptId: ATTEMPT_ID });
    expect(server.started).toBe(1);
  });

  it('opens an attempt without an active device, as started through the API, without a takeover', async () => {
    const server = aServer();
    expect(await open(server, false)).toMatchObject({ kind: 'running', state: { elsewhere: false } });
    expect(server.calls).not.toContain('takeOver');
  });

  describe('without a press of the start button', () => {
    const noSuch = () => Promise.reject(new ApiError(404, 'not_found', 'There is no such attempt.'));

    it('continues a running attempt', async () => {
      const server = aServer();
      expect(await open(server, false)).toMatchObject({ kind: 'running', attemptId: ATTEMPT_ID });
    });

    it('starts no attempt if none runs, even with a stored copy of another one', async () => {
      const server = aServer();
      server.api.state = noSuch;
      expect(await open(server, false)).toEqual({ kind: 'unbegun' });
      await examStorage.storePaper(aWirePaper(), OTHER_ATTEMPT, 'v1');
      expect(await open(server, false)).toEqual({ kind: 'unbegun' });
      expect(server.started).toBe(0);
    });

    it('starts no attempt after a submitted one', async () => {
      const server = aServer();
      server.submittedAt = '2026-11-20T02:30:00.000Z';
      expect(await open(server, false)).toEqual({ kind: 'unbegun' });
      expect(server.started).toBe(0);
    });

    it('starts no attempt if the running one is submitted elsewhere at the same time', async () => {
      const server = aServer();
      const requested: unknown[] = [];
      server.api.start = async (_, start) => {
        requested.push(start);
        server.submittedAt = '2026-11-20T02:30:00.000Z';
        throw new ApiError(410, 'attempt_closed', 'The time for this examination is over.');
      };
      expect(await open(server, false)).toEqual({ kind: 'submitted', attemptId: ATTEMPT_ID });
      expect(requested).toEqual([{ attempt_id: ATTEMPT_ID }]);
    });
  });

  it('continues a reopened attempt with its unsent answers', async () => {
    await storeVisit(entry(q(1, 0), 5, '1'));
    await examStorage.finish(ATTEMPT_ID, null, { keepUnsent: true, isHere: true });
    const server = aServer();
    const state = await openRunning(server);
    expect(server.calls).toEqual(['start', 'state', 'paper']);
    expect(Object.keys(state.queue.waiting)).toEqual([q(1, 0)]);
  });

  it('reports that another device is active', async () => {
    const server = aServer();
    server.elsewhere = true;
    expect((await openRunning(server)).elsewhere).toBe(true);
  });

  it('names the failed step', async () => {
    const server = aServer();
    server.isDown = true;
    await expect(open(server)).rejects.toMatchObject({ step: 'timing' });
    server.isDown = false;
    server.api.paper = () => Promise.reject(new Error('no paper'));
    await expect(open(server)).rejects.toBeInstanceOf(OpenError);
    await expect(open(server)).rejects.toMatchObject({ step: 'questions' });
  });
});
