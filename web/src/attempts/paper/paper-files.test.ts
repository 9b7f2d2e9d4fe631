import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { fetchAnswers } from '../../../test/server-answers.ts';
import { endSession, startSession } from '../../platform/session/session.ts';
import { aWirePaper } from '../session/test-exam.ts';
import { readPaper } from './paper.ts';
import {
  fetchPaperFiles,
  fetchPicturesAt,
  forgetOtherPaperFiles,
  forgetPaperFilesOfOthers,
  readPaperFile,
} from './paper-files.ts';

const OWN = `paper:${aUser().id}:`;

/** Stubs the parts of Cache Storage that these tests use, since the test environment has none. */
function aStorage(...names: string[]): Set<string> {
  const left = new Set(names);
  vi.stubGlobal('caches', { keys: async () => [...left], delete: async (name: string) => left.delete(name) });
  return left;
}

beforeEach(() => void startSession(aToken()));
afterEach(() => vi.unstubAllGlobals());

test('opening an attempt drops the files of all others', async () => {
  const left = aStorage('shell', `${OWN}1`, `${OWN}2`);
  await forgetOtherPaperFiles('2');
  expect([...left]).toEqual(['shell', `${OWN}2`]);
});

test('a login drops the files of other people, and a logout those of all', async () => {
  const left = aStorage('shell', `${OWN}1`, 'paper:another:2', 'paper:of-the-version-before');
  await forgetPaperFilesOfOthers();
  expect([...left]).toEqual(['shell', `${OWN}1`]);
  endSession('logout');
  await forgetPaperFilesOfOthers();
  expect([...left]).toEqual(['shell']);
});

test('the typefaces are fetched, then the files from the current question on, then those before it', async () => {
  const wire = aWirePaper();
  const questions = Object.values(wire.examination_bank).flat();
  for (const [index, question] of questions.entries())
    question.bank_asset = JSON.stringify({ image: [`${index}.png`] });
  const fetchMock = fetchAnswers(200, 'x');
  await fetchPaperFiles('1', readPaper(wire), { section: 0, question: 1 });
  const names = fetchMock.mock.calls.map(([address]) => String(address).replace(/.*\//, ''));
  const pictures = [...questions.keys()].map((index) => `${(index + 1) % questions.length}.png`);
  expect(names).toEqual([expect.stringMatching(/latin-wght-normal.*\.woff2/), ...pictures]);
  expect(new Set(fetchMock.mock.calls.map(([, init]) => init?.priority))).toEqual(new Set(['low']));
});

test('`fetchPicturesAt` fetches only the pictures of the question, not its recording', async () => {
  const wire = aWirePaper();
  const [first, second] = Object.values(wire.examination_bank).flat();
  if (first) first.bank_asset = JSON.stringify({ image: ['first.png'], audio: ['first.mp3'] });
  if (second) second.bank_asset = JSON.stringify({ image: ['second.png'] });
  const fetchMock = fetchAnswers(200, 'x');
  await fetchPicturesAt('1', readPaper(wire), { section: 0, question: 0 });
  expect(fetchMock.mock.calls.map(([address]) => String(address).replace(/.*\//, ''))).toEqual(['first.png']);
});

test.each([
  ['comes from the cache', { [`${OWN}1`]: 'song', [`${OWN}2`]: 'talk' }, 0],
  ['comes from the server if only another attempt has it in the cache', { [`${OWN}1`]: 'talk' }, 1],
])('the recording of the open attempt %s', async (_, cached: Record<string, string>, requests) => {
  const open = async (name: string) => ({
    match: async () => (cached[name] === undefined ? undefined : new Response(cached[name])),
    put: async () => undefined,
  });
  vi.stubGlobal('caches', { open });
  const fetched = vi.fn(async (_address: string) => new Response('talk'));
  vi.stubGlobal('fetch', fetched);
  await fetchPaperFiles('2', readPaper(aWirePaper()), { section: 0, question: 0 });
  expect(await (await readPaperFile('/talk.mp3')).text()).toBe('talk');
  expect(fetched.mock.calls.filter(([address]) => address === '/talk.mp3')).toHaveLength(requests);
});
