import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../api/client.ts';
import type { ExamSession } from './exam-session.ts';
import { finishOpenSection } from './finish-section.ts';
import { aServer, DUE_TIME, EXAM_ID, q, START_TIME } from './test-exam.ts';
import { begin, choose, settle } from './test-exam-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pivotOf = (section: number) => ({
  section,
  section_start_time: new Date(START_TIME).toISOString(),
  section_due_time: new Date(section === 0 ? START_TIME + 10 * 60_000 : DUE_TIME).toISOString(),
});

/** A server whose student is in the first of two sections with timers, until it is finished. */
function aTimedServer() {
  const server = aServer([
    { questions: 2, duration: 10 },
    { questions: 3, duration: 50 },
  ]);
  const { state } = server.api;
  let section = 0;
  server.api.state = async (id) => ({ ...(await state(id)), section_pivot: pivotOf(section) });
  server.api.finishSection = async () => {
    server.calls.push('finishSection');
    section = 1;
    return { section_pivot: pivotOf(section), now: new Date(server.now).toISOString() };
  };
  return server;
}

describe('going on from a section', () => {
  it('sends what was chosen in it first', async () => {
    const server = aTimedServer();
    const session = await begin(server);
    choose(session, q(0, 0), '1');
    await finishOpenSection(session);
    expect(server.answers[q(0, 0)]?.option).toBe('1');
    expect(server.calls.slice(-2)).toEqual(['save', 'finishSection']);
    expect(session.getState().open?.section).toBe(1);
  });

  it.each([
    ['pressed', finishOpenSection],
    ['by its minutes', async (session: ExamSession) => session.dispatch({ type: 'time_over' })],
  ])('%s is not undone by a look at the clock that was answered before and comes late', async (_, goOn) => {
    const server = aTimedServer();
    const session = await begin(server);
    const { promise: isHere, resolve } = Promise.withResolvers<void>();
    const { state } = server.api;
    const before = { ...(await state(EXAM_ID)), elsewhere: true };
    server.api.clock = () => isHere.then(() => before);
    const late = session.look();
    await goOn(session);
    session.dispatch({ type: 'moved', move: 'next' });
    resolve();
    await late;
    expect(session.getState()).toMatchObject({
      open: { section: 1 },
      position: { section: 1, question: 1 },
      elsewhere: false,
    });
  });

  it('waits until the server has what was chosen in it, which it would not take afterwards', async () => {
    const server = aTimedServer();
    const session = await begin(server);
    const { save } = server.api;
    server.api.save = () => Promise.reject(new NetworkError());
    choose(session, q(0, 0), '1');
    await expect(finishOpenSection(session)).rejects.toThrow();
    expect(server.calls).not.toContain('finishSection');
    expect(session.getState().open?.section).toBe(0);

    server.api.save = save;
    await finishOpenSection(session);
    await settle();
    expect(server.answers[q(0, 0)]?.option).toBe('1');
    expect(session.getState().open?.section).toBe(1);
  });
});
