import { expect, it, vi } from 'vitest';
import { NetworkError } from '../api/client.ts';
import { anotherLogsIn, endedIn, fetchAnswersAfter, typesElsewhere } from '../auth/test-auth-pages.tsx';
import { currentSession, startSession, whoIsHere } from '../session/session.ts';
import { aToken, aUser, serverAnswer } from '../test-support.tsx';
import { attemptsApiOf } from './attempts.api.ts';
import { ATTEMPT_ID, EXAM_ID } from './test-exam.ts';

it('the longer session of a start takes the place of nobody who has logged in in another tab meanwhile', async () => {
  startSession(aToken());
  const longer = aToken();
  const start = '/api/exam/start';
  fetchAnswersAfter({ [start]: [200, { access_token: longer }] }, start);
  await expect(attemptsApiOf(whoIsHere()).start(EXAM_ID, { attempts_left: 1 })).rejects.toThrow(NetworkError);
  expect(currentSession()?.user.first_name).toBe('Budi');
});

it('the longer session of a start begins none again that was logged out in another tab meanwhile', async () => {
  startSession(aToken());
  const longer = aToken();
  const start = '/api/exam/start';
  const logOut = () => localStorage.removeItem('token');
  const asked = fetchAnswersAfter({ [start]: [200, { access_token: longer }] }, start, logOut);
  await attemptsApiOf(whoIsHere()).start(EXAM_ID, { attempts_left: 1 });
  expect(currentSession()).toBeNull();
  expect(endedIn(asked)).toEqual([longer]);
});

it.each([
  ['goes on', () => undefined, true],
  ['is left where somebody types in another tab meanwhile', typesElsewhere, false],
])('the longer session of a start %s', async (_, happen, goesOn) => {
  const first = aToken({ iat: 1 });
  startSession(first);
  const longer = aToken();
  const start = '/api/exam/start';
  const asked = fetchAnswersAfter({ [start]: [200, { access_token: longer }] }, start, happen);
  await attemptsApiOf(whoIsHere()).start(EXAM_ID, { attempts_left: 1 });
  expect(currentSession()?.token).toBe(goesOn ? longer : first);
  expect(endedIn(asked)).toEqual([]);
});

const attempt = { examId: EXAM_ID, attemptId: ATTEMPT_ID };
const SITI = aUser();

it.each<[string, (api: ReturnType<typeof attemptsApiOf>) => Promise<unknown>]>([
  ['save', (api) => api.save(attempt, { answers: [], position: undefined, keepalive: false })],
  ['submit', (api) => api.submit(attempt, { answers: [], seqs: [] })],
  ['result', (api) => api.result(EXAM_ID)],
  ['late', (api) => api.late(attempt, [], null)],
  ['finishSection', (api) => api.finishSection(attempt, 0)],
  ['play', (api) => api.play(attempt, EXAM_ID, EXAM_ID)],
  ['takeOver', (api) => api.takeOver(attempt)],
  ['state', (api) => api.state(EXAM_ID)],
  ['paper', (api) => api.paper(EXAM_ID)],
])(
  '%s is asked for its student, and neither asked nor heard while somebody else is logged in',
  async (_, ask) => {
    const asked = vi.fn<typeof fetch>(async () => serverAnswer({}));
    vi.stubGlobal('fetch', asked);
    startSession(aToken());
    await ask(attemptsApiOf(SITI));
    expect(asked).toHaveBeenCalledOnce();
    asked.mockImplementation(async () => {
      anotherLogsIn();
      return serverAnswer({});
    });
    await expect(ask(attemptsApiOf(SITI))).rejects.toThrow(NetworkError);
    expect(asked).toHaveBeenCalledTimes(2);
    await expect(ask(attemptsApiOf(SITI))).rejects.toThrow(NetworkError);
    expect(asked).toHaveBeenCalledTimes(2);
  },
);

it.each([
  ['the version of the paper on this device', 'v1', 'v1'],
  ['an empty one where there is none', undefined, ''],
])('a request for the paper says %s: without have it would start an attempt', async (_, have, sent) => {
  const asked = vi.fn<typeof fetch>(async () => serverAnswer({}));
  vi.stubGlobal('fetch', asked);
  startSession(aToken());
  await attemptsApiOf(SITI).paper(EXAM_ID, have);
  expect(String(asked.mock.calls[0]?.[0])).toBe(`/api/exam/bank?exam_id=${EXAM_ID}&have=${sent}`);
});

it('nothing else in the browser asks for a paper', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '../../{public,bundle}/**/*.{ts,js}', '!**/*.test.{ts,tsx}', '!**/test-*'],
    { query: '?raw', import: 'default', eager: true },
  );
  const asking = Object.entries(sources).filter(([, text]) => /\bgetPaper\b|exam\/bank(?!-)/.test(text));
  expect(asking.map(([path]) => path).sort()).toEqual(['./attempts.addresses.ts', './attempts.api.ts']);
});
