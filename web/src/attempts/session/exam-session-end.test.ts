import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../test/people.ts';
import { ApiError, NetworkError } from '../../platform/api/client.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { finishClosed, submitAttempt } from '../submit/submit-attempt.ts';
import { watchDeadline } from '../time/use-deadline.ts';
import {
  ATTEMPT_ID,
  aServer,
  aState,
  DUE_TIME,
  EXAM_ID,
  type FakeServer,
  oneWaiting,
  q,
  START_TIME,
} from './test-exam.ts';
import { begin, choose, settle } from './test-exam-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stored.user.write(aUser());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the end of an attempt', () => {
  it('by submission leaves only the result on the device', async () => {
    const server = aServer();
    const session = await begin(server);
    choose(session, q(0, 0), '1');
    const submitted = submitAttempt(session);
    await settle();
    await submitted;
    expect(server.calls.slice(-2)).toEqual(['save', 'submit']);
    expect(Object.keys(localStorage).sort()).toEqual(['resultAnswer', 'resultScore', 'user']);
    choose(session, q(0, 1), '1');
    session.leave();
    expect(Object.keys(localStorage).sort()).toEqual(['resultAnswer', 'resultScore', 'user']);
  });

  it('fails without a connection, keeps everything, and can be retried', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    choose(session, q(0, 0), '1');
    await expect(submitAttempt(session)).rejects.toThrow();
    expect((await examStorage.readCopy(ATTEMPT_ID))?.waiting).toHaveProperty(q(0, 0));
    server.isDown = false;
    await submitAttempt(session);
    expect(server.answers[q(0, 0)]?.response).toBe('1');
    expect(server.submittedAt).not.toBeNull();
  });

  it.each([
    [413, 'too_large'],
    [422, 'validation_failed'],
  ])('fails if the server rejects the list with %i while the attempt runs', async (status, code) => {
    const server = aServer();
    const session = await begin(server);
    choose(session, q(0, 0), '1');
    server.api.submit = () => Promise.reject(new ApiError(status, code, 'No.'));
    await expect(submitAttempt(session)).rejects.toThrow('No.');
    expect((await examStorage.readCopy(ATTEMPT_ID))?.stored).toBeDefined();
    server.submittedAt = '2026-11-20T03:00:00.000Z';
    await expect(submitAttempt(session)).resolves.toEqual({ late: 0, resultsAt: undefined });
  });

  it('is reached if the server does not know the attempt', async () => {
    const server = aServer();
    const session = await begin(server);
    server.api.clock = () => Promise.reject(new ApiError(404, 'not_found', 'There is no such attempt.'));
    await session.syncClock();
    expect(session.getState().phase).toBe('closed');
  });

  async function closedWhileOffline(server: FakeServer) {
    const session = await begin(server);
    server.isDown = true;
    choose(session, q(0, 0), '1');
    await settle(1000);
    server.isDown = false;
    server.submittedAt = '2026-11-20T03:00:00.000Z';
    server.closedBy = 'deadline';
    return session;
  }

  it('by the deadline hands in unsent answers as late, with their times', async () => {
    const server = aServer();
    const session = await closedWhileOffline(server);
    await expect(submitAttempt(session)).resolves.toMatchObject({ late: 1 });
    expect(server.late).toMatchObject([
      { question_id: q(0, 0), response: '1', answered_at: new Date(START_TIME).toISOString() },
    ]);
    expect(Object.keys(localStorage).sort()).toEqual(['resultAnswer', 'resultScore', 'user']);
  });

  it('keeps the late answers until the server has them', async () => {
    const server = aServer();
    const session = await closedWhileOffline(server);
    server.api.late = () => Promise.reject(new NetworkError());
    await expect(submitAttempt(session)).resolves.toMatchObject({ late: 0 });
    expect(localStorage.getItem('exams')).toBeNull();
    expect((await examStorage.readCopy(ATTEMPT_ID))?.waiting).toHaveProperty(q(0, 0));
  });

  it('without a released result leaves neither the paper nor a result on the device', async () => {
    const server = aServer();
    const session = await begin(server);
    localStorage.setItem('resultScore', '9');
    const resultsAt = '2026-11-21T02:00:00.000Z';
    server.api.submit = async () => ({ result: null, resultsAt });
    await expect(submitAttempt(session)).resolves.toEqual({ late: 0, resultsAt });
    expect(Object.keys(localStorage)).toEqual(['user']);
  });

  it('names the submitted attempt in the request', async () => {
    const server = aServer();
    const session = await begin(server);
    const submit = vi.spyOn(server.api, 'submit');
    await submitAttempt(session);
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ examId: EXAM_ID, attemptId: ATTEMPT_ID });
  });

  it('on another device is detected with the next answer', async () => {
    const server = aServer();
    const session = await begin(server);
    server.submittedAt = '2026-11-20T02:30:00.000Z';
    choose(session, q(0, 0), '1');
    await settle();
    expect(session.getState().phase).toBe('closed');
  });
});

