/** A teacher exports questions of all types as Moodle XML, imports the file into another examination, and undoes it. */
import { apiAs } from './api.ts';
import { aDraft } from './draft.ts';
import { insertFiveTypes } from './five-types.ts';
import { anAdmin, expect, logIn, test } from './fixtures.ts';
import { insertWholeTypes } from './whole-types.ts';

/** A busy machine starts the programs for files slowly. */
const READING = { timeout: 120_000 };

type Question = Record<string, unknown>;

/** Fields that belong to the place of a question, not to its content. */
const PLACE = new Set(['id', 'examination_id', 'created_at', 'updated_at', 'origin_id']);
const contentOf = (questions: Question[]) =>
  questions.map((question) =>
    Object.fromEntries(Object.entries(question).filter(([name]) => !PLACE.has(name))),
  );

test('questions of all types are equal after an export and an import, which is undone', async ({
  page,
  server,
}) => {
  const teacher = await anAdmin(server);
  const api = await apiAs(server, teacher.email, teacher.password);
  const from = await aDraft(api, 'Nine types');
  await insertFiveTypes(api, from);
  await insertWholeTypes(api, from);
  const to = await aDraft(api, 'Empty examination');
  const questionsOf = (id: string) => api.get<Question[]>(`/api/examination/bank/${id}`);

  await logIn(page, teacher);
  await page.goto(`/admin/examination-bank?exam=${from}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Moodle XML', { exact: true }).click();
  await expect(dialog.getByText(/^The file has/)).toBeVisible(READING);
  await expect(dialog.getByText('Left out', { exact: true })).toBeHidden();
  const download = page.waitForEvent('download', READING);
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await (await download).path();

  await page.goto(`/admin/import-examination-bank?exam=${to}`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: '9 questions read' })).toBeVisible(READING);
  await page.getByRole('button', { name: 'Import 9 questions' }).click();
  await expect(page.getByText('9 questions are imported.')).toBeVisible();
  expect(contentOf(await questionsOf(to))).toEqual(contentOf(await questionsOf(from)));

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import is undone.')).toBeVisible();
  expect(await questionsOf(to)).toEqual([]);
});
