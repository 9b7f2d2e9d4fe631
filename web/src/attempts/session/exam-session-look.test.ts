import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../test/people.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { answerOf } from './exam-state.ts';
import { ATTEMPT_ID, aServer, DUE_TIME, EXAM_ID, q } from './test-exam.ts';
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

  it('shows after a take-over what the device before still had to send', async () => {
    const server = aServer();
    server.elsewhere = true;
    const session = await begin(server);
    await session.takeOver();
    const before = { question_id: q(0, 0), option: '3', flagged: false, seq: 40, answered_at: '' };
    await server.api.save(REF, { answers: [before], position: undefined, keepalive: false });
    await settle(10_000);
    expect(answerOf(session.getState(), q(0, 0)).option).toBe('3');
  });
});
