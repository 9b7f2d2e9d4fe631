/** Each player by mouse and by keyboard, with the responses that it gives. */

import type { ItemResponse } from '@lulus/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import type { Question } from '../paper/paper.ts';
import { Player } from './player.tsx';

const option = (key: string, text: string) => ({ key, text, isImage: false, isHtml: false });

const aQuestion = (given: Partial<Question>): Question => ({
  id: '01a1fbd7-63b8-7644-8d79-000000000001',
  number: 1,
  html: '<p>Which?</p>',
  interaction: 'choice',
  options: [],
  rows: [],
  gaps: [],
  minChoices: null,
  maxChoices: null,
  reuseOptions: false,
  maxWords: null,
  unit: null,
  assets: { image: [], audio: [], video: [] },
  stimulus: null,
  playLimit: 1,
  ...given,
});

/** Shows the question, and returns the responses that were given so far. */
async function show(given: Partial<Question>) {
  const responses: (ItemResponse | null)[] = [];
  const question = aQuestion(given);
  function Screen() {
    const [response, setResponse] = useState<ItemResponse | null>(null);
    const answer = (one: ItemResponse | null) => {
      responses.push(one);
      setResponse(one);
    };
    return <Player question={question} response={response} decimalSign="," onAnswer={answer} />;
  }
  renderScreen(<Screen />);
  await act(async () => undefined);
  return { responses, user: userEvent.setup() };
}

const OPTIONS = [option('1', 'Paris'), option('2', 'Rome'), option('3', 'Oslo')];

test('several options are ticked and unticked, in the order of their numbers', async () => {
  const { responses, user } = await show({ interaction: 'choice_multiple', options: OPTIONS });
  await user.click(await screen.findByRole('checkbox', { name: /Oslo/ }));
  await user.click(screen.getByRole('checkbox', { name: /Paris/ }));
  await user.keyboard(' ');
  expect(responses).toEqual([['3'], ['1', '3'], ['3']]);
});

