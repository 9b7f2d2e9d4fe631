import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../test/people.ts';
import { NetworkError } from '../../platform/api/client.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { savingOf } from '../answers/answers.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { answerOf } from './exam-state.ts';
import { ATTEMPT_ID, aServer, EXAM_ID, q } from './test-exam.ts';
import { begin, choose, settle } from './test-exam-session.ts';

const REF = { examId: EXAM_ID, attemptId: ATTEMPT_ID };

beforeEach(() => {
  vi.useFakeTimers();
  stored.user.write(aUser());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer', () => {
  it('cannot be changed by another person before the student logs in again', async () => {
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

  it('is saved on the server after the choice, and no longer waits', async () => {
    const server = aServer();
    const session = await begin(server);
    choose(session, q(0, 0), '1');
    await settle();
    expect(server.answers[q(0, 0)]).toMatchObject({ response: '1', flagged: false });
    expect((await examStorage.readCopy(ATTEMPT_ID))?.waiting).toEqual({});
  });

  it('is sent before a later position, which goes with the last request', async () => {
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
    // First one batch, then one request for each answer after the rejection.
    expect(sent.slice(-3)).toEqual([
      [2, true],
      [1, false],
      [1, true],
    ]);
  });

  it('survives a lost connection and a reload, and is sent at the next visit', async () => {
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
    expect(answerOf(next.getState(), q(0, 0)).response).toBe('3');
    await settle();
    expect(server.answers[q(0, 0)]?.response).toBe('3');
  });

  it('is sent when the connection returns', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    choose(session, q(0, 0), '1');
    await settle(60_000);
    server.isDown = false;
    session.wake();
    await settle();
    expect(server.answers[q(0, 0)]?.response).toBe('1');
    expect(session.getState().lostSince).toBeNull();
  });

  it('does not block the others if the server rejects it', async () => {
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

  it('is set aside and not sent again if the save reply refuses it, and the others are saved', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    for (const [index, option] of ['1', '2', '3'].entries()) choose(session, q(1, index), option);
    await settle(10);
    server.isDown = false;
    server.misfit = '2';
    const save = vi.spyOn(server.api, 'save');
    session.wake();
    await settle(60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(Object.keys(server.answers)).toEqual([q(1, 0), q(1, 2)]);
    expect(session.getState().queue).toMatchObject({
      waiting: {},
      refused: { [q(1, 1)]: { response: '2' } },
    });
    expect(savingOf(session.getState(), q(1, 1))).toBe('failed');
    // Neither a later answer nor another visit sends it.
    choose(session, q(0, 0), '1');
    await settle(10);
    session.stop();
    const next = await begin(server);
    await settle(60_000);
    const sent = save.mock.calls.slice(1).flatMap(([, { answers }]) => answers);
    expect(sent.map(({ question_id }) => question_id)).toEqual([q(0, 0)]);
    expect(Object.keys(next.getState().queue.refused)).toEqual([q(1, 1)]);
  });

  it('is replaced by a newer one from another device', async () => {
    const server = aServer();
    const session = await begin(server);
    server.answers[q(0, 0)] = { response: '3', flagged: true, seq: 90 };
    choose(session, q(0, 0), '1');
    await settle();
    expect(answerOf(session.getState(), q(0, 0))).toMatchObject({ response: '3', flagged: true });
  });
});

describe('the device', () => {
  it('stores a change before it is sent', async () => {
    const server = aServer();
    const session = await begin(server);
    await settle();
    const order: string[] = [];
    const store = examStorage.storeProgress;
    vi.spyOn(examStorage, 'storeProgress').mockImplementation(async (...given) => {
      const isStored = await store(...given);
      order.push('stored');
      return isStored;
    });
    const save = server.api.save;
    server.api.save = (...given) => {
      order.push('sent');
      return save(...given);
    };
    choose(session, q(0, 0), '1');
    await settle();
    expect(order.slice(0, 2)).toEqual(['stored', 'sent']);
  });

  it('sends answers even if its storage does not respond', async () => {
    const server = aServer();
    const session = await begin(server);
    vi.spyOn(examStorage, 'storeProgress').mockReturnValue(new Promise(() => undefined));
    choose(session, q(0, 0), '1');
    await settle(500);
    expect(server.answers[q(0, 0)]?.response).toBe('1');
  });

  it('reports a full storage until there is room again', async () => {
    const server = aServer();
    const session = await begin(server);
    const store = vi.spyOn(examStorage, 'storeProgress').mockResolvedValue(false);
    choose(session, q(0, 0), '1');
    await settle();
    expect(session.getState().storageFailed).toBe(true);
    expect(server.answers[q(0, 0)]?.response).toBe('1');
    store.mockResolvedValue(true);
    choose(session, q(0, 0), '2');
    await settle();
    expect(session.getState().storageFailed).toBe(false);
  });

  it('sends waiting answers when another device is active, but accepts no more', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    choose(session, q(0, 0), '1');
    await settle(100);
    server.isDown = false;
    server.elsewhere = true;
    session.wake();
    await settle();
    expect(server.answers[q(0, 0)]?.response).toBe('1');
    choose(session, q(0, 1), '1');
    await settle();
    expect(server.answers[q(0, 1)]).toBeUndefined();
    await session.takeOver();
    choose(session, q(0, 1), '1');
    await settle();
    expect(server.answers[q(0, 1)]?.response).toBe('1');
  });

  it('is active after a takeover only once it has the position of the other device', async () => {
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

  it('stays active after a takeover when a reply to an earlier request arrives', async () => {
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
    expect(server.answers[q(0, 0)]?.response).toBe('1');
  });

  it('has the newest choices after a takeover, even if the previous device sends later', async () => {
    const server = aServer();
    server.elsewhere = true;
    const session = await begin(server);
    await session.takeOver();
    choose(session, q(0, 0), '1');
    await settle();
    // The previous device was used offline for a while.
    const older = { question_id: q(0, 0), response: '3', flagged: false, seq: 40, answered_at: '' };
    await server.api.save(REF, { answers: [older], position: undefined, keepalive: false });
    expect(server.answers[q(0, 0)]?.response).toBe('1');

    server.elsewhere = true;
    session.wake();
    await settle();
    await session.takeOver();
    // The examination is opened again in between.
    session.stop();
    const opened = await begin(server);
    await server.api.save(REF, { answers: [{ ...older, seq: 1040 }], position: undefined, keepalive: false });
    choose(opened, q(0, 0), '2');
    await settle();
    expect(server.answers[q(0, 0)]?.response).toBe('2');
  });
});

describe('the position', () => {
  it('is stored on the device at once, and on the server with a delay', async () => {
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
