/** `examinations check`, on files of ours and with a reader that fails in every way. */
import { mkdir, mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_QUESTIONS_PER_BANK } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anExportedExamination, anExportedItem } from '../../../test/exported-item.ts';
import { writers } from '../writers.ts';
import { checkFiles } from './check-files.ts';
import { createChecker } from './checker.ts';

const FAILING = new URL('../../../test/failing-reader.process.ts', import.meta.url);

async function folderWith(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lulus-check-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** Returns the totals, and the lines without the folder's name. */
async function check(
  folder: string,
  given: Partial<Parameters<typeof checkFiles>[1]> = {},
  checker = createChecker(),
) {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line.replace(`${folder}/`, ''));
  const totals = await checkFiles([folder], { details: false, language: 'en', write, ...given }, checker);
  return { totals, lines };
}

test('each file and the total are counted, in folders too', async () => {
  const items = [anExportedItem({ bank_section: 'IPA' }), anExportedItem({ bank_section: 'IPA' })];
  const { file } = await writers.moodle_xml(anExportedExamination(items));
  const folder = await folderWith({
    'a.gift': '$CATEGORY: IPA\n\nIbu kota?{=Jakarta ~Bandung}\n\nTanpa jawaban{\n',
    'deep/b.txt': '1. Satu?\nA. ya\nB. tidak\nKunci: A\n\n2. Dua?\nA. ya\nB. tidak\n',
    'deep/moodle.xml': file,
    'empty.txt': '',
    'noise.bin': new Uint8Array([0, 1, 2, 255]),
  });
  const { totals, lines } = await check(folder);
  expect(totals).toMatchObject({ files: 5, unreadable: 2, crashes: 0 });
  expect(totals.read).toBe(totals.stored + totals.refused);
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'a.gift',
    'deep/b.txt',
    'deep/moodle.xml',
    'empty.txt',
    'noise.bin',
    'Total',
  ]);
  expect(lines[1]).toBe('deep/b.txt: text, read 2, stored 2, refused 0, warnings 1');
  expect(lines[2]).toBe('deep/moodle.xml: moodle_xml, read 2, stored 2, refused 0, warnings 0');
  expect(lines.at(-1)).toMatch(/^Total: files 5, unreadable 2, read \d+, stored \d+, refused \d+, /);
});

test('details name each refused question and each warning, in the language', async () => {
  const folder = await folderWith({
    'b.txt': '1. Satu?\nA. ya\nB. tidak\n',
    'c.xml':
      '<quiz><question type="ddmarker"><questiontext><text>Tandai.</text></questiontext></question></quiz>',
  });
  const { lines } = await check(folder, { details: true, language: 'id' });
  expect(lines[1]).toMatch(/^ {2}warning, .+: .+ \[no_key_in_file\]$/);
  expect(lines.at(-2)).toMatch(/^ {2}refused, soal 1: .+ddmarker.* \[unsupported_type\]$/);
});

test('notes about a whole file are named without details too', async () => {
  const folder = await folderWith({
    'b.gift': '::Bab 1:: Satu?{=ya ~tidak}\n\n::Bab 2:: Dua?{=ya ~tidak}\n',
  });
  const { lines } = await check(folder);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('b.gift: gift, read 2, stored 2, refused 0, warnings 0');
  expect(lines[1]).toMatch(/^ {2}note: .*: 2, .*"Bab 1".* \[titles_dropped\]$/);
});

test('a file with more questions than an import takes is counted', async () => {
  const question = (_: unknown, at: number) => `Soal ${at}?{=ya ~tidak}`;
  const content = Array.from({ length: MAX_QUESTIONS_PER_BANK + 1 }, question).join('\n\n');
  const folder = await folderWith({ 'banyak.gift': `${content}\n\nRusak{` });
  const { totals, lines } = await check(folder, { language: 'id' });
  expect(totals).toMatchObject({ read: 5002, stored: 5001, refused: 1, unreadable: 0, crashes: 0 });
  expect(lines[1]).toBe(
    '  note: File ini memuat 5002 soal. Sekali impor paling banyak 5000. [too_many_in_file]',
  );
}, 60_000);

test('a file above the limit is not read', async () => {
  const folder = await folderWith({ 'large.txt': '' });
  await truncate(join(folder, 'large.txt'), 60 * 1024 * 1024);
  const { totals, lines } = await check(folder);
  expect(totals).toMatchObject({ unreadable: 1, crashes: 0 });
  expect(lines[0]).toContain('[question_file_too_large]');
});

test('crashes and exceeded limits are named, and the files after them are read', async () => {
  const names = ['1', 'exits.txt', 'fine', 'grows.txt', 'loops.txt', 'more', 'throws.txt', 'zuletzt'];
  const folder = await folderWith(Object.fromEntries(names.map((name) => [name, 'x'])));
  const checker = createChecker(FAILING, { timeLimitMs: 10_000, heapMb: 64 });
  const { totals, lines } = await check(folder, {}, checker);
  expect(totals).toMatchObject({ files: 8, crashes: 4 });
  expect(lines.filter((line) => !line.includes('gift, read 0'))).toEqual([
    'exits.txt: crashed: The process has ended with code 3.',
    expect.stringMatching(/^grows\.txt: killed \(memory\): /),
    expect.stringMatching(/^loops\.txt: killed \(time\): /),
    'throws.txt: crashed: TypeError: x is undefined',
    expect.stringMatching(/^Total: .* crashes 4$/),
  ]);
}, 60_000);

test('a file is not blamed for the memory of the files before it', async () => {
  const folder = await folderWith({ 'a/leaks.txt': 'x', 'b/leaks.txt': 'x', 'c/leaks.txt': 'x' });
  const checker = createChecker(FAILING, { timeLimitMs: 60_000, heapMb: 64 });
  expect((await check(folder, {}, checker)).totals).toMatchObject({ files: 3, crashes: 0 });
}, 60_000);
