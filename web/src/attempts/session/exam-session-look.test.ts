import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../test/people.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { answerOf } from './exam-state.ts';
import { ATTEMPT_ID, aServer, DUE_TIME, EXAM_ID, q } from './test-exam.ts';
import { begin, choose, settle } from './test-exam-session.ts';

const REF = { examId: EXAM_ID, attemptId: ATTEMPT_ID };

beforeEach(() => {
  vi.useFakeTimers();
  stored.user.write(aUser());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('polling the clock', () => {
  it('gets more time within ten seconds', async () => {
    const server = aServer();
    const session = await begin(server);
    server.due = DUE_TIME + 600_000;
    await settle(10_000);
    expect(session.getState().due).toBe(DUE_TIME + 600_000);
  });

  it('detects that another device is active', async () => {
    const server = aServer();
    const session = await begin(server);
    server.elsewhere = true;
    await settle(10_000);
    expect(session.getState().elsewhere).toBe(true);
  });

  it('detects a lost and a restored connection', async () => {
    const server = aServer();
    const session = await begin(server);
    server.isDown = true;
    await settle(10_000);
    expect(session.getState().lostSince).not.toBeNull();
    server.isDown = false;
    await settle(20_000);
    expect(session.getState().lostSince).toBeNull();
  });

  it('pauses while the attempt’s student is not logged in', async () => {
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
    expect(server.answers[q(0, 0)]?.response).toBe('1');
  });

  it('gets answers that the previous device sends after a takeover', async () => {
    const server = aServer();
    server.elsewhere = true;
    const session = await begin(server);
    await session.takeOver();
    const before = { question_id: q(0, 0), response: '3', flagged: false, seq: 40, answered_at: '' };
    await server.api.save(REF, { answers: [before], position: undefined, keepalive: false });
    await settle(10_000);
    expect(answerOf(session.getState(), q(0, 0)).response).toBe('3');
  });
});
