import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { fetchAnswersByPath } from '../../../test/server-answers.ts';
import { storedBank } from '../../examinations/admin/bank-list.api.ts';
import { anExamination, EXAM_ID } from '../../examinations/test-examinations.ts';
import { AT, anItem, BANK_ID, open } from '../test-bank.ts';

describe('copying questions of another examination', () => {
  const SOURCE_ID = '01a1fbd7-63b8-7644-8d79-0000000000aa';
  const sourceQuestions = [1, 2, 3].map((number) => ({
    ...anItem,
    id: `01a1fbd7-63b8-7644-8d79-00000000010${number}`,
    examination_id: SOURCE_ID,
    bank_question: `<p>Theirs ${number}</p>`,
    bank_section: number === 3 ? 'READING' : 'LISTENING',
  }));
  const sourceTable = [
    {
      ...sourceQuestions[0],
      interaction: 'choice_table',
      option_type: 'text',
      bank_option: { 1: 'Benar', 2: 'Salah' },
      bank_rows: { 1: 'Air mendidih' },
      bank_key: { 1: '1' },
      bank_answer: [],
    },
  ];
  const copies = `/api/examination/bank/${EXAM_ID}/copy`;
  const all = {
    '/api/examination': [
      200,
      {
        examinations: [
          anExamination({ id: EXAM_ID, examination_name: 'Try-out' }),
          anExamination({ id: SOURCE_ID, examination_name: 'Last year' }),
          anExamination({ id: BANK_ID, examination_name: 'Empty', examination_bank_count: 0 }),
        ],
        examinations_result: {},
      },
    ],
    [`/api/examination/bank/${SOURCE_ID}`]: [200, sourceQuestions],
  } satisfies Parameters<typeof fetchAnswersByPath>[0];

  async function openSource(more: Parameters<typeof fetchAnswersByPath>[0]) {
    const opened = open(AT.list, { ...all, ...more });
    await opened.user.click(await screen.findByRole('button', { name: 'Take from another examination' }));
    const dialog = within(await screen.findByRole('dialog'));
    const sources = await dialog.findByRole('list', { name: 'Examinations' });
    expect(within(sources).getAllByRole('button')).toHaveLength(1);
    await opened.user.click(dialog.getByRole('button', { name: /^Last year/ }));
    await dialog.findByRole('checkbox', { name: '1. Theirs 1' });
    return { ...opened, dialog };
  }

  test('copies questions selected singly or by section', async () => {
    const { user, dialog, sent } = await openSource({
      [copies]: [201, { message: '', copied: 2, missing: 1 }],
    });
    expect(dialog.queryByRole('button', { name: /^Take/ })).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Choose all of LISTENING' }));
    await user.click(dialog.getByRole('checkbox', { name: '1. Theirs 3' }));
    await user.click(dialog.getByRole('button', { name: 'Take 3 questions' }));
    expect(await screen.findByText('2 questions are copied.')).toBeTruthy();
    expect(screen.getByText('1 question was not there any more.')).toBeTruthy();
    const { questions } = sent(copies);
    expect(questions.map(({ id }: { id: string }) => id)).toEqual(sourceQuestions.map(({ id }) => id));
    expect(storedBank.read()).toMatchObject([{ examination_id: EXAM_ID }]);
  });

  test('shows the answers of a question before it is taken', async () => {
    const { user, dialog } = await openSource({ [`/api/examination/bank/${SOURCE_ID}`]: [200, sourceTable] });
    expect(dialog.queryByRole('table')).toBeNull();
    await user.click(dialog.getByText('Statements in a table'));
    expect(within(await dialog.findByRole('table')).getByText('Air mendidih')).toBeTruthy();
  });

  test('sends the same idempotency keys after a failure', async () => {
    const { user, dialog } = await openSource({
      [copies]: [503, { message: 'The server is busy.', code: 'unavailable' }],
    });
    await user.click(dialog.getByRole('checkbox', { name: '2. Theirs 2' }));
    const take = dialog.getByRole('button', { name: 'Take 1 question' });
    await user.click(take);
    await dialog.findByRole('alert');
    await user.click(take);
    const asked = () => vi.mocked(fetch).mock.calls.filter(([address]) => address === copies);
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    const [first, second] = asked().map(([, init]) => init?.body);
    expect(second).toBe(first);
  });
});
