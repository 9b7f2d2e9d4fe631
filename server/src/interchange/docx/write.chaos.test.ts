/** LibreOffice opens an exported document and draws it. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePaper } from '../../../test/docx-out/sample-paper.ts';
import { htmlToText } from '../rich-text.ts';
import { writeDocx } from './write.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  await run('soffice', ['--version']).catch(() => {
    throw new Error('LibreOffice (soffice) is missing; this test opens the exported document with it.');
  });
  folder = await mkdtemp(join(tmpdir(), 'docx-'));
  await writeFile(join(folder, 'paper.docx'), (await writeDocx(await samplePaper())).file);
});

afterAll(async () => {
  if (folder) await rm(folder, { recursive: true });
});

async function convert(filter: string, extension: string): Promise<Buffer> {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
  const file = join(folder, 'paper.docx');
  await run('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, file]);
  return readFile(join(folder, `paper.${extension}`));
}

test('LibreOffice draws the document on pages', { timeout: 180_000 }, async () => {
  const pdf = await convert('pdf', 'pdf');
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
});

test('LibreOffice reads the words of each question', { timeout: 180_000 }, async () => {
  const text = (await convert('txt:Text (encoded):UTF8', 'txt')).toString('utf8');
  const { items } = await samplePaper();
  const shown = text.replace(/\s+/g, '');
  for (const { bank_question, bank_option, option_type } of items) {
    const texts = [bank_question, ...(option_type === 'text' ? Object.values(bank_option) : [])];
    const parts = texts.map((html) => html.replace(/<(math|rt)\b.*?<\/\1>/gs, '\n'));
    for (const line of parts.flatMap((html) => htmlToText(html).split(/\n|\[\[\d\]\]/))) {
      expect(shown).toContain(line.replace(/\s+/g, ''));
    }
  }
});
