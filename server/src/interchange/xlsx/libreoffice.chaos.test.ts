/** LibreOffice opens our workbooks, and what it saves is read as the same questions. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportedItem, isRefused } from '../imported.ts';
import { exampleExamination } from '../template/examples.ts';
import { importXlsx } from './map.ts';
import { writeXlsx } from './write.ts';

const run = promisify(execFile);
const TIME_LIMIT_MS = 120_000;
let folder = '';

beforeAll(async () => {
  await run('soffice', ['--version']).catch(() => {
    throw new Error('This test needs LibreOffice: install the program soffice with its part Calc.');
  });
  folder = await mkdtemp(join(tmpdir(), 'lulus-xlsx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function convert(name: string, format: string): Promise<Buffer> {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
  const target = join(folder, format.replace(/:.*/, ''));
  const args = [profile, '--headless', '--convert-to', format, '--outdir', target, join(folder, name)];
  await run('soffice', args, { timeout: TIME_LIMIT_MS });
  return readFile(join(target, name.replace(/\.\w+$/, `.${format.replace(/:.*/, '')}`)));
}

/** The questions with their pictures by content. */
function questionsIn(bytes: Uint8Array) {
  const { entries, stimuli, media } = importXlsx({ name: 'soal.xlsx', bytes });
  const items = entries.map((entry): ImportedItem => {
    if (isRefused(entry)) throw new Error(JSON.stringify(entry.refused));
    return entry;
  });
  const text = JSON.stringify({ items, stimuli }).replace(/xl\/media\/[\w.]+/g, (name) =>
    Buffer.from(media[name] ?? []).toString('base64'),
  );
  return JSON.parse(text);
}

test.each(['id', 'en'] as const)(
  'the questions in the language %s',
  async (language) => {
    const examination = await exampleExamination(language);
    const { file } = await writeXlsx(examination);
    await writeFile(join(folder, 'soal.xlsx'), file);
    const saved = await convert('soal.xlsx', 'xlsx:Calc MS Excel 2007 XML');
    expect(questionsIn(saved)).toEqual(questionsIn(file));
    const pdf = await convert('soal.xlsx', 'pdf');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(10_000);
  },
  2 * TIME_LIMIT_MS,
);
