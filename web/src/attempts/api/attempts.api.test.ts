import { SHUFFLED } from '@lulus/contract';
import { expect, it, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { fetchAnswers, serverAnswer } from '../../../test/server-answers.ts';
import { anotherLogsIn, endedIn, fetchAnswersAfter } from '../../auth/test-auth-pages.tsx';
import { NetworkError } from '../../platform/api/client.ts';
import { parseValue } from '../../platform/device-store/parse-value.ts';
import { currentSession, startSession, whoIsHere } from '../../platform/session/session.ts';
import { keptPaper } from '../paper/kept-paper.ts';
import { readPaper } from '../paper/paper.ts';
import { ATTEMPT_ID, EXAM_ID, q } from '../session/test-exam.ts';
import { attemptsApiOf } from './attempts.api.ts';

it('the token of a start does not replace a session that begins in another tab meanwhile', async () => {
  startSession(aToken());
  const longer = aToken();
  const start = '/api/exam/start';
  fetchAnswersAfter({ [start]: [200, { access_token: longer }] }, start);
  await expect(attemptsApiOf(whoIsHere()).start(EXAM_ID, { attempts_left: 1 })).rejects.toThrow(NetworkError);
  expect(currentSession()?.user.first_name).toBe('Budi');
});

it('the token of a start is revoked if the student logs out in another tab meanwhile', async () => {
  startSession(aToken());
  const longer = aToken();
  const start = '/api/exam/start';
  const logOut = () => localStorage.removeItem('token');
  const fetchMock = fetchAnswersAfter({ [start]: [200, { access_token: longer }] }, start, logOut);
  await attemptsApiOf(whoIsHere()).start(EXAM_ID, { attempts_left: 1 });
  expect(currentSession()).toBeNull();
  expect(endedIn(fetchMock)).toEqual([longer]);
});

it('the token of a start replaces the current one', async () => {
  startSession(aToken({ iat: 1 }));
  const longer = aToken();
  const fetchMock = fetchAnswers(200, { access_token: longer });
  await attemptsApiOf(whoIsHere()).start(EXAM_ID, { attempts_left: 1 });
  expect(currentSession()?.token).toBe(longer);
  expect(endedIn(fetchMock)).toEqual([]);
});

const attempt = { examId: EXAM_ID, attemptId: ATTEMPT_ID };
const SITI = aUser();

it.each<[string, (api: ReturnType<typeof attemptsApiOf>) => Promise<unknown>]>([
  ['save', (api) => api.save(attempt, { answers: [], position: undefined, keepalive: false })],
  ['submit', (api) => api.submit(attempt, { answers: [], seqs: [] })],
  ['late', (api) => api.late(attempt, [], null)],
  ['finishSection', (api) => api.finishSection(attempt, 0)],
  ['play', (api) => api.play(attempt, EXAM_ID, EXAM_ID)],
  ['takeOver', (api) => api.takeOver(attempt)],
  ['state', (api) => api.state(EXAM_ID)],
  ['paper', (api) => api.paper(EXAM_ID)],
])(
  '%s works for its student; while another person is logged in, no request is sent and no reply accepted',
  async (_, request) => {
    const fetchMock = vi.fn<typeof fetch>(async () => serverAnswer({ exam: { examination_bank: {} } }));
    vi.stubGlobal('fetch', fetchMock);
    startSession(aToken());
    await request(attemptsApiOf(SITI));
    expect(fetchMock).toHaveBeenCalledOnce();
    fetchMock.mockImplementation(async () => {
      anotherLogsIn();
      return serverAnswer({});
    });
    await expect(request(attemptsApiOf(SITI))).rejects.toThrow(NetworkError);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await expect(request(attemptsApiOf(SITI))).rejects.toThrow(NetworkError);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  },
);

it.each([
  ['the version of the paper on this device', 'v1', 'v1'],
  ['an empty version if this device has no paper', undefined, ''],
])(
  'a request for the paper has `have` with %s, since it would start an attempt without',
  async (_, have, sent) => {
    const fetchMock = vi.fn<typeof fetch>(async () => serverAnswer({ exam: { examination_bank: {} } }));
    vi.stubGlobal('fetch', fetchMock);
    startSession(aToken());
    await attemptsApiOf(SITI).paper(EXAM_ID, have);
    expect(String(fetchMock.mock.calls[0]?.[0])).toBe(`/api/exam/bank?exam_id=${EXAM_ID}&have=${sent}`);
  },
);

it('no other file of the browser requests a paper', () => {
  const sources = import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '../../../{public,bundle}/**/*.{ts,js}', '!**/*.test.{ts,tsx}', '!**/test-*'],
    { query: '?raw', import: 'default', eager: true },
  );
  const asking = Object.entries(sources).filter(([, text]) => /\bgetPaper\b|exam\/bank(?!-)/.test(text));
  expect(asking.map(([path]) => path).sort()).toEqual(['./attempts.addresses.ts', './attempts.api.ts']);
});

it('a paper with only the specified fields gets defaults: only its first section is forward-only', async () => {
  startSession(aToken());
  const question = {
    bank_type: 'audio',
    bank_question: 'Who?',
    bank_option: [{ '1': 'Ani' }],
    hint: 'Listen.',
  };
  const bare = { id: EXAM_ID, examination_name: 'Practice', examination_desc: '', examination_duration: 60 };
  const examination_bank = {
    LISTENING: [{ id: q(0, 0), bank_asset: '{"audio":["bank_asset/a.mp3"]}', ...question }],
    READING: [{ id: q(1, 0), bank_asset: '{}', ...question }],
  };
  fetchAnswers(200, { exam: { ...bare, examination_bank_count: 2, examination_bank } });
  const { paper } = await attemptsApiOf(whoIsHere()).paper(EXAM_ID);
  if (paper === SHUFFLED) throw new Error('The reply has no paper.');
  const { sections } = readPaper(paper.exam);
  expect(sections.map(({ name, forwardOnly, duration }) => [name, forwardOnly, duration])).toEqual([
    ['LISTENING', true, null],
    ['READING', false, null],
  ]);
  expect(sections[0]?.questions[0]).toMatchObject({ playLimit: 1, assets: { audio: ['bank_asset/a.mp3'] } });
  const kept = { ...paper.exam, attempt_id: ATTEMPT_ID, paper_version: '' };
  expect(parseValue(keptPaper, kept)).toEqual(kept);
});

it('a start works without a token in its reply', async () => {
  startSession(aToken());
  const before = currentSession()?.token;
  const pivot = { examination_start_time: '2026-11-20T02:00:00.000Z', examination_due_time: null };
  fetchAnswers(200, { exam: { pivot, now: '2026-11-20T02:00:00.000Z' } });
  await attemptsApiOf(whoIsHere()).start(EXAM_ID, { attempts_left: 1 });
  expect(currentSession()?.token).toBe(before);
});

it('a result with only the specified fields gets a status per answer: an empty answer is unanswered', async () => {
  startSession(aToken());
  const result_answer = { a: { status: 'correct', answer: 'Ani' }, b: { answer: '' }, c: { answer: 'Budi' } };
  fetchAnswers(200, { exam_result: { result_score: 3, result_answer } });
  const outcome = await attemptsApiOf(whoIsHere()).submit(attempt, { answers: [], seqs: [] });
  expect(outcome).toEqual({
    result: {
      result_score: 3,
      result_answer: {
        a: { status: 'correct', answer: 'Ani' },
        b: { status: 'unanswered', answer: '' },
        c: { status: 'incorrect', answer: 'Budi' },
      },
    },
    resultsAt: null,
  });
});
