import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../test/people.ts';
import { NetworkError } from '../../platform/api/client.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { answerOf } from './exam-state.ts';
import { ATTEMPT_ID, aServer, EXAM_ID, q } from './test-exam.ts';
import { begin, choose, settle } from './test-exam-session.ts';

const REF = { examId: EXAM_ID, attemptId: ATTEMPT_ID };

beforeEach(() => {
  vi.useFakeTimers();
  // A seal is made in real time.
  stored.user.write(aUser({ seal_keys: [] }));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer', () => {
  it('is not chosen by another person before its student logs in again', async () => {
    let isStudentHere = true;
    const session = await begin(aServer(), () => isStudentHere);
    choose(session, q(0, 0), '1');
    isStudentHere = false;
    const before = session.getState();
    choose(session, q(0, 0), '2');
    session.dispatch({ type: 'flag_toggled', question_id: q(0, 0) });
    session.dispatch({ type: 'moved', move: 'next' });
    expect(session.getState()).toBe(before);
  });

  it('is on the server a moment after the choice, and nothing is left waiting', async () => {
    const server = aServer();
    const session = await begin(server);
    choose(session, q(0, 0), '1');
    await settle();
    expect(server.answers[q(0, 0)]).toMatchObject({ option: '1', flagged: false });
    expect((await examStorage.readCopy(ATTEMPT_ID))?.waiting).toEqual({});
  });

  it('goes before the place that was gone on to: of several requests the last one tells that', async () => {
    const server = aServer();
    const session = await begin(server);
    server.refusedOption = '2';
    server.isDown = true;
    choose(session, q(0, 0), '2');
    choose(session, q(0, 1), '1');
    session.dispatch({ type: 'moved', move: 'next' });
    const save = vi.spyOn(server.api, 'save');
    server.isDown = false;
    session.wake();
    await settle(5000);
    const sent = save.mock.calls.map(([, { answers, position }]) => [answers.length, position !== undefined]);
    // Together, and after the refusal each alone.
    expect(sent.slice(-3)).toEqual([
      [2, true],
      [1, false],
      [1, true],
    ]);
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

  it('is sent when the connection returns, and the page says so', async () => {
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
    server.answers[q(0, 0)] = { option: '3', flagged: true, seq: 90 };
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

  it('continues when its storage does not answer', async () => {
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

  it('is given after a take-over only once it is known where the other device stood', async () => {
    const server = aServer();
    server.elsewhere = true;
    const session = await begin(server);
    const [own, left] = [
      { section: 0, question: 0 },
      { section: 1, question: 1 },
    ];
    await server.api.save(REF, { answers: [], position: left, keepalive: false });
    const state = vi.spyOn(server.api, 'state').mockRejectedValueOnce(new NetworkError());
    await expect(session.takeOver()).rejects.toThrow(NetworkError);
    expect(session.getState()).toMatchObject({ elsewhere: true, position: own });
    state.mockRestore();
    await settle(15_000);
    expect(session.getState()).toMatchObject({ elsewhere: false, position: left });
  });

  it('that was sent before a take-over, and is answered after it, takes nothing back', async () => {
    const server = aServer();
    const session = await begin(server);
    const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
    const { save } = server.api;
    vi.spyOn(server.api, 'save').mockImplementationOnce(async (...sent) => {
      const reply = await save(...sent);
      await isAnswered;
      return { ...reply, elsewhere: true };
    });
    choose(session, q(0, 0), '1');
    await settle();
    await session.takeOver();
    session.dispatch({ type: 'moved', move: 'next' });
    resolve();
    await settle();
    expect(session.getState()).toMatchObject({ elsewhere: false, position: { section: 0, question: 1 } });
    expect(server.answers[q(0, 0)]?.option).toBe('1');
  });

  it('that is chosen after a take-over stays, whatever the device before still sends', async () => {
    const server = aServer();
    server.elsewhere = true;
    const session = await begin(server);
    await session.takeOver();
    choose(session, q(0, 0), '1');
    await settle();
    // It had no connection, and was used a while.
    const older = { question_id: q(0, 0), option: '3', flagged: false, seq: 40, answered_at: '' };
    await server.api.save(REF, { answers: [older], position: undefined, keepalive: false });
    expect(server.answers[q(0, 0)]?.option).toBe('1');

    server.elsewhere = true;
    session.wake();
    await settle();
    await session.takeOver();
    // Also when it is opened again in between.
    session.stop();
    const opened = await begin(server);
    await server.api.save(REF, { answers: [{ ...older, seq: 1040 }], position: undefined, keepalive: false });
    choose(opened, q(0, 0), '2');
    await settle();
    expect(server.answers[q(0, 0)]?.option).toBe('2');
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
