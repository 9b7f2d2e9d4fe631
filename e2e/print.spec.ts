/** Prints have a white background in both schemes and omit the navigation. */
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anAdmin, expect, goToExam, logIn, SAMPLE, takeSample, test } from './fixtures.ts';
import { PICTURES } from './look.ts';
import { printBy } from './print-by.ts';

/** Returns the number of printed pages. Stores the PDF for inspection. */
async function pagesOf(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  if (PICTURES) await writeFile(`${PICTURES}/print-${name}.pdf`, pdf);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function isBlackOnWhite(page: Page, cell: string) {
  const seen = await page.evaluate((selector) => {
    const style = (at: string) => {
      const found = document.querySelector(at);
      return found ? getComputedStyle(found) : undefined;
    };
    return [style('body')?.backgroundColor, style(selector)?.color];
  }, cell);
  const [ground, ink = ''] = seen;
  expect(ground).toBe('rgb(255, 255, 255)');
  // Text is dark if each colour component is below a third.
  expect(
    ink
      .match(/\d+/g)
      ?.slice(0, 3)
      .every((part) => Number(part) < 85),
    ink,
  ).toBe(true);
}

test('a printed result has the student’s name and no sidebar', async ({ page, student }) => {
  await logIn(page, student);
  await takeSample(page);
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
  await page.getByRole('button', { name: /Switch to dark|Ganti ke warna gelap/ }).click();
  await printBy(page, 'Print');
  await expect(page.getByText(/Sari Dewi Lestari · Kelas 9A/)).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Question' })).toBeVisible();
  await isBlackOnWhite(page, 'tbody td');
  expect(await pagesOf(page, 'result')).toBeGreaterThan(1);
});

test('an admin prints the attendance list of each class and the results of an examination', {
  tag: '@chaos',
}, async ({ page, browser, server, student }) => {
  test.slow();
  const other = await browser.newContext({ baseURL: server.url });
  const desk = await other.newPage();
  await logIn(desk, student);
  await takeSample(desk);
  await other.close();
  for (let seat = 0; seat < 40; seat++) {
    await server.sql(
      `insert into users (id, role, first_name, last_name, class, email, password_hash)
       values (gen_random_uuid(), 'student', 'Siswa', $1, 'X 2', $2, null)`,
      [String(seat).padStart(2, '0'), `hadir${seat}@example.test`],
    );
  }
  await logIn(page, await anAdmin(server));
  await page.getByRole('button', { name: /Switch to dark|Ganti ke warna gelap/ }).click();

  await page.getByRole('link', { name: 'Students' }).click();
  await printBy(page, 'Print attendance list');
  await expect(page.getByText('Present: ______ of 40')).toBeVisible();
  expect(await page.getByRole('columnheader', { name: 'Signature' }).count()).toBeGreaterThan(1);
  await expect(page.getByRole('navigation')).toBeHidden();
  await isBlackOnWhite(page, 'section td');
  // Forty rows need more than one page, and each class starts on a new page.
  expect(await pagesOf(page, 'attendance')).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/examinations');
  await goToExam(page, SAMPLE);
  await page.getByRole('button', { name: 'Attempts' }).click();
  await printBy(page, 'Print results');
  await expect(page.getByRole('columnheader', { name: 'Score' }).last()).toBeVisible();
  // Other journeys may have left running attempts as well.
  await expect(page.getByRole('cell', { name: 'not handed in' }).first()).toBeVisible();
  await pagesOf(page, 'results');
  await page.emulateMedia({ media: 'screen' });
  await printBy(page, 'Print attendance list');
  await expect(page.getByRole('columnheader', { name: 'Signature' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'not handed in' })).toHaveCount(0);
  await expect(page.getByText(SAMPLE).last()).toBeVisible();
});
