import { beforeEach, describe, expect, it } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { startSession } from '../../platform/session/session.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import type { Position } from '../paper/paper.ts';
import { ATTEMPT_ID, aServer, aWirePaper, DUE_TIME, EXAM_ID, type FakeServer, q } from './test-exam.ts';
import { OTHER_ATTEMPT, openRunning, storedAnswer } from './test-open-exam.ts';

const START = { section: 0, question: 0 };
const LAST_POSITION = { section: 1, question: 2 };

beforeEach(async () => {
  startSession(aToken());
  await examStorage.storePaper(aWirePaper(), ATTEMPT_ID, 'v1');
});

async function openFrom(position: Partial<Position>, server: FakeServer = aServer()) {
  localStorage.setItem('nowSection', String(position.section));
  localStorage.setItem('nowQuestion', String(position.question));
  const state = await openRunning(server);
  return state.position;
}

const moveTo = (server: FakeServer, position: Position) =>
  server.api.save({ examId: EXAM_ID, attemptId: ATTEMPT_ID }, { answers: [], position, keepalive: false });

describe('nowSection and nowQuestion', () => {
  it('are used and sent while the server has no position', async () => {
    expect(await openFrom(LAST_POSITION)).toEqual(LAST_POSITION);
    expect((await openRunning(aServer())).positionWaiting).toBe(true);
  });

  it('are ignored if the server has a position', async () => {
    const server = aServer();
    await moveTo(server, { section: 1, question: 0 });
    expect(await openFrom(LAST_POSITION, server)).toEqual({ section: 1, question: 0 });
  });

  it('are ignored if the server has an answer', async () => {
    const server = aServer();
    server.answers[q(0, 0)] = storedAnswer('1', 10);
    expect(await openFrom(LAST_POSITION, server)).toEqual(START);
  });

  it('do not lead out of an open section with a timer', async () => {
    const server = aServer();
    const section_due_time = new Date(DUE_TIME).toISOString();
    server.sectionPivot = { section: 0, section_start_time: section_due_time, section_due_time };
    expect(await openFrom(LAST_POSITION, server)).toEqual(START);
    expect(await openFrom({ section: 0, question: 1 }, server)).toEqual({ section: 0, question: 1 });
  });

  it.each([
    { section: 1, question: 3 },
    { section: 2, question: 0 },
    { section: 1 },
    { section: -1, question: 0 },
    { section: 0.5, question: 1 },
  ])('are ignored if they are not on the paper: %j', async (position) => {
    expect(await openFrom(position)).toEqual(START);
  });

  it('are ignored if they are of another attempt', async () => {
    await examStorage.storePaper(aWirePaper(), OTHER_ATTEMPT, 'v1');
    expect(await openFrom(LAST_POSITION)).toEqual(START);
  });
});
