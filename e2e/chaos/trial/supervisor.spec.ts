/** A supervisor on the exam day. Numbers such as S2 and S14 name the findings of the trial that must not come back. */
import { registerStudent, takeExam } from '../../fixtures.ts';
import { aTone } from '../../tone.ts';
import {
  anotherDevice,
  answer,
  aTeacher,
  expect,
  named,
  openAttempts,
  openExam,
  type Page,
  PHONE,
  publishExam,
  rowOf,
  secondsIn,
  secondsLeft,
  storedPlace,
  test,
} from './trial.ts';

const QUESTIONS = [{ bank_question: 'Which word is missing?' }, { bank_question: 'Who wrote the letter?' }];

/** Opens the dialog of an action of the student's row. */
async function act(desk: Page, action: string, name: string) {
  await desk.getByRole('button', { name: new RegExp(`^${action}: ${name}`) }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a supervisor gives 100 minutes instead of 10 and takes them back', async ({ page, server, watch }) => {
  const { api, desk } = await aTeacher(page, server);
  const student = await named(server, await registerStudent(server), 'Agus');
  const id = await publishExam(api, 'Too much time', QUESTIONS, { examination_duration: 60 });
  const phone = await anotherDevice(page, server, student);
  await takeExam(phone, 'Too much time');
  const before = await secondsLeft(phone);

  await openAttempts(desk, id);
  const dialog = await act(desk, 'Give more time', 'Agus');
  await dialog.getByLabel('Minutes').fill('100');
  await dialog.getByRole('button', { name: 'Give the time' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => secondsLeft(phone)).toBeGreaterThan(before + 95 * 60);
  // The mistake is undone beside the message, or with the same dialog.
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => secondsLeft(phone)).toBeLessThan(before);
  await act(desk, 'Give more time', 'Agus');
  await dialog.getByLabel('Minutes').fill('10');
  await dialog.getByRole('button', { name: 'Give the time' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => secondsLeft(phone)).toBeGreaterThan(before + 5 * 60);
  await act(desk, 'Give more time', 'Agus');
  await dialog.getByText('Take time back').click();
  await dialog.getByLabel('Minutes').fill('4');
  await dialog.getByRole('button', { name: 'Take the time back' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => secondsLeft(phone)).toBeLessThan(before + 6 * 60);

  // S11: an outage is in the history in words, with minutes and seconds.
  await server.sql(
    `insert into attempt_events (attempt_id, at, kind, by, details)
     select attempts.id, now(), 'extended', 'server', '{"minutes":1.52,"reason":"outage"}'
     from attempts join users on users.id = user_id where email = $1`,
    [student.email],
  );
  await act(desk, 'History', 'Agus');
  const entries = dialog.getByRole('listitem');
  await expect(entries.filter({ hasText: '100 minutes' }).first()).toBeVisible();
  await expect(entries.filter({ hasText: '1 minute 31 seconds' })).toBeVisible();
  await expect(dialog).not.toContainText('1.52');
  await expect(dialog.getByText('outage', { exact: true })).toHaveCount(0);

  await desk.keyboard.press('Escape');

  // S25: without the server, the page says as of when it is, and no clock runs on.
  watch.expectLine(/ERR_FAILED|failure: |network/i);
  await desk.route(/\/api\/examination\/[^/]+\/attempts/, (route) => route.abort());
  await expect(desk.getByText(/^This is the state as of \d\d:\d\d:\d\d/)).toBeVisible();
  const row = rowOf(desk, 'Agus');
  const shown = secondsIn(await row.textContent());
  await desk.waitForTimeout(2500);
  expect(secondsIn(await row.textContent())).toBe(shown);
});

test('sections with timers end on the attempts page when they end on the student’s clock', async ({
  page,
  server,
}) => {
  const { api, desk } = await aTeacher(page, server);
  const student = await named(server, await registerStudent(server), 'Bayu');
  const id = await publishExam(
    api,
    'Two timed sections',
    [
      { bank_question: 'Which word is missing?', bank_section: 'STRUCTURE' },
      { bank_question: 'Who wrote the letter?', bank_section: 'READING' },
    ],
    { examination_duration: 45, minutes: { STRUCTURE: 20, READING: 25 } },
  );
  const phone = await anotherDevice(page, server, student);
  await takeExam(phone, 'Two timed sections');
  // S20: here the clock is that of a section.
  await expect(phone.getByRole('timer', { name: /section/i })).toBeVisible();
  await answer(phone);
  await phone.getByRole('button', { name: 'Finish Section' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Next section' }).click();
  await expect(phone.getByText('Who wrote the letter?')).toBeVisible();
  await expect(phone.getByRole('dialog')).toBeHidden();

  // S2: the supervisor sees the end of the open section.
  await openAttempts(desk, id);
  const row = rowOf(desk, 'Bayu');
  await expect(row).toContainText('READING: until');
  const theirs = await secondsLeft(phone);
  const ours = secondsIn(await row.textContent());
  expect(Math.abs(theirs - ours)).toBeLessThanOrEqual(3);

  // When the last section is over, the attempt closes, although the device is off.
  await phone.goto('about:blank');
  await server.sql(
    `update attempts set section_ends = array[now() - interval '25 minutes', now() - interval '20 seconds'],
       due_at = now() - interval '20 seconds'
     where user_id = (select id from users where email = $1)`,
    [student.email],
  );
  await expect(row).toContainText('at the deadline');
  await expect(row).not.toContainText('left');

  // The ended section alone can be opened again.
  const dialog = await act(desk, 'Reopen', 'Bayu');
  await dialog.getByLabel('What to reopen').selectOption('READING');
  await dialog.getByLabel('Minutes').fill('5');
  await dialog.getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(row).toContainText('READING: until');
  await openExam(phone, id);
  await phone.getByRole('button', { name: 'Continue exam' }).click();
  await expect(phone.getByText('Who wrote the letter?')).toBeVisible();
  expect(await secondsLeft(phone)).toBeLessThanOrEqual(5 * 60);
});

test('a supervisor extends the window, and who started late gets the full time', async ({ page, server }) => {
  const { api, desk } = await aTeacher(page, server);
  const student = await named(server, await registerStudent(server), 'Dimas');
  const closes = new Date(Date.now() + 10 * 60_000);
  const id = await publishExam(api, 'Closing soon', QUESTIONS, {
    examination_duration: 30,
    opens_at: new Date(Date.now() - 3_600_000).toISOString(),
    closes_at: closes.toISOString(),
  });
  const phone = await anotherDevice(page, server, student);
  await openExam(phone, id);
  // A student who comes late is told how many minutes are left.
  await expect(phone.getByText(/you have (9|10) minutes/)).toBeVisible();
  await phone.getByRole('button', { name: 'Take exam' }).click();
  expect(await secondsLeft(phone)).toBeLessThanOrEqual(10 * 60);

  // S13: the browser is in UTC, and the window is in the time zone of the school, which is named.
  await openExam(desk, id, '/admin/edit-examination');
  await desk
    .getByText('Settings', { exact: false })
    .locator('xpath=ancestor-or-self::summary')
    .first()
    .click();
  await expect(desk.getByText(/Asia\/Jakarta \(WIB\)/).first()).toBeVisible();
  const inJakarta = (moment: Date) => new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);
  await expect(desk.getByLabel('Closes at')).toHaveValue(inJakarta(closes));
  // D26: the time is written out, whatever the order of the browser's date field is.
  await expect(desk.getByText(/ WIB$/).first()).toBeVisible();
  const later = new Date(closes.getTime() + 3_600_000);
  await desk.getByLabel('Closes at').fill(inJakarta(later));
  await desk.getByRole('button', { name: 'Save' }).click();

  // S14: the page asks for those that the old closing time cut.
  await expect(desk.getByText(/^1 student ends early because of the old closing time/)).toBeVisible();
  await desk.getByRole('button', { name: 'Give the full time' }).click();
  await expect.poll(() => secondsLeft(phone)).toBeGreaterThan(25 * 60);
});

test('a supervisor gives back a play, helps a late student and a dead device', async ({ page, server }) => {
  test.slow();
  const { api, desk } = await aTeacher(page, server);
  const student = await named(server, await registerStudent(server), 'Kartika');
  const id = await publishExam(api, 'Old phones', [
    {
      bank_type: 'audio',
      bank_question: 'What does the man say?',
      bank_section: 'LISTENING',
      bank_asset: aTone({ hertz: 300, seconds: 60 }),
      play_limit: '1',
    },
  ]);
  const phone = await anotherDevice(page, server, student);
  await takeExam(phone, 'Old phones');
  const card = (device: Page) => device.getByRole('region', { name: 'Recording' });
  const playing = async (device: Page) => {
    await card(device)
      .getByRole('button', { name: /^(Play|Go on|Continue at)/ })
      .click();
    await expect(card(device)).toHaveAttribute('data-step', 'playing');
  };
  const place = () => storedPlace(server, student);
  /** The device stores the place with the attempt every few seconds. */
  const placeStored = async () => {
    const before = await place();
    await expect.poll(place).toBeGreaterThan(before);
  };
  await playing(phone);
  await placeStored();

  // The device dies, and the student goes on with another one at the same place.
  const laptop = await anotherDevice(page, server, student, { viewport: { width: 1280, height: 800 } });
  await openExam(laptop, id);
  await laptop.getByRole('button', { name: 'Continue exam' }).click();
  await laptop.getByRole('button', { name: 'Continue here' }).click();
  await expect(laptop.getByRole('timer')).toBeVisible();
  // The old device does not ask to take it back as if nothing had happened.
  await expect(phone.getByText(/another device/).first()).toBeVisible();
  // Three times it goes on by itself.
  for (let times = 1; times <= 3; times++) {
    await playing(laptop);
    await placeStored();
    await laptop.reload();
  }
  await expect(laptop.getByText('This recording has been played.')).toBeVisible();

  await openAttempts(desk, id);
  await desk.getByRole('link', { name: /^Kartika/ }).click();
  await expect(desk.getByText('Recording played: 1 / 1')).toBeVisible();
  await desk.getByRole('button', { name: 'Give a play back' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give a play back' }).click();
  await expect(desk.getByText('Recording played: 0 / 1')).toBeVisible();
  await playing(laptop);

  // A new student who comes late gets an account, and begins.
  await desk.getByRole('link', { name: 'Students' }).click();
  await desk.getByRole('button', { name: 'Add student' }).first().click();
  await dialog.getByLabel('First Name').fill('Rangga');
  await dialog.getByLabel('Email').fill('rangga.late@example.test');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const secret = dialog.locator('dt', { hasText: 'Kata Sandi' }).locator('xpath=following-sibling::dd');
  const password = (await secret.textContent()) ?? '';
  const late = await anotherDevice(
    page,
    server,
    { first_name: 'Rangga', email: 'rangga.late@example.test', password },
    PHONE,
  );
  await expect(late.getByText(/^Please change your password/)).toBeVisible();
});
