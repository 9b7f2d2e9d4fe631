/** A student answers questions of the larger types by touch on a phone, also without a connection. */
import {
  allSaved,
  expect,
  logIn,
  type Page,
  pressNext,
  registerStudent,
  takeExam,
  test,
} from './fixtures.ts';
import { look } from './look.ts';
import { expectOrder, gap, leftSide, publishWholeTypes, sortStages, stages } from './whole-types.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const RIGHT_ORDER = ['Egg', 'Caterpillar', 'Pupa', 'Butterfly'];

const tapAndType = async (page: Page, number: number, text: string) => {
  await gap(page, number).tap();
  await page.keyboard.type(text);
};
const pick = async (page: Page, country: string, capital: RegExp) => {
  const menu = leftSide(page, country);
  const option = menu.getByRole('option', { name: capital });
  await menu.selectOption(await option.getAttribute('value'));
};
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

/** Drags the first option to the end by its handle. */
async function dragFirstToEnd(page: Page): Promise<void> {
  const middleOf = async (index: number) => {
    const { x, y, height } = (await stages(page).nth(index).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    return { x: x + 20, y: y + height / 2 };
  };
  const [from, to] = [await middleOf(0), await middleOf(3)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1.05]) {
    await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * part }]);
  }
  await touch('touchEnd', []);
}

test('gaps, matching, order and essay are answered by touch, changed offline, reloaded and scored', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const student = await registerStudent(server);
  const { api, examination_id } = await publishWholeTypes(server, 'Whole types by touch');
  await logIn(page, student);
  await takeExam(page, 'Whole types by touch');

  await gap(page, 1).selectOption('goes');
  await tapAndType(page, 2, 'mitosis');
  await tapAndType(page, 3, '2,0');
  await tapAndType(page, 4, '1945');
  await expect(page.getByText('4 of 5 answered')).toBeVisible();
  await look(page, 'exam-gaps');
  await pressNext(page);

  await pick(page, 'Japan', /Cairo/);
  await pick(page, 'Egypt', /Cairo/);
  await expect(page.getByText(/is moved here\. Row 1 is empty now\./)).toBeVisible();
  await look(page, 'exam-match-moved');
  await pick(page, 'Japan', /طوكيو/);
  await pick(page, 'Peru', /Ottawa/);
  await expect(page.getByText('3 of 3 answered')).toBeVisible();
  await allSaved(page);
  await pressNext(page);

  await expect(page.getByText('Not answered yet.')).toBeVisible();
  await look(page, 'exam-order-unanswered');
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, ...others] = (await stages(page).allTextContents()).map((text) => text.slice(1));
  await dragFirstToEnd(page);
  await expectOrder(page, [...others, String(first)]);
  await sortStages(page, RIGHT_ORDER, (name) => tap(page, name));
  await look(page, 'exam-order');
  await allSaved(page);

  await context.setOffline(true);
  await tap(page, 'Move down: Egg');
  await pressNext(page);
  await page.getByRole('textbox', { name: 'Your answer' }).tap();
  await page.keyboard.type('Our school is small.');
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await pick(page, 'Peru', /Lima/);
  await expect(page.getByText(/3 waiting/).first()).toBeVisible();
  await context.setOffline(false);
  await allSaved(page);
  await page.reload();
  await expect(leftSide(page, 'Peru').getByRole('option', { name: /Lima/, selected: true })).toHaveCount(1);
  await pressNext(page);
  await expectOrder(page, ['Caterpillar', 'Egg', 'Pupa', 'Butterfly']);
  await pressNext(page);
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Our school is small.');

  await page.getByRole('button', { name: 'Finish Section' }).first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('Your essays are being marked.', { exact: false })).toBeVisible();
  interface Marking {
    questions: { id: string }[];
    responses: { attempt_id: string; response: string }[];
  }
  const { questions } = await api.get<Marking>(`/api/marking/${examination_id}`);
  const essay = questions[0]?.id;
  const { responses } = await api.get<Marking>(`/api/marking/${examination_id}?question_id=${essay}`);
  expect(responses.map(({ response }) => response)).toEqual(['Our school is small.']);
  await api.put(`/api/marking/${responses[0]?.attempt_id}/${essay}`, { points: 3, version: 0 });
  // Four of five gaps, three rows, two of four places, and the mark.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Total Score' })).toContainText('12');
});