test('no more options are ticked than allowed, with a word', async () => {
  const { responses, user } = await show({
    interaction: 'choice_multiple',
    options: OPTIONS,
    minChoices: 1,
    maxChoices: 1,
  });
  expect(await screen.findByText('Tick 1 option.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Oslo/ }));
  await user.click(screen.getByRole('checkbox', { name: /Paris/ }));
  expect(responses).toEqual([['3']]);
  expect(screen.getByRole('status').textContent).toContain('Only 1 option can be ticked');
});

test('a table is filled row by row, shows how many are, and a row can be cleared', async () => {
  const { responses, user } = await show({
    interaction: 'choice_table',
    options: [option('1', 'Right'), option('2', 'Wrong')],
    rows: [
      { key: '1', text: 'Water boils at 100 °C.', isHtml: false },
      { key: '2', text: 'Ice is heavier than water.', isHtml: false },
    ],
  });
  const [first, second] = await screen.findAllByRole('radiogroup');
  expect(first?.getAttribute('aria-labelledby')).toBeTruthy();
  await user.click(screen.getAllByRole('radio', { name: 'Right' })[0] as HTMLElement);
  expect(screen.getByText('1 of 2 answered')).toBeTruthy();
  await user.click(screen.getAllByRole('radio', { name: 'Wrong' })[1] as HTMLElement);
  await user.click(screen.getAllByRole('button', { name: 'Clear this row' })[0] as HTMLElement);
  expect(second).toBeTruthy();
  expect(responses).toEqual([{ 1: '1' }, { 1: '1', 2: '2' }, { 2: '2' }]);
});

test('a short answer is given with each key, without help of the device', async () => {
  const { responses, user } = await show({ interaction: 'short_answer' });
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  expect(field.getAttribute('autocorrect')).toBe('off');
  await user.type(field, 'Ki ');
  expect(responses).toEqual(['K', 'Ki', 'Ki ']);
  await user.clear(field);
  expect(responses.at(-1)).toBeNull();
});

test('a number shows how it is read, with its unit', async () => {
  const { responses, user } = await show({ interaction: 'number', unit: 'cm' });
  const field = await screen.findByRole('textbox', { name: /Your number/ });
  await user.type(field, '1.250');
  expect(screen.getByRole('status').textContent).toBe('Read as: 1250 cm');
  await user.type(field, 'x');
  expect(screen.getByRole('status').textContent).toBe('This is not a number.');
  expect(responses.at(-1)).toBe('1.250x');
});

test.each([
  ['choice', 'radio'],
  ['choice_multiple', 'checkbox'],
] as const)('the letter and mark of an option in %s follow its direction', async (interaction, role) => {
  const options = [option('1', '1. كتاب'), option('2', 'The word كتاب')];
  const rich = [{ ...option('3', '<p><b>كتاب</b> book</p>'), isHtml: true }];
  await show({ interaction, options: [...options, ...rich] });
  const boxes = await screen.findAllByRole(role);
  expect(boxes.map((box) => box.closest('label')?.dir)).toEqual(['rtl', 'ltr', 'rtl']);
});

test('an essay is given with each key, and counts its words', async () => {
  const { responses, user } = await show({ interaction: 'essay', maxWords: 3 });
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  expect(field.getAttribute('spellcheck')).toBe('false');
  expect(screen.getByText('0 of 3 words')).toBeTruthy();
  await user.type(field, 'a b{Enter}c d');
  expect(responses.at(-1)).toBe('a b\nc d');
  expect(screen.getByText('4 of 3 words')).toBeTruthy();
  await user.clear(field);
  expect(responses.at(-1)).toBeNull();
});
const GAP_TEXT: Partial<Question> = {
  interaction: 'gaps',
  html: '<p>She [[1]] to school.</p><ul><li>Cells divide by [[3]].</li></ul><table><tbody><tr><td>[[2]]</td></tr></tbody></table><p>[[4]]</p>',
  gaps: [
    {
      number: '1',
      type: 'list',
      options: [
        { key: '2', text: 'goes' },
        { key: '1', text: 'go' },
      ],
    },
    { number: '2', type: 'number', options: [] },
    { number: '3', type: 'text', options: [] },
  ],
};

test('gaps are filled in place, in paragraphs, lists and tables', async () => {
  const { responses, user } = await show(GAP_TEXT);
  const menu = await screen.findByRole('combobox', { name: 'Gap 1' });
  await user.selectOptions(menu, 'goes');
  await user.type(screen.getByRole('textbox', { name: 'Gap 3' }), 'mi');
  expect(responses).toEqual([{ 1: '2' }, { 1: '2', 3: 'm' }, { 1: '2', 3: 'mi' }]);
  expect(screen.getByText('2 of 3 answered')).toBeTruthy();
  expect(screen.getByText('[[4]]')).toBeTruthy();
  await user.selectOptions(menu, '(1) …');
  await user.clear(screen.getByRole('textbox', { name: 'Gap 3' }));
  expect(responses.at(-1)).toBeNull();
});

test('a gap for a number shows how it is read, and spaces alone are no answer', async () => {
  const { responses, user } = await show(GAP_TEXT);
  const field = await screen.findByRole('textbox', { name: 'Gap 2' });
  expect(field.getAttribute('inputmode')).toBe('decimal');
  await user.type(field, ' ');
  expect(responses.at(-1)).toBeNull();
  await user.type(field, '1.250');
  expect(screen.getByRole('status').textContent).toBe('Gap 2: Read as: 1250');
  expect(responses.at(-1)).toEqual({ 2: ' 1.250' });
});

const MATCH: Partial<Question> = {
  interaction: 'match',
  options: [
    option('3', 'Tokyo'),
    { key: '1', text: '<p>The <b>Nile</b></p>', isImage: false, isHtml: true },
    { key: '2', text: 'picture.png', isImage: true, isHtml: false },
  ],
  rows: [
    { key: '1', text: 'Japan', isHtml: false },
    { key: '2', text: '<p>Egypt</p>', isHtml: true },
  ],
};
const optionsOf = (menu: HTMLElement) =>
  [...(menu as HTMLSelectElement).options].map(({ text }) => text.replace(/[\u2068\u2069]/g, ''));

test('right sides are picked from menus by letter, and a list shows them whole', async () => {
  const { responses, user } = await show(MATCH);
  const menu = await screen.findByRole('combobox', { name: 'Japan' });
  expect(optionsOf(menu)).toEqual(['…', 'A — Tokyo', 'B — The Nile', 'C']);
  expect(screen.getByRole('list', { name: 'Answer options' }).textContent).toContain('The Nile');
  expect(screen.getByRole('img', { name: 'Option C' })).toBeTruthy();
  await user.selectOptions(menu, '3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Egypt' }), '2');
  await user.selectOptions(menu, '…');
  expect(responses).toEqual([{ 1: '3' }, { 1: '3', 2: '2' }, { 2: '2' }]);
  expect(screen.getByText('1 of 2 answered')).toBeTruthy();
});

