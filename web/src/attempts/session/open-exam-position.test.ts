import { beforeEach, describe, expect, it } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { startSession } from '../../platform/session/session.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import type { Position } from '../paper/paper.ts';
import { ATTEMPT_ID, aServer, aWirePaper, DUE_TIME, EXAM_ID, type FakeServer, q } from './test-exam.ts';
import { OTHER_ATTEMPT, openRunning, storedAnswer } from './test-open-exam.ts';

const START = { section: 0, question: 0 };
const STOOD = { section: 1, question: 2 };

beforeEach(async () => {
  startSession(aToken());
  await examStorage.keepPaper(aWirePaper(), ATTEMPT_ID, 'v1');
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
  it('are the places to continue at while the server has no position, and are sent to it', async () => {
    expect(await openFrom(STOOD)).toEqual(STOOD);
    expect((await openRunning(aServer())).positionWaiting).toBe(true);
  });

  it('give way to the position that the server has', async () => {
    const server = aServer();
    await moveTo(server, { section: 1, question: 0 });
    expect(await openFrom(STOOD, server)).toEqual({ section: 1, question: 0 });
  });

  it('give way to the beginning where the server has an answer of it', async () => {
    const server = aServer();
    server.answers[q(0, 0)] = storedAnswer('1', 10);
    expect(await openFrom(STOOD, server)).toEqual(START);
  });

  it('lead out of no section that is open with a time of its own', async () => {
    const server = aServer();
    const section_due_time = new Date(DUE_TIME).toISOString();
    server.sectionPivot = { section: 0, section_start_time: section_due_time, section_due_time };
    expect(await openFrom(STOOD, server)).toEqual(START);
    expect(await openFrom({ section: 0, question: 1 }, server)).toEqual({ section: 0, question: 1 });
  });

  it.each([
    { section: 1, question: 3 },
    { section: 2, question: 0 },
    { section: 1 },
    { section: -1, question: 0 },
    { section: 0.5, question: 1 },
  ])('are not read where they are not on the paper: %j', async (position) => {
    expect(await openFrom(position)).toEqual(START);
  });

  it('are not read where an earlier session, or another attempt, may have written them', async () => {
    startSession(aToken({ jti: '01a1fbd7-63b8-7644-8d79-000000000003' }));
    expect(await openFrom(STOOD)).toEqual(START);
    await examStorage.keepPaper(aWirePaper(), OTHER_ATTEMPT, 'v1');
    expect(await openFrom(STOOD)).toEqual(START);
  });
});
