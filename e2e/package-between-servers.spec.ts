/** A package moves an examination between two running servers: exported on one, imported and taken on the other. */
import { readFile } from 'node:fs/promises';
import { arrangeSections, type ExaminationAdmin } from '@lulus/contract';
import { strFromU8, unzipSync } from 'fflate';
import { type Api, apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import { allSaved, anAdmin, expect, logIn, type Page, registerStudent, takeExam, test } from './fixtures.ts';
import { startSeededServer } from './seeded-database.ts';
import { aTone } from './tone.ts';

const NAME = 'From the other school';

/** A draft with a recording, and settings that are no defaults. Returns its id. */
async function prepare(api: Api): Promise<string> {
  const examination_id = await aDraft(api, NAME, { attempts_allowed: 2, decimal_sign: '.', shuffle: false });
  await insertQuestion(api, { examination_id, bank_question: 'Which word is a place?' });
  await insertQuestion(api, {
    examination_id,
    bank_type: 'audio',
    bank_section: 'LISTENING',
    bank_question: 'Which word do you hear?',
    bank_asset: aTone({ hertz: 440, seconds: 1 }),
  });
  const { sections } = await api.get<ExaminationAdmin>(`/api/examination/${examination_id}/admin`);
  const timed = sections.map(({ id, name }) => ({ id, name, forward_only: false, duration_seconds: 600 }));
  await api.put(arrangeSections.path.replace(':id', examination_id), { sections: timed });
  return examination_id;
}

/** Downloads the examination as a package in the browser. Returns the file's path. */
async function downloadPackage(page: Page, examId: string): Promise<string> {
  await page.goto(`/admin/examination-bank?exam=${examId}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('with everything')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  return (await downloading).path();
}

const contentOf = async (path: string) =>
  JSON.parse(strFromU8(unzipSync(await readFile(path))['examination.json'] ?? new Uint8Array()));

test('an examination moves to another server as a package, is published there, and a student takes it', async ({
  page,
  browser,
  server,
}) => {
  const admin = await anAdmin(server);
  const original = await prepare(await apiAs(server, admin.email, admin.password));
  await logIn(page, admin);
  const file = await downloadPackage(page, original);

  const other = await startSeededServer();
  try {
    const teacher = await anAdmin(other);
    const student = await registerStudent(other);
    const staff = await (await browser.newContext({ baseURL: other.url })).newPage();
    await logIn(staff, teacher);
    await staff.goto('/examinations');
    await staff.getByRole('button', { name: 'From a file' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Import examination' }).click();
    await expect(dialog.getByText('The draft has 2 questions.')).toBeVisible();
    await dialog.getByRole('link', { name: 'Open the draft' }).click();
    await expect(staff.getByRole('heading', { name: NAME })).toBeVisible();
    const copy = new URL(staff.url()).searchParams.get('exam') ?? '';
    await staff.getByRole('button', { name: 'Publish' }).click();
    await expect(staff.getByText('The examination is published.').first()).toBeVisible();

    const paper = await (await browser.newContext({ baseURL: other.url })).newPage();
    await logIn(paper, student);
    await takeExam(paper, NAME);
    await expect(paper.getByText('Which word is a place?')).toBeVisible();
    await paper.keyboard.press('b');
    await allSaved(paper);

    const second = await downloadPackage(staff, copy);
    expect(await contentOf(second)).toEqual(await contentOf(file));
  } finally {
    await other.stop();
  }
});
