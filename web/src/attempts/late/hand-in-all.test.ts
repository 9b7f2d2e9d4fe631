import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/client.ts';
import type { Entry } from '../answers/save-queue.ts';
import type { DeviceCopy } from '../device-copy/device-copy.ts';
import { ATTEMPT_ID, aServer, EXAM_ID, q } from '../session/test-exam.ts';
import { handInAll } from './hand-in-all.ts';

const MINE = 'me';
const entry: Entry = {
  question_id: q(0, 0),
  response: '1',
  flagged: false,
  seq: 4,
  answered_at: '2026-11-20T02:59:00.000Z',
};

function copiesOf(...all: Partial<DeviceCopy>[]) {
  const kept = new Map(
    all.map((given, index) => [
      given.attempt_id ?? `${ATTEMPT_ID}${index}`,
      {
        attempt_id: `${ATTEMPT_ID}${index}`,
        exam_id: EXAM_ID,
        user_id: MINE,
        waiting: { [entry.question_id]: entry },
        refused: {},
        due: Date.now(),
        extra_time_percent: 0,
        lost_since: null,
        ...given,
      } as DeviceCopy,
    ]),
  );
  const copies = {
    all: async () => [...kept.values()],
    drop: async (attemptId: string) => void kept.delete(attemptId),
    settle: vi.fn(async () => undefined),
  };
  return { copies, kept };
}

describe('unsent answers of an earlier visit', () => {
  it('are handed in with their times, and dropped from the device', async () => {
    const { copies, kept } = copiesOf({});
    const server = aServer();
    expect(await handInAll(server.api, copies, MINE)).toBe(1);
    expect(server.late).toEqual([entry]);
    expect(kept.size).toBe(0);
  });

  it('stay if the server is unreachable', async () => {
    const { copies, kept } = copiesOf({});
    const server = aServer();
    server.isDown = true;
    expect(await handInAll(server.api, copies, MINE)).toBe(0);
    expect(kept.size).toBe(1);
  });

  it('are saved normally while the attempt runs, and stay on the device', async () => {
    const { copies, kept } = copiesOf({});
    const server = aServer();
    server.api.late = () => Promise.reject(new ApiError(409, 'attempt_running', 'It runs.'));
    expect(await handInAll(server.api, copies, MINE)).toBe(0);
    expect(server.answers[entry.question_id]).toMatchObject({ response: entry.response, seq: entry.seq });
    expect(kept.size).toBe(1);
  });

  it('are marked as saved in the copy while the attempt runs', async () => {
    const { copies } = copiesOf({ attempt_id: ATTEMPT_ID });
    const server = aServer();
    server.api.late = () => Promise.reject(new ApiError(409, 'attempt_running', 'It runs.'));
    await handInAll(server.api, copies, MINE);
    expect(copies.settle).toHaveBeenCalledExactlyOnceWith(ATTEMPT_ID, server.answers);
  });

  it('are saved with a limited `seq`, so that later choices can exceed it', async () => {
    const server = aServer();
    server.answers[entry.question_id] = { response: '2', flagged: false, seq: 3 };
    server.api.late = () => Promise.reject(new ApiError(409, 'attempt_running', 'It runs.'));
    const { copies } = copiesOf({ waiting: { [entry.question_id]: { ...entry, seq: 1_000_000_000 } } });
    await handInAll(server.api, copies, MINE);
    expect(server.answers[entry.question_id]).toMatchObject({ response: entry.response, seq: 500_003 });
  });

  it('are saved one by one if one belongs to a closed section', async () => {
    const server = aServer();
    server.api.late = () => Promise.reject(new ApiError(409, 'attempt_running', 'It runs.'));
    const over = { ...entry, question_id: q(1, 0) };
    const { save } = server.api;
    server.api.save = (attempt, batch) =>
      batch.answers.some(({ question_id }) => question_id === over.question_id)
        ? Promise.reject(new ApiError(409, 'section_over', 'It is over.'))
        : save(attempt, batch);
    const { copies } = copiesOf({ waiting: { [over.question_id]: over, [entry.question_id]: entry } });
    await handInAll(server.api, copies, MINE);
    expect(Object.keys(server.answers)).toEqual([entry.question_id]);
  });

  const wrong = { ...entry, question_id: q(0, 1), response: '9' };

  it.each([
    ['rejected', { refused: { [wrong.question_id]: wrong } }],
    ['waiting', { waiting: { [entry.question_id]: entry, [wrong.question_id]: wrong }, refused: {} }],
  ])('are handed in despite an invalid one among the %s answers', async (_, queue) => {
    const { copies, kept } = copiesOf(queue);
    const server = aServer();
    const { late } = server.api;
    server.api.late = (attempt, entries, since) =>
      entries.includes(wrong)
        ? Promise.reject(new ApiError(422, 'validation_failed', 'This question has no such option.'))
        : late(attempt, entries, since);
    expect(await handInAll(server.api, copies, MINE)).toBe(1);
    expect(server.late).toEqual([entry]);
    expect(kept.size).toBe(0);
  });

  it('are dropped if the server does not know the attempt', async () => {
    const { copies, kept } = copiesOf({});
    const notFound = new ApiError(404, 'not_found', 'There is no such attempt.');
    const { api } = aServer();
    await handInAll({ ...api, late: () => Promise.reject(notFound) }, copies, MINE);
    expect(kept.size).toBe(0);
  });

  it('stay untouched if they belong to another student', async () => {
    const { copies, kept } = copiesOf({ user_id: 'another' });
    const server = aServer();
    await handInAll(server.api, copies, MINE);
    expect(server.calls).toEqual([]);
    expect(kept.size).toBe(1);
  });

  it('drop their copy a day after the due time if there are none', async () => {
    const { copies, kept } = copiesOf({ waiting: {} }, { waiting: {}, due: 0 });
    await handInAll(aServer().api, copies, MINE);
    expect([...kept.keys()]).toEqual([`${ATTEMPT_ID}0`]);
  });
});
