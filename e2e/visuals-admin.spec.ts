/** Every screen of an admin in both colour schemes, wide and narrow: accessible, without horizontal scrolling. */
import { apiAs } from './api.ts';
import { anAdmin, expect, logIn, type Page, registerStudent, SAMPLE, test } from './fixtures.ts';
import { type Screen, visit } from './visit.ts';

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, exact: true });

const OF_SCHOOL: Screen[] = [
  { name: 'admin-dashboard', path: '/dashboard', shows: heading(/^Hello/) },
  { name: 'admin-examinations', path: '/examinations', shows: heading('All Examinations') },
  {
    name: 'admin-admin-insert-examination',
    path: '/admin/insert-examination',
    shows: heading('New Examination'),
  },
  { name: 'admin-admin-audit', path: '/admin/audit', shows: heading('Audit log') },
  { name: 'admin-admin-register-student', path: '/admin/register-student', shows: heading('Students') },
  {
    name: 'admin-import',
    path: '/admin/register-student',
    shows: heading('Students'),
    async open(page) {
      await page.getByRole('button', { name: 'Import from excel' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'admin-staff', path: '/staff', shows: (page) => page.getByRole('table', { name: 'Staff list' }) },
  { name: 'admin-settings', path: '/admin/settings', shows: heading(/./) },
  { name: 'help-teacher', path: '/help/teacher', shows: heading(/./) },
];

/** A question that can be imported, and one whose options cannot be read. */
const PASTED =
  '1. Ibu kota Indonesia?\nA. Bandung\nB. Jakarta\nKunci: B\n\n2. Dua?\nA. ya\nC. tidak\nKunci: A\n';

const OF_EXAMINATION: Screen[] = [
  {
    name: 'admin-detail',
    path: '/examination-detail',
    shows: (page) => page.getByRole('button', { name: 'Bank List' }),
  },
  {
    name: 'admin-bank',
    path: '/admin/examination-bank',
    shows: (page) => page.getByRole('article'),
  },
  {
    name: 'admin-edit-bank',
    path: '/admin/examination-bank',
    shows: (page) => page.getByRole('article'),
    async open(page) {
      await page.getByRole('article').nth(6).getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Edit Examination Bank' })).toBeVisible();
    },
  },
  {
    name: 'admin-insert-bank',
    path: '/admin/insert-examination-bank',
    shows: heading('Insert Examination Bank'),
  },
  {
    name: 'admin-import-bank',
    path: '/admin/import-examination-bank',
    shows: heading('Import questions'),
    async open(page) {
      await page.getByLabel('Or paste the questions as text').fill(PASTED);
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('article', { name: 'Line 1' })).toBeVisible();
    },
  },
  {
    name: 'admin-export-bank',
    path: '/admin/examination-bank',
    shows: (page) => page.getByRole('article'),
    async open(page) {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await expect(page.getByText(/^The file has all \d+ questions/)).toBeVisible();
    },
  },
  { name: 'admin-edit-examination', path: '/admin/edit-examination', shows: heading(/./) },
  { name: 'admin-preview', path: '/admin/preview-examination', shows: heading(/./) },
  {
    name: 'admin-attempts',
    path: '/admin/examination-attempts',
    shows: (page) => page.getByRole('row', { name: /Sari/ }),
  },
];

test('screens of an admin: the school', async ({ page, server }) => {
  test.slow();
  await logIn(page, await anAdmin(server));
  await visit(page, OF_SCHOOL);
});

test('screens of an admin: an examination', async ({ page, server }) => {
  test.slow();
  const [sample] = await server.sql('select id from examinations where examination_name = $1', [SAMPLE]);
  const { email, password } = await registerStudent(server);
  const student = await apiAs(server, email, password);
  await student.post('/api/exam/start', { exam_id: sample?.id });
  await logIn(page, await anAdmin(server));
  await page.evaluate((id) => localStorage.setItem('examId', String(id)), sample?.id);
  await visit(page, OF_EXAMINATION);
});
