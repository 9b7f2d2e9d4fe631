import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../api/client.ts';
import { createExamSession, type ExamSession } from './exam-session.ts';
import { answerOf } from './exam-state.ts';
import { examStorage } from './exam-storage.ts';
import { openExam } from './open-exam.ts';
import { createServerClock } from './server-clock.ts';
import { submitAttempt } from './submit-attempt.ts';
import { ATTEMPT_ID, aServer, DUE_TIME, EXAM_ID, type FakeServer, q, START_TIME } from './test-exam.ts';
import { watchDeadline } from './use-deadline.ts';

async function begin(server: FakeServer): Promise<ExamSession> {
  const ports = {
    api: server.api,
    storage: examStorage,
    clock: createServerClock(() => Date.now()),
    random: () => 0.5,
    canCall: () => true,
    canKeep: () => true,
    schedule: (task: () => void, ms: number) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
  const opened = await openExam(ports, EXAM_ID);
  if (opened.kind !== 'running') throw new Error('The attempt is over.');
  const session = createExamSession(ports, opened);
  session.start();
  return session;
}

const choose = (session: ExamSession, question_id: string, option: string) =>
  session.dispatch({ type: 'chosen', question_id, option });
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer', () => {
  it('is on the server a moment after the choice, and nothing is left waiting', async () => {
    const server = aServer();
    const session = await begin(server);
    choose(session, q(0, 0), '1');
    await settle();
    expect(server.answers[q(0, 0)]).toMatchObject({ option: '1', seq: 1 });
    expect((await examStorage.readUnsent(ATTEMPT_ID)).queue.waiting).toEqual({});
  });

  it('survives a lost connection and a reload, and is sent in the next visit', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    choose(session, q(0, 0), '1');
    choose(session, q(0, 0), '3');
    await settle(3000);
    expect(session.getState().lostSince).not.toBeNull();
    session.stop();
    server.isDown = false;
    const next = await begin(server);
    expect(answerOf(next.getState(), q(0, 0)).option).toBe('3');
    await settle();
    expect(server.answers[q(0, 0)]?.option).toBe('3');
  });

  it('is sent when the connection returns, which is told', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    choose(session, q(0, 0), '1');
    await settle(60_000);
    server.isDown = false;
    session.wake();
    await settle();
    expect(server.answers[q(0, 0)]?.option).toBe('1');
    expect(session.getState().lostSince).toBeNull();
  });

  it('that the server refuses does not keep the others from being saved', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    for (const [index, option] of ['1', '2', '3'].entries()) choose(session, q(1, index), option);
    await settle(10);
    server.isDown = false;
    server.refusedOption = '2';
    session.wake();
    await settle(60_000);
    expect(Object.keys(server.answers)).toEqual([q(1, 0), q(1, 2)]);
    expect(Object.keys(session.getState().queue.refused)).toEqual([q(1, 1)]);
  });

  it('lost to a newer one of another device shows that one', async () => {
    const server = aServer();
    const session = await begin(server);
    server.answers[q(0, 0)] = { option: '3', flagged: true, seq: 9 };
    choose(session, q(0, 0), '1');
    await settle();
    expect(answerOf(session.getState(), q(0, 0))).toMatchObject({ option: '3', flagged: true });
  });
});

describe('the device', () => {
  it('keeps a change before it is sent', async () => {
    const server = aServer();
    const session = await begin(server);
    await settle();
    const order: string[] = [];
    const keep = examStorage.keepProgress;
    vi.spyOn(examStorage, 'keepProgress').mockImplementation(async (...given) => {
      const isKept = await keep(...given);
      order.push('kept');
      return isKept;
    });
    const save = server.api.save;
    server.api.save = (...given) => {
      order.push('sent');
      return save(...given);
    };
    choose(session, q(0, 0), '1');
    await settle();
    expect(order.slice(0, 2)).toEqual(['kept', 'sent']);
  });

  it('whose storage does not answer holds nothing up', async () => {
    const server = aServer();
    const session = await begin(server);
    vi.spyOn(examStorage, 'keepProgress').mockReturnValue(new Promise(() => undefined));
    choose(session, q(0, 0), '1');
    await settle(500);
    expect(server.answers[q(0, 0)]?.option).toBe('1');
  });

  it('whose storage is full says so, and says no more when there is room again', async () => {
    const server = aServer();
    const session = await begin(server);
    const keep = vi.spyOn(examStorage, 'keepProgress').mockResolvedValue(false);
    choose(session, q(0, 0), '1');
    await settle();
    expect(session.getState().storageFailed).toBe(true);
    expect(server.answers[q(0, 0)]?.option).toBe('1');
    keep.mockResolvedValue(true);
    choose(session, q(0, 0), '2');
    await settle();
    expect(session.getState().storageFailed).toBe(false);
  });

  it('that is not the active one hands over what waits, and stops', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    choose(session, q(0, 0), '1');
    await settle(100);
    server.isDown = false;
    server.elsewhere = true;
    session.wake();
    await settle();
    expect(server.answers[q(0, 0)]?.option).toBe('1');
    choose(session, q(0, 1), '1');
    await settle();
    expect(server.answers[q(0, 1)]).toBeUndefined();
    await session.takeOver();
    choose(session, q(0, 1), '1');
    await settle();
    expect(server.answers[q(0, 1)]?.option).toBe('1');
  });
});

