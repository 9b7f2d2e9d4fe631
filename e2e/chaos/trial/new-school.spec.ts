/** The first day of a new school. Numbers such as D4 and S24 name the findings of the trial that must not come back. */
import { utils, write } from '@e965/xlsx';
import { registerStudent } from '../../fixtures.ts';
import { printBy } from '../../print-by.ts';
import { removeData, startServer } from '../../running-server.ts';
import { aTeacher, expect, type Page, test } from './trial.ts';

/** A class with addresses as long as those that schools give out. */
function aClass(): Buffer {
  const rows = Array.from({ length: 12 }, (_, at) => ({
    'Nama Depan': 'Ahmad',
    'Nama Tengah': 'Fauzan',
    'Nama Belakang': `Ramadhan${at + 1}`,
    Kelas: '7A',
    Email: `ahmad${17_343 + at}@sman3sleman.sch.id`,
  }));
  return write(utils.book_new(utils.json_to_sheet(rows), '7A'), { type: 'buffer', bookType: 'xlsx' });
}

const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'First steps' }).getByRole('listitem').filter({ hasText: name });

test('a new admin goes through the first steps and prints the cards of the first class', async ({
  browser,
}) => {
  test.slow();
  const server = await startServer();
  try {
    // S15: the student who registers is not the first class.
    await registerStudent(server);
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await page.goto('/healthz');
    const { desk } = await aTeacher(page, server);
    await expect(step(desk, 'Add your first class')).not.toHaveAttribute('data-done');
    // The language, who makes accounts and the prize are asked, whatever the defaults are.
    for (const [question, choice] of [
      ['Choose the language of the screens', 'Campuran'],
      ['Decide who creates student accounts', 'Only the school'],
      ['Confirm or change the prize', 'No prize'],
    ] as const) {
      await expect(step(desk, question)).not.toHaveAttribute('data-done');
      await step(desk, question).getByRole('button', { name: choice }).click();
      await expect(step(desk, question)).toHaveAttribute('data-done');
    }

    await step(desk, 'Add your first class').getByRole('link').click();
    await desk.getByRole('button', { name: 'Import from excel' }).first().click();
    const sheet = { name: 'kelas-7a.xlsx', mimeType: 'application/octet-stream', buffer: aClass() };
    const dialog = desk.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(sheet);
    await dialog.getByRole('button', { name: 'Periksa file' }).click();
    await dialog.getByRole('button', { name: 'Upload' }).click();
    // S24: cards with an address of this computer alone would be useless.
    await dialog.getByLabel(/^At which address do students open/).fill('http://192.168.1.10:3000');
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await printBy(desk, 'Print the cards');
    // D4: no login is broken or cut off.
    const logins = desk.getByRole('article').getByText('@sman3sleman.sch.id');
    await expect(logins).toHaveCount(12);
    const broken = await logins.evaluateAll((all) =>
      all.filter((login) => {
        const range = document.createRange();
        range.selectNodeContents(login);
        return range.getClientRects().length > 1 || login.scrollWidth > login.clientWidth;
      }),
    );
    expect(broken).toEqual([]);
    await desk.emulateMedia({ media: 'screen' });
    await desk.goto('/dashboard');
    await expect(step(desk, 'Add your first class')).toHaveAttribute('data-done');
  } finally {
    await server.stop();
    await removeData(server);
  }
});