test('a right side of another row is moved, and the screen says so', async () => {
  const { responses, user } = await show(MATCH);
  const menu = await screen.findByRole('combobox', { name: 'Japan' });
  const other = screen.getByRole('combobox', { name: 'Egypt' });
  await user.selectOptions(menu, '3');
  expect(optionsOf(other)[1]).toBe('A — Tokyo (now in row 1)');
  await user.selectOptions(other, '3');
  expect(responses).toEqual([{ 1: '3' }, { 2: '3' }]);
  const notes = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(notes).toEqual(['', 'A is moved here. Row 1 is empty now.']);
  await user.selectOptions(menu, '1');
  expect(screen.getAllByRole('status')[1]?.textContent).toBe('');
});

test('a right side may be picked several times if the question allows it', async () => {
  const { responses, user } = await show({ ...MATCH, reuseOptions: true });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Japan' }), '3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Egypt' }), '3');
  expect(responses.at(-1)).toEqual({ 1: '3', 2: '3' });
});

const ORDER: Partial<Question> = { interaction: 'order', options: OPTIONS };
const places = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('options are moved with buttons and keys, and the focus stays with the option', async () => {
  const { responses, user } = await show(ORDER);
  await screen.findByText(/Not answered yet/);
  const up = screen.getByRole('button', { name: 'Move up: Oslo' });
  await user.click(up);
  expect(responses).toEqual([['1', '3', '2']]);
  expect(places()).toEqual(['1Paris', '2Oslo', '3Rome']);
  expect(screen.getByRole('status').textContent).toBe('Oslo: place 2 of 3');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(responses.slice(1)).toEqual([
    ['3', '1', '2'],
    ['1', '3', '2'],
  ]);
  expect(document.activeElement).toBe(up);
  expect(screen.getByText('This order is your answer.')).toBeTruthy();
});

test('the first order is no answer until it is confirmed, and an answer can be cleared', async () => {
  const { responses, user } = await show(ORDER);
  await user.click(await screen.findByRole('button', { name: 'This order is right' }));
  expect(document.activeElement?.textContent).toBe('This order is your answer.');
  await user.click(screen.getByRole('button', { name: 'Move down: Paris' }));
  await user.click(screen.getByRole('button', { name: 'Clear the answer' }));
  expect(responses).toEqual([['1', '2', '3'], ['2', '1', '3'], null]);
  expect(places()).toEqual(['1Paris', '2Rome', '3Oslo']);
  expect(document.activeElement?.textContent).toContain('Not answered yet');
});

test('an option is dragged by its handle, and stays where it was if the drag is cut off', async () => {
  const { responses } = await show(ORDER);
  const [paris] = await screen.findAllByRole('listitem');
  for (const [index, item] of screen.getAllByRole('listitem').entries()) {
    item.getBoundingClientRect = () => new DOMRect(0, index * 60, 300, 50);
  }
  const handle = paris?.firstElementChild as HTMLElement;
  handle.setPointerCapture = () => undefined;
  const dragTo = (clientY: number) => {
    fireEvent.pointerDown(handle, { isPrimary: true, button: 0, clientY: 25 });
    fireEvent.pointerMove(handle, { clientY });
  };
  dragTo(100);
  fireEvent.pointerCancel(handle);
  expect(responses).toEqual([]);
  dragTo(100);
  fireEvent.pointerUp(handle, { clientY: 100 });
  expect(responses).toEqual([['2', '1', '3']]);
});
