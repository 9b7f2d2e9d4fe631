import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { storedBank } from '../../examinations/admin/bank-list.api.ts';
import { anExaminationOfAdmins, aSection, EXAM_ID } from '../../examinations/test-examinations.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { chooseLanguage } from '../../platform/i18n/i18n.ts';
import { AT, anItem, BANK_ID, open } from '../test-bank.ts';

afterEach(() => chooseLanguage('default'));

describe('the list', () => {
  test('shows the examination’s name, and a card for each question', async () => {
    open(AT.list);
    const card = within(await screen.findByRole('article'));
    expect(screen.getByRole('heading', { name: 'Try-out' })).toBeTruthy();
    expect(screen.getByText('Bank Questions')).toBeTruthy();
    expect(card.getByText('one').closest('strong')).toBeTruthy();
    const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Bank Type',
      'Bank Weight',
      'Section',
    ]);
    expect(facts).toEqual(['Image', '1.5', 'READING']);
    const options = within(card.getByRole('list', { name: 'Options' })).getAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent)).toEqual(['A', 'BRight answer', 'C']);
  });

  test('needs only the fields of the specification', async () => {
    const { id, bank_question, bank_type, bank_question_weight, bank_section } = anItem;
    const bare = { id, bank_question, bank_type, bank_question_weight, bank_section };
    open(AT.list, { [`/api/examination/bank/${EXAM_ID}`]: [200, [bare]] });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('READING')).toBeTruthy();
    expect(storedBank.read()).toEqual([{ ...bare, examination_id: EXAM_ID }]);
  });

  test('is stored on the device, with the id of the edited question', async () => {
    const { user, path } = open(AT.list);
    stored.bankId.remove();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(path()).toBe(AT.edit);
    expect(localStorage.getItem('bankId')).toBe(BANK_ID);
    expect(storedBank.read()).toMatchObject([{ id: BANK_ID, bank_section: 'READING' }]);
    expect(JSON.stringify(localStorage)).not.toContain('bank_key');
  });

  test('that cannot be loaded shows the reason in its place', async () => {
    const body = { message: 'The server is busy.', code: 'unavailable' };
    open(AT.list, { [`/api/examination/bank/${EXAM_ID}`]: [503, body] });
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
  });
});

describe('the chosen questions', () => {
  const other = { ...anItem, id: '01a1fbd7-63b8-7644-8d79-000000000002', bank_question_weight: 1 };
  const last = { ...other, id: '01a1fbd7-63b8-7644-8d79-000000000003', bank_section: 'LISTENING' };
  const weights = `/api/examination/bank/${EXAM_ID}/weights`;

  test('of a section get one weight, and Undo restores their weights', async () => {
    const { user, sent } = open(AT.list, {
      [`/api/examination/bank/${EXAM_ID}`]: [200, [anItem, other, last]],
      [weights]: [200, { message: '', changed: [{ id: BANK_ID, bank_question_weight: 1.5 }], missing: 0 }],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all of READING' }));
    expect(screen.getByText('2 chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Set weight' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText<HTMLInputElement>('Bank Weight');
    expect(field.value).toBe('');
    await user.type(field, '2,5');
    await user.click(dialog.getByRole('button', { name: 'Set weight' }));
    expect(await screen.findByText('1 question has another weight now.')).toBeTruthy();
    expect(sent(weights)).toEqual({
      questions: [anItem, other].map(({ id }) => ({ id, bank_question_weight: 2.5 })),
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It is as it was before.')).toBeTruthy();
    expect(sent(weights)).toEqual({ questions: [{ id: BANK_ID, bank_question_weight: 1.5 }] });
  });

  test('have their common weight as default, and show why a weight is rejected', async () => {
    const { user } = open(AT.list, {
      [`/api/examination/bank/${EXAM_ID}`]: [200, [other, last]],
      [weights]: [
        422,
        {
          message: { 'questions.0.bank_question_weight': ['This must be a number.'] },
          code: 'validation_failed',
        },
      ],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set weight' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Bank Weight').value).toBe('1');
    await user.click(dialog.getByRole('button', { name: 'Set weight' }));
    expect(await dialog.findByText('This must be a number.')).toBeTruthy();
  });
});

test('a deleted question is back in its place after Undo', async () => {
  const other = { ...anItem, id: '01a1fbd7-63b8-7644-8d79-000000000002' };
  const section = '01a1fbd7-63b8-7644-8d79-00000000000a';
  const sections = [aSection({ id: section, name: 'READING' })];
  const base = `/api/examination/bank/${EXAM_ID}`;
  const { user, sent } = open(AT.list, {
    [`/api/examination/${EXAM_ID}/admin`]: [200, anExaminationOfAdmins({ sections })],
    [base]: [200, [anItem, other]],
    [`/api/examination/bank/${BANK_ID}`]: [200, { message: '' }],
    [`${base}/restore`]: [200, { message: '', restored: 1, missing: 0 }],
    [`${base}/order`]: [200, { message: '' }],
  });
  const [first] = await screen.findAllByRole('button', { name: 'Delete' });
  await user.click(first as HTMLElement);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The question is deleted.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is as it was before.')).toBeTruthy();
  expect(sent(`${base}/restore`)).toEqual({ ids: [BANK_ID] });
  expect(sent(`${base}/order`)).toEqual({ order: { [section]: [BANK_ID, other.id] } });
});

test('a weight has the decimal sign of the language, in the list and in the forms', async () => {
  chooseLanguage('id');
  const { user } = open(AT.list);
  expect(within(await screen.findByRole('article')).getByText('1,5')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di READING' }));
  await user.click(screen.getByRole('button', { name: 'Atur bobot' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Bobot').value).toBe('1,5');
  cleanup();
  open(AT.edit);
  expect((await screen.findByLabelText<HTMLInputElement>('Bobot soal')).value).toBe('1,5');
});