describe('a look at the clock', () => {
  it('brings more time within ten seconds', async () => {
    const server = aServer();
    const session = await begin(server);
    server.due = DUE_TIME + 600_000;
    await settle(10_000);
    expect(session.getState().due).toBe(DUE_TIME + 600_000);
  });

  it('finds out that another device is the active one', async () => {
    const server = aServer();
    const session = await begin(server);
    server.elsewhere = true;
    await settle(10_000);
    expect(session.getState().elsewhere).toBe(true);
  });

  it('finds out that the connection is gone, and that it is back', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    await settle(10_000);
    expect(session.getState().lostSince).not.toBeNull();
    server.isDown = false;
    await settle(20_000);
    expect(session.getState().lostSince).toBeNull();
  });

  it('is not had while the attempt’s student is not logged in', async () => {
    const server = aServer();
    const session = await begin(server);
    session.ports.canCall = () => false;
    server.calls.length = 0;
    choose(session, q(0, 0), '1');
    await settle(60_000);
    expect(server.calls).toEqual([]);
    session.ports.canCall = () => true;
    session.wake();
    await settle();
    expect(server.answers[q(0, 0)]?.option).toBe('1');
  });
});

describe('the position', () => {
  it('is kept on the device at once and on the server a moment later', async () => {
    const server = aServer();
    const session = await begin(server);
    session.dispatch({ type: 'moved', move: 'next' });
    expect(localStorage.getItem('nowQuestion')).toBe('1');
    expect(server.calls).not.toContain('save');
    await settle(2000);
    expect((await server.api.state(EXAM_ID)).question).toBe(1);
    expect(server.calls.filter((call) => call === 'save')).toHaveLength(1);
  });
});

describe('the end', () => {
  it('by submitting leaves the result and nothing else on the device', async () => {
    const server = aServer();
    const session = await begin(server);
    choose(session, q(0, 0), '1');
    const submitted = submitAttempt(session);
    await settle();
    await submitted;
    expect(server.calls.slice(-2)).toEqual(['save', 'submit']);
    expect(Object.keys(localStorage).sort()).toEqual(['resultAnswer', 'resultScore']);
    choose(session, q(0, 1), '1');
    session.leave();
    expect(Object.keys(localStorage).sort()).toEqual(['resultAnswer', 'resultScore']);
  });

  it('without a connection keeps everything, and can be tried again', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    choose(session, q(0, 0), '1');
    await expect(submitAttempt(session)).rejects.toThrow();
    expect((await examStorage.readUnsent(ATTEMPT_ID)).queue.waiting).toHaveProperty(q(0, 0));
    server.isDown = false;
    await submitAttempt(session);
    expect(server.answers[q(0, 0)]?.option).toBe('1');
    expect(server.submittedAt).not.toBeNull();
  });

  async function closedWithoutHearing(server: FakeServer) {
    const session = await begin(server);
    server.isDown = true;
    choose(session, q(0, 0), '1');
    await settle(1000);
    server.isDown = false;
    server.submittedAt = '2026-11-20T03:00:00.000Z';
    server.closedBy = 'deadline';
    return session;
  }

  it('after the deadline hands in as late what could not be sent, with its time', async () => {
    const server = aServer();
    const session = await closedWithoutHearing(server);
    await expect(submitAttempt(session)).resolves.toMatchObject({ late: 1 });
    expect(server.late).toMatchObject([
      { question_id: q(0, 0), option: '1', answered_at: new Date(START_TIME).toISOString() },
    ]);
    expect(Object.keys(localStorage).sort()).toEqual(['resultAnswer', 'resultScore']);
  });

  it('keeps the late answers until the server has them', async () => {
    const server = aServer();
    const session = await closedWithoutHearing(server);
    server.api.late = () => Promise.reject(new NetworkError());
    await expect(submitAttempt(session)).resolves.toMatchObject({ late: 0 });
    expect(localStorage.getItem('exams')).toBeNull();
    expect((await examStorage.readUnsent(ATTEMPT_ID)).queue.waiting).toHaveProperty(q(0, 0));
  });

  it('whose result is not released yet leaves neither the paper nor a result on the device', async () => {
    const server = aServer();
    const session = await begin(server);
    localStorage.setItem('resultScore', '9');
    const resultsAt = '2026-11-21T02:00:00.000Z';
    server.api.submit = async () => ({ result: null, resultsAt });
    await expect(submitAttempt(session)).resolves.toEqual({ late: 0, resultsAt });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says which attempt it submits', async () => {
    const server = aServer();
    const session = await begin(server);
    const submit = vi.spyOn(server.api, 'submit');
    await submitAttempt(session);
    expect(submit.mock.calls[0]?.[0]).toEqual({ examId: EXAM_ID, attemptId: ATTEMPT_ID });
  });

  it('on another device is noticed with the next answer', async () => {
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
    const gone = new AbortController();
    void watchDeadline(session, gone.signal);
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        server.now += 1000;
        await settle(1000);
      }
    };
    return { session, pass, end: () => gone.abort() };
  }

  it('asks the server before it ends the examination', async () => {
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

  it('that was extended lets the student go on to the new one', async () => {
    const server = aServer();
    const { session, pass, end } = await beginWatched(server);
    server.due = DUE_TIME + minutes(10);
    await pass(minutes(65));
    expect(session.getState()).toMatchObject({ phase: 'running', due: DUE_TIME + minutes(10) });
    await pass(minutes(6));
    expect(session.getState().phase).toBe('ended');
    end();
  });

  it('ends the examination on the screen also when the server cannot be reached', async () => {
    const server = aServer();
    const { session, pass, end } = await beginWatched(server);
    server.isDown = true;
    await pass(minutes(60) + 6000);
    expect(session.getState().phase).toBe('ended');
    end();
  });
});
