/** A student answers questions of the larger types with the keyboard alone. */
import { allSaved, expect, logIn, type Page, takeExam, test } from './fixtures.ts';
import { expectOrder, gap, leftSide, publishWholeTypes, sortStages } from './whole-types.ts';

const MOST_TABS = 60;

test('gaps, matching, order and essay are answered with the keyboard alone', async ({
  page,
  server,
  student,
}) => {
  test.slow();
  await publishWholeTypes(server, 'Whole types by keyboard');
  await logIn(page, student);
  await takeExam(page, 'Whole types by keyboard');
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < MOST_TABS; presses++) {
      if (await target.evaluate((one) => one === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not reach ${target}.`);
  };
  const typeInto = async (target: ReturnType<Page['getByRole']>, text: string) => {
    await tabTo(target);
    await page.keyboard.type(text);
  };
  const goNext = async () => {
    await tabTo(button('Next'));
    await press('Enter');
  };

  await typeInto(gap(page, 1), 'goes');
  await expect(gap(page, 1).getByRole('option', { name: 'goes', selected: true })).toHaveCount(1);
  await typeInto(gap(page, 2), 'mitosis');
  await typeInto(gap(page, 3), '2');
  await expect(page.getByText('3 of 5 answered')).toBeVisible();
  await goNext();

  // The letter of a right side picks it.
  await expect(page.getByText('0 of 3 answered')).toBeVisible();
  const capitals = await leftSide(page, 'Japan').getByRole('option').allTextContents();
  const letterOf = (capital: string) => capitals.find((text) => text.includes(capital))?.[0] ?? '';
  await typeInto(leftSide(page, 'Japan'), letterOf('Cairo'));
  await typeInto(leftSide(page, 'Peru'), letterOf('Lima'));
  await typeInto(leftSide(page, 'Egypt'), letterOf('Cairo'));
  await expect(page.getByText(/is moved here\. Row 1 is empty now\./)).toBeVisible();
  await expect(page.getByText('2 of 3 answered')).toBeVisible();
  await goNext();

  await expect(page.getByText('Not answered yet.')).toBeVisible();
  await tabTo(button('This order is right'));
  await press('Enter');
  await expect(page.getByText('This order is your answer.')).toBeFocused();
  await page.reload();
  await expect(page.getByText('This order is your answer.')).toBeVisible();
  await sortStages(page, ['Egg', 'Caterpillar', 'Pupa', 'Butterfly'], async (name) => {
    await tabTo(button(name));
    await press('ArrowUp');
  });
  // The keys up and down also work on the other button of an option.
  await tabTo(button('Move down: Butterfly'));
  await press('ArrowUp', 'ArrowUp', 'ArrowDown');
  await expect(button('Move down: Butterfly')).toBeFocused();
  await expectOrder(page, ['Egg', 'Caterpillar', 'Butterfly', 'Pupa']);
  await press('ArrowDown');
  await press('ArrowRight');

  await typeInto(page.getByRole('textbox', { name: 'Your answer' }), 'Our school is small.');
  await expect(page.getByText('4 of 50 words')).toBeVisible();
  await tabTo(button('Review'));
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
  await expect(page.getByText('3 of 5', { exact: true })).toBeVisible();
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await expect(page.getByText('Answered (4)')).toBeVisible();
  await allSaved(page);
  await tabTo(page.getByRole('main').getByRole('button', { name: 'Finish Section' }));
  await press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Submit' }));
  await press('Enter');
  await expect(page.getByText('Your essays are being marked.', { exact: false })).toBeVisible();
});
