import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../platform/api/client.ts';
import { sectionSummary } from '../answers/answers.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { ATTEMPT_ID, aServer, DUE_TIME, EXAM_ID, q, START_TIME } from '../session/test-exam.ts';
import { begin, choose, settle } from '../session/test-exam-session.ts';
import { finishOpenSection } from './finish-section.ts';
import { submitAttempt } from './submit-attempt.ts';

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

const isIn = (section: number, id: string) => [0, 1, 2].some((question) => q(section, question) === id);

/**
 * Returns a server with two sections with timers. It opens the second when the first is finished, and accepts answers
 * only for the open one.
 */
function aTimedServer() {
  const server = aServer([
    { questions: 2, duration: 10 },
    { questions: 3, duration: 50 },
  ]);
  const { state, save } = server.api;
  let section = 0;
  server.api.save = async (ref, batch) => {
    if (batch.answers.some(({ question_id }) => !isIn(section, question_id))) {
      throw new ApiError(409, 'section_over', 'This section is not open now.');
    }
    return save(ref, batch);
  };
  server.api.state = async (id) => ({ ...(await state(id)), section_pivot: pivotOf(section) });
  server.api.finishSection = async () => {
    server.calls.push('finishSection');
    section = 1;
    return { section_pivot: pivotOf(section), now: new Date(server.now).toISOString() };
  };
  return server;
}

describe('finishing a section', () => {
  it('sends its answers first', async () => {
    const server = aTimedServer();
    const session = await begin(server);
    choose(session, q(0, 0), '1');
    await finishOpenSection(session);
    expect(server.answers[q(0, 0)]?.response).toBe('1');
    expect(server.calls.slice(-2)).toEqual(['save', 'finishSection']);
    expect(session.getState().open?.section).toBe(1);
  });

  it.each([
    ['by the button', finishOpenSection],
    ['at the end of its time', async (session: ExamSession) => session.dispatch({ type: 'time_over' })],
  ])('%s is not undone by a late reply with the earlier clock', async (_, finish) => {
    const server = aTimedServer();
    const session = await begin(server);
    const { promise: isHere, resolve } = Promise.withResolvers<void>();
    const { state } = server.api;
    const before = { ...(await state(EXAM_ID)), elsewhere: true };
    server.api.clock = () => isHere.then(() => before);
    const late = session.syncClock();
    await finish(session);
    session.dispatch({ type: 'moved', move: 'next' });
    resolve();
    await late;
    expect(session.getState()).toMatchObject({
      open: { section: 1 },
      position: { section: 1, question: 1 },
      elsewhere: false,
    });
  });

  it('waits until the server has its answers, because the server would reject them afterwards', async () => {
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
    expect(server.answers[q(0, 0)]?.response).toBe('1');
    expect(session.getState().open?.section).toBe(1);
  });

  it('early by this device’s clock keeps answers of the next section waiting until that opens', async () => {
    const server = aTimedServer();
    const session = await begin(server);
    server.isDown = true;
    session.dispatch({ type: 'time_over' });
    choose(session, q(1, 0), '1');
    choose(session, q(1, 1), '2');
    await settle(20_000);
    server.isDown = false;
    session.wake();
    await settle(30_000);
    expect(session.getState()).toMatchObject({ open: { section: 0 }, queue: { refused: {} } });
    choose(session, q(0, 0), '3');
    await settle(10_000);
    expect(Object.keys(server.answers)).toEqual([q(0, 0)]);

    await finishOpenSection(session);
    await settle();
    expect(server.answers[q(1, 0)]?.response).toBe('1');
    expect(server.answers[q(1, 1)]?.response).toBe('2');
  });

  it('makes answers that arrive later rejected, and they count as unanswered', async () => {
    const server = aTimedServer();
    const session = await begin(server);
    const { save } = server.api;
    server.api.save = () => Promise.reject(new NetworkError());
    choose(session, q(0, 0), '1');
    session.dispatch({ type: 'time_over' });
    await server.api.finishSection({ examId: EXAM_ID, attemptId: ATTEMPT_ID }, 0);
    server.api.save = save;
    session.wake();
    await settle(10_000);
    const { paper, queue } = session.getState();
    expect(Object.keys(queue.refused)).toEqual([q(0, 0)]);
    const [first] = paper.sections.map((section) => sectionSummary(session.getState(), section));
    expect(first?.unanswered).toBe(2);
  });

  it('does not submit if the server turns out to have an earlier section open', async () => {
    const server = aTimedServer();
    const session = await begin(server);
    server.isDown = true;
    session.dispatch({ type: 'time_over' });
    choose(session, q(1, 0), '1');
    await settle(20_000);
    server.isDown = false;
    await expect(submitAttempt(session)).rejects.toThrow('Another section is open.');
    expect(server.submittedAt).toBeNull();
    expect(session.getState().queue.waiting).toHaveProperty(q(1, 0));
  });
});
