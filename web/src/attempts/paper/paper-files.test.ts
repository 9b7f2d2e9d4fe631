import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchAnswers } from '../../../test/server-answers.ts';
import { aWirePaper } from '../session/test-exam.ts';
import { readPaper } from './paper.ts';
import { fetchPaperFiles, fetchPicturesAt, forgetOtherPaperFiles, keptFile } from './paper-files.ts';

/** As much of the browser's Cache Storage as is asked for here, which the test's browser does not have. */
function aStorage(...names: string[]): Set<string> {
  const left = new Set(names);
  vi.stubGlobal('caches', { keys: async () => [...left], delete: async (name: string) => left.delete(name) });
  return left;
}

afterEach(() => vi.unstubAllGlobals());

test('an attempt that is opened leaves the files of no other on the device', async () => {
  const left = aStorage('shell', 'paper:1', 'paper:2');
  await forgetOtherPaperFiles('2');
  expect([...left]).toEqual(['shell', 'paper:2']);
});

test('who logs out leaves the files of no paper behind', async () => {
  const left = aStorage('shell', 'paper:1', 'paper:2');
  await forgetOtherPaperFiles();
  expect([...left]).toEqual(['shell']);
});

test('files come from the question on the screen on, those before it last, and none before what is waited for', async () => {
  const wire = aWirePaper();
  const questions = Object.values(wire.examination_bank).flat();
  for (const [index, question] of questions.entries())
    question.bank_asset = JSON.stringify({ image: [`${index}.png`] });
  const asked = fetchAnswers(200, 'x');
  await fetchPaperFiles('1', readPaper(wire), { section: 0, question: 1 });
  const names = asked.mock.calls.map(([address]) => String(address).replace(/.*\//, ''));
  expect(names).toEqual([...questions.keys()].map((index) => `${(index + 1) % questions.length}.png`));
  expect(asked.mock.calls.map(([, init]) => init?.priority)).toEqual(questions.map(() => 'low'));
});

test('the pictures of the question on the screen are asked for alone and first, and its recording is not', async () => {
  const wire = aWirePaper();
  const [first, second] = Object.values(wire.examination_bank).flat();
  if (first) first.bank_asset = JSON.stringify({ image: ['first.png'], audio: ['first.mp3'] });
  if (second) second.bank_asset = JSON.stringify({ image: ['second.png'] });
  const asked = fetchAnswers(200, 'x');
  await fetchPicturesAt('1', readPaper(wire), { section: 0, question: 0 });
  expect(asked.mock.calls.map(([address]) => String(address).replace(/.*\//, ''))).toEqual(['first.png']);
});

/** Named by the SHA-256 of its content, which is 'talk'. */
const TALK = `/talk/${createHash('sha256').update('talk').digest('hex')}.mp3?expires=1`;

test.each([
  ['what is kept for it, where that is what its name says', { 'paper:1': 'song', 'paper:2': 'talk' }, 0],
  ['the server’s, where another recording is stored under its name', { 'paper:2': 'song' }, 1],
  ['the server’s, where it is kept for another attempt only', { 'paper:1': 'talk' }, 1],
])('the recording of the attempt that is open is %s', async (_, kept: Record<string, string>, asked) => {
  const open = async (name: string) => ({
    match: async () => (kept[name] === undefined ? undefined : new Response(kept[name])),
    put: async () => undefined,
  });
  vi.stubGlobal('caches', { open });
  const fetched = vi.fn(async () => new Response('talk'));
  vi.stubGlobal('fetch', fetched);
  await fetchPaperFiles('2', readPaper(aWirePaper()), { section: 0, question: 0 });
  expect(await (await keptFile(TALK)).text()).toBe('talk');
  expect(fetched).toHaveBeenCalledTimes(asked);
});
