import { HEARD_MS } from '@lulus/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../test/people.ts';
import { ApiError } from '../../platform/api/client.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import type { ExamSession } from './exam-session.ts';
import { ATTEMPT_ID, aServer, q } from './test-exam.ts';
import { begin, choose, settle } from './test-exam-session.ts';
import { openRunning } from './test-open-exam.ts';

const [question_id, play_id] = [q(0, 0), q(9, 9)];

const listen = (session: ExamSession, position_ms: number, isStopped = false) =>
  session.dispatch({ type: 'listened', recording_id: question_id, play_id, position_ms, isStopped });

beforeEach(() => {
  vi.useFakeTimers();
  stored.user.write(aUser());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the position of a recording', () => {
  it('is sent at the beginning, every five seconds, when it stops, and at the end', async () => {
    const server = aServer();
    const session = await begin(server);
    const sent: (number | undefined)[] = [];
    for (let second = 0; second <= 12; second++) {
      listen(session, second * 1000);
      await settle(1000);
      const position = server.listening[question_id]?.position_ms;
      if (position !== sent.at(-1)) sent.push(position);
    }
    expect(sent).toEqual([0, 5000, 10_000]);
    listen(session, 12_500, true);
    await settle();
    expect(server.listening[question_id]).toEqual({ play_id, position_ms: 12_500 });
    listen(session, HEARD_MS, true);
    await settle();
    expect(server.listening[question_id]?.position_ms).toBe(HEARD_MS);
    expect(session.getState().listening).toEqual({});
  });

  it('goes with an answer, and with the last request of a page that is left', async () => {
    const server = aServer();
    const session = await begin(server);
    listen(session, 0);
    await settle();
    listen(session, 1000);
    await settle();
    choose(session, question_id, '1');
    await settle();
    expect(server.listening[question_id]?.position_ms).toBe(1000);
    listen(session, 2000);
    session.leave();
    await settle();
    expect(server.listening[question_id]?.position_ms).toBe(2000);
  });

  it('is in the device copy, from which the play goes on without a connection', async () => {
    const server = aServer();
    const session = await begin(server);
    await settle();
    server.plays[question_id] = 1;
    listen(session, 0);
    await settle();
    server.isDown = true;
    listen(session, 4000);
    await settle();
    session.stop();
    expect((await examStorage.readCopy(ATTEMPT_ID))?.listening[question_id]?.position_ms).toBe(4000);
    expect((await openRunning(server)).listening[question_id]).toEqual({
      play_id,
      position_ms: 4000,
      saved_ms: 0,
    });
    server.isDown = false;
    expect((await openRunning(server)).listening[question_id]).toMatchObject({ play_id, position_ms: 4000 });
  });

  it('does not make an answer refused if the server rejects it', async () => {
    const server = aServer();
    const { save } = server.api;
    server.api.save = (ref, request) =>
      request.listening ? Promise.reject(new ApiError(422, 'validation_failed', 'No.')) : save(ref, request);
    const session = await begin(server);
    listen(session, 0);
    choose(session, question_id, '1');
    await settle(5000);
    expect(server.answers[question_id]?.response).toBe('1');
    expect(session.getState().queue).toEqual({ waiting: {}, refused: {} });
  });
});

it('a play that staff give back reaches the page by its polling', async () => {
  const server = aServer();
  server.plays[question_id] = 1;
  server.listening[question_id] = { play_id, position_ms: 4000 };
  const session = await begin(server);
  expect(session.getState().plays).toEqual({ [question_id]: 1 });
  server.plays[question_id] = 0;
  server.listening = {};
  server.playsGivenBack = 1;
  await settle(10_000);
  expect(session.getState()).toMatchObject({ plays: { [question_id]: 0 }, listening: {} });
});
