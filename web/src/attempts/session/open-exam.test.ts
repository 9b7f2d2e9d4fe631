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

/** What an earlier visit with these unsent entries left on the device. */
async function leave(...entries: ReturnType<typeof entry>[]) {
  const waiting = Object.fromEntries(entries.map((one) => [one.question_id, one]));
  await examStorage.keepPaper(aWirePaper(), ATTEMPT_ID, 'v1');
  await examStorage.keepProgress(ATTEMPT_ID, aState({ queue: { waiting, refused: {} } }), START_TIME);
}

describe('opening an examination', () => {
  it('starts it, and fetches and keeps the paper', async () => {
    const server = aServer();
    const state = await openRunning(server);
    expect(server.calls).toEqual(['start', 'state', 'paper']);
    expect(state.paper.sections.map(({ name }) => name)).toEqual(['SECTION 1', 'SECTION 2']);
    expect((await examStorage.readPaper(EXAM_ID))?.paper_version).toBe('v1');
  });

  it('uses the copy on the device when the server says that it still holds', async () => {
    const server = aServer();
    await open(server);
    const state = await openRunning(server);
    expect(server.calls.slice(3)).toEqual(['state', 'paper again']);
    expect(state.paper.sections).toHaveLength(2);
  });

  it('fetches the paper whole when the copy is spoilt', async () => {
    const server = aServer();
    await open(server);
    localStorage.setItem('exams', '{"id":5}');
    await openRunning(server);
    expect(server.calls.slice(3)).toEqual(['start', 'state', 'paper']);
  });

  it('does not take the copy of another attempt for its own', async () => {
    await examStorage.keepPaper(aWirePaper(), OTHER_ATTEMPT, 'v1');
    localStorage.setItem('answers', JSON.stringify([{ [q(0, 0)]: { '1': 'Rome' } }]));
    const server = aServer();
    const state = await openRunning(server);
    expect(server.calls).toEqual(['state', 'paper again', 'start', 'state', 'paper']);
    expect(state.queue).toEqual(EMPTY_QUEUE);
  });

  it('goes on at the position and with the answers that the server holds', async () => {
    const server = aServer();
    server.answers[q(1, 0)] = storedAnswer('3', 4);
    await server.api.save(
      { examId: EXAM_ID, attemptId: ATTEMPT_ID },
      { answers: [], position: { section: 1, question: 2 }, keepalive: false },
    );
    const state = await openRunning(server);
    expect(state.position).toEqual({ section: 1, question: 2 });
    expect(answerOf(state, q(1, 0)).option).toBe('3');
    expect(state.seq).toBe(4);
  });

  it('continues with numbers beyond those on the server when an outdated node does not send them', async () => {
    const server = aServer();
    server.answers[q(0, 0)] = storedAnswer('2', 3);
    const { state } = server.api;
    server.api.state = async (examId) => {
      const { seq: _, ...rest } = await state(examId);
      return rest as AttemptState;
    };
    expect(await openRunning(server)).toMatchObject({ seq: 3 });
  });

  it('keeps what the device has not sent yet, where the server has nothing newer', async () => {
    await leave(entry(q(1, 0), 5, '1'), entry(q(1, 1), 2, '1'));
    const server = aServer();
    server.answers[q(1, 1)] = storedAnswer('3', 4);
    const state = await openRunning(server);
    expect(answerOf(state, q(1, 0)).option).toBe('1');
    expect(answerOf(state, q(1, 1)).option).toBe('3');
    expect(Object.keys(state.queue.waiting)).toEqual([q(1, 0)]);
  });

  it('keeps what another tab sends, and drops from the device, after the server was asked', async () => {
    await leave(entry(q(1, 0), 5, '1'));
    const server = aServer();
    server.answers[q(1, 0)] = storedAnswer('3', 4);
    const { state } = server.api;
    server.api.state = async (examId) => {
      const before = await state(examId);
      await leave();
      return before;
    };
    expect(answerOf(await openRunning(server), q(1, 0)).option).toBe('1');
  });

  /** The server has it at the second question of the first section, which is open; the device at `position`. */
  async function openFrom(position: Position) {
    const server = aServer();
    const section_due_time = new Date(DUE_TIME).toISOString();
    server.sectionPivot = { section: 0, section_start_time: section_due_time, section_due_time };
    const attempt = { examId: EXAM_ID, attemptId: ATTEMPT_ID };
    await server.api.save(attempt, { answers: [], position: { section: 0, question: 1 }, keepalive: false });
    await examStorage.keepPaper(aWirePaper(), ATTEMPT_ID, 'v1');
    await examStorage.keepProgress(ATTEMPT_ID, aState({ position, positionWaiting: true }), START_TIME);
    return (await openRunning(server)).position;
  }

  it('goes on where the device stood in the open section', async () => {
    expect(await openFrom({ section: 0, question: 0 })).toEqual({ section: 0, question: 0 });
  });

  it('goes on where this attempt stood, wherever another on this device does', async () => {
    const server = aServer();
    await examStorage.keepPaper(aWirePaper(), ATTEMPT_ID, 'v1');
    const position = { section: 1, question: 1 };
    await examStorage.keepProgress(ATTEMPT_ID, aState({ position, positionWaiting: true }), START_TIME);
    await examStorage.keepProgress(OTHER_ATTEMPT, aState({ positionWaiting: true }), START_TIME);
    expect((await openRunning(server)).position).toEqual(position);
  });

  it('goes back to where the server has it from a section that a wrong clock has led to', async () => {
    expect(await openFrom({ section: 1, question: 0 })).toEqual({ section: 0, question: 1 });
  });

  it('goes back to where the student stood in the open section, from one that a wrong clock has led to', async () => {
    const server = aServer();
    const state = await server.api.state(EXAM_ID);
    const section_pivot = { section: 0, section_start_time: state.now, section_due_time: state.now };
    server.api.state = async () => ({ ...state, section_pivot });
    await examStorage.keepPaper(aWirePaper(), ATTEMPT_ID, 'v1');
    const stood = { section: 0, question: 1 };
    const left = aState({ left: [stood], position: { section: 1, question: 0 }, positionWaiting: true });
    await examStorage.keepProgress(ATTEMPT_ID, left, START_TIME);
    expect((await openRunning(server)).position).toEqual(stood);
  });

  it('drops unsent entries that are not on the paper', async () => {
    await leave(entry(q(1, 0), 5, '9'), entry(q(7, 7), 6, '1'));
    expect((await openRunning(aServer())).queue).toEqual(EMPTY_QUEUE);
  });

  it('lets a later choice replace an unsent one that has the highest possible number', async () => {
    await leave(entry(q(1, 0), MAX_SEQ, '1'));
    const state = await openRunning(aServer());
    expect(answerOf(state, q(1, 0)).option).toBe('1');
    expect(state.seq).toBeLessThan(MAX_SEQ / 1000);
  });

  it('sends again what was shown as chosen when its entry was spoilt', async () => {
    await leave(entry(q(1, 0), 5, '1'));
    localStorage.setItem(`unsentAnswers:${ATTEMPT_ID}`, 'spoilt');
    const state = await openRunning(aServer());
    expect(answerOf(state, q(1, 0)).option).toBe('1');
    expect(Object.keys(state.queue.waiting)).toEqual([q(1, 0)]);
  });

  it('sends nothing that was shown before this session, because another person may have written it', async () => {
    await leave(entry(q(1, 0), 5, '1'));
    localStorage.setItem(`unsentAnswers:${ATTEMPT_ID}`, 'spoilt');
    startSession(aToken({ jti: '01a1fbd7-63b8-7644-8d79-000000000003' }));
    localStorage.setItem('answers', JSON.stringify([{ [q(1, 0)]: { '1': 'Rome' } }]));
    expect((await openRunning(aServer())).queue).toEqual(EMPTY_QUEUE);
    expect(localStorage.getItem('answers')).toBeNull();
    expect((await openRunning(aServer())).queue).toEqual(EMPTY_QUEUE);
  });

  it('does not start another attempt when the one on this device has ended', async () => {
    const server = aServer();
    await open(server);
    server.submittedAt = '2026-11-20T02:30:00.000Z';
    await expect(open(server)).resolves.toEqual({ kind: 'submitted', attemptId: ATTEMPT_ID });
    expect(server.started).toBe(1);
  });

  it('takes an attempt that another program has started, which no device has yet, without a takeover', async () => {
    const server = aServer();
    expect(await open(server, false)).toMatchObject({ kind: 'running', state: { elsewhere: false } });
    expect(server.calls).not.toContain('takeOver');
  });

  describe('by its address alone', () => {
    const noSuch = () => Promise.reject(new ApiError(404, 'not_found', 'There is no such attempt.'));

    it('goes on with the attempt that runs', async () => {
      const server = aServer();
      expect(await open(server, false)).toMatchObject({ kind: 'running', attemptId: ATTEMPT_ID });
    });

    it('begins no attempt when none runs, although a copy of another is kept here', async () => {
      const server = aServer();
      server.api.state = noSuch;
      expect(await open(server, false)).toEqual({ kind: 'unbegun' });
      await examStorage.keepPaper(aWirePaper(), OTHER_ATTEMPT, 'v1');
      expect(await open(server, false)).toEqual({ kind: 'unbegun' });
      expect(server.started).toBe(0);
    });

    it('begins no further one', async () => {
      const server = aServer();
      server.submittedAt = '2026-11-20T02:30:00.000Z';
      expect(await open(server, false)).toEqual({ kind: 'unbegun' });
      expect(server.started).toBe(0);
    });

    it('begins no further attempt when it is handed in elsewhere at this moment', async () => {
      const server = aServer();
      const meant: unknown[] = [];
      server.api.start = async (_, start) => {
        meant.push(start);
        server.submittedAt = '2026-11-20T02:30:00.000Z';
        throw new ApiError(410, 'attempt_closed', 'The time for this examination is over.');
      };
      expect(await open(server, false)).toEqual({ kind: 'submitted', attemptId: ATTEMPT_ID });
      expect(meant).toEqual([{ attempt_id: ATTEMPT_ID }]);
    });
  });

  it('goes on with an attempt that was opened again, and with what still waited here', async () => {
    await leave(entry(q(1, 0), 5, '1'));
    await examStorage.finish(ATTEMPT_ID, null, { keepUnsent: true, isHere: true });
    const server = aServer();
    const state = await openRunning(server);
    expect(server.calls).toEqual(['start', 'state', 'paper']);
    expect(Object.keys(state.queue.waiting)).toEqual([q(1, 0)]);
  });

  it('tells when another device is the active one', async () => {
    const server = aServer();
    server.elsewhere = true;
    expect((await openRunning(server)).elsewhere).toBe(true);
  });

  it('says which step failed', async () => {
    const server = aServer();
    server.isDown = true;
    await expect(open(server)).rejects.toMatchObject({ step: 'timing' });
    server.isDown = false;
    server.api.paper = () => Promise.reject(new Error('no paper'));
    await expect(open(server)).rejects.toBeInstanceOf(OpenError);
    await expect(open(server)).rejects.toMatchObject({ step: 'questions' });
  });
});