describe('the deadline', () => {
  const minutes = (count: number) => count * 60_000;

  async function beginWatched(server: FakeServer) {
    vi.setSystemTime(server.now);
    const session = await begin(server);
    const stopped = new AbortController();
    void watchDeadline(session, stopped.signal);
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        server.now += 1000;
        await settle(1000);
      }
    };
    return { session, pass, end: () => stopped.abort() };
  }

  it('ends the examination only after asking the server', async () => {
    const server = aServer();
    const { session, pass, end } = await beginWatched(server);
    await pass(minutes(60) - 1000);
    expect(server.calls.filter((call) => call === 'state')).toHaveLength(1);
    expect(session.getState().phase).toBe('running');
    await pass(3000);
    expect(server.calls.filter((call) => call === 'state')).toHaveLength(2);
    expect(session.getState().phase).toBe('ended');
    end();
  });

  it('moves to the extended due time', async () => {
    const server = aServer();
    const { session, pass, end } = await beginWatched(server);
    server.due = DUE_TIME + minutes(10);
    await pass(minutes(65));
    expect(session.getState()).toMatchObject({ phase: 'running', due: DUE_TIME + minutes(10) });
    await pass(minutes(6));
    expect(session.getState().phase).toBe('ended');
    end();
  });

  it('ends the examination on the screen even if the server is unreachable', async () => {
    const server = aServer();
    const { session, pass, end } = await beginWatched(server);
    server.isDown = true;
    await pass(minutes(60) + 6000);
    expect(session.getState().phase).toBe('ended');
    end();
  });
});

describe('an attempt that was closed elsewhere', () => {
  const ref = { examId: EXAM_ID, attemptId: ATTEMPT_ID };
  const portsOf = (server: FakeServer, isHere = true) => ({
    api: server.api,
    storage: examStorage,
    canStore: () => isHere,
  });

  it('hands in unsent answers, and asks for no result that may be withheld', async () => {
    const server = aServer();
    server.submittedAt = '2026-11-20T03:00:00.000Z';
    await examStorage.storeProgress(ATTEMPT_ID, aState({ queue: oneWaiting() }), START_TIME);
    await expect(finishClosed(portsOf(server), ref)).resolves.toEqual({ late: 1, resultsAt: undefined });
    expect(server.calls).toEqual(['clock', 'late']);
    expect(await examStorage.readCopy(ATTEMPT_ID)).toBeNull();
  });

  it('continues if it was reopened, with its unsent answers', async () => {
    const server = aServer();
    await examStorage.storeProgress(ATTEMPT_ID, aState({ queue: oneWaiting() }), START_TIME);
    await expect(finishClosed(portsOf(server), ref)).resolves.toBeUndefined();
    expect(server.calls).toEqual(['clock']);
    expect(await examStorage.readCopy(ATTEMPT_ID)).toMatchObject(oneWaiting());
  });

  it('keeps unsent answers if the student logs out meanwhile', async () => {
    const server = aServer();
    server.submittedAt = '2026-11-20T03:00:00.000Z';
    await examStorage.storeProgress(ATTEMPT_ID, aState({ queue: oneWaiting() }), START_TIME);
    const { clock } = server.api;
    server.api.clock = (examId) => {
      stored.user.write(aUser({ id: EXAM_ID }));
      return clock(examId);
    };
    await finishClosed(portsOf(server, false), ref);
    stored.user.write(aUser());
    expect(await examStorage.readCopy(ATTEMPT_ID)).toMatchObject(oneWaiting());
  });
});
