/** Login cards on paper: a student types what is on them. */
import { fileURLToPath } from 'node:url';
import { anAdmin, expect, logIn, test } from './fixtures.ts';
import { PICTURES } from './look.ts';
import { printBy } from './print-by.ts';

const LOGO = fileURLToPath(new URL('media/picture.png', import.meta.url));
const LOGIN = 'ahmad17343@sman3sleman.sch.id';
/** Width of the printed page between its margins, 190 mm, in pixels. */
const PAPER = { width: 718, height: 1000 };

// Restores the settings, because other journeys share the server.
test.afterEach(({ server }) =>
  server.sql(`update settings set school_name = '', school_logo = null, card_address = null`),
);

test('a printed card has a long login on one line, a QR code and its foot, also with the school’s name and logo', async ({
  page,
  server,
}) => {
  await server.sql(
    `with made as (
       insert into users (id, role, first_name, middle_name, last_name, class, email, password_hash)
       values (gen_random_uuid(), 'student', 'Ahmad', 'Fauzan', 'Ramadhan Kusumawardhana', 'XII IPA 1', $1, null)
       returning id, email)
     insert into logins (normal, user_id, kind) select email, id, 'email' from made`,
    [LOGIN],
  );
  await logIn(page, await anAdmin(server));
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('School name').fill('SMA Negeri 3 Sleman Daerah Istimewa Yogyakarta');
  await page.locator('input[type=file]').setInputFiles(LOGO);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Students' }).click();
  await page.getByRole('searchbox').fill(LOGIN);
  await expect(page).toHaveURL(/[?]q=ahmad/);
  await page.getByRole('button', { name: /^Reset password of Ahmad/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
  await page.getByLabel(/^At which address do students open/).fill('https://ujian.sman3sleman.sch.id');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await printBy(page, 'Print the card');
  await expect(page.getByRole('main')).toBeHidden();
  await page.setViewportSize(PAPER);
  const card = page.getByRole('article').last();
  await expect(card.getByText(LOGIN)).toBeVisible();
  await expect(card.getByRole('img', { name: 'QR code that opens the login' })).toBeVisible();
  if (PICTURES) await card.screenshot({ path: `${PICTURES}/login-card.png` });
  const measured = await card.evaluate((article, login) => {
    const inner = article.getBoundingClientRect();
    const facts = [...article.querySelectorAll('dd')];
    const line = facts.find(({ textContent }) => textContent === login);
    return {
      cutOff: article.scrollHeight > article.clientHeight || article.scrollWidth > article.clientWidth,
      foot: (article.lastElementChild?.getBoundingClientRect().bottom ?? Infinity) <= inner.bottom,
      lines: line && Math.round(line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight)),
    };
  }, LOGIN);
  expect(measured).toEqual({ cutOff: false, foot: true, lines: 1 });
});
