/** The pages of the question bank: the list, a new question, an edited one. */
import type { BankItem } from '@lulus/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anExamination, anExaminationOfAdmins, EXAM_ID } from '../examinations/test-examinations.ts';
import { startSession } from '../session/session.ts';
import { stored } from '../session/stored.ts';
import { aToken, fetchAnswersByPath, renderApp } from '../test-support.tsx';
import { storedBank, storedBankId } from './stored-bank.ts';

const BANK_ID = '01a1fbd7-63b8-7644-8d79-000000000001';
const AT = { list: '/admin/examination-bank', edit: '/admin/edit-examination-bank' };

const anItem: BankItem = {
  id: BANK_ID,
  examination_id: EXAM_ID,
  bank_type: 'image',
  bank_section: 'READING',
  bank_question: '<p>Which <strong>one</strong>?</p>',
  bank_question_weight: 1.5,
  option_type: 'file',
  bank_option: { '1': 'bank_option/a.png?s=1', '2': 'bank_option/b.png?s=2', '3': 'bank_option/c.png?s=3' },
  bank_answer: [2],
  bank_asset: { image: ['bank_asset/x.png?s=4'], audio: ['bank_asset/y.mp3?s=5'], video: [] },
  play_limit: 1,
  hint: null,
};

function open(path: string, more: Parameters<typeof fetchAnswersByPath>[0] = {}) {
  startSession(aToken({ role: 'admin' }));
  stored.examId.write(EXAM_ID);
  storedBankId.write(BANK_ID);
  const asked = fetchAnswersByPath({
    [`/api/examination/${EXAM_ID}/admin`]: [200, anExaminationOfAdmins()],
    [`/api/examination/bank/${EXAM_ID}`]: [200, [anItem]],
    [`/api/examination-bank?bank_id=${BANK_ID}`]: [200, anItem],
    ...more,
  });
  const sent = (to: string) =>
    JSON.parse(String(asked.mock.calls.findLast(([address]) => address === to)?.[1]?.body));
  return { ...renderApp(path), sent };
}

const pressed = (name: RegExp) => screen.getAllByRole('button', { name, pressed: true });

afterEach(() => {
  vi.useRealTimers();
});

describe('the chosen questions', () => {
  const other = { ...anItem, id: '01a1fbd7-63b8-7644-8d79-000000000002', bank_question_weight: 1 };
  const last = { ...other, id: '01a1fbd7-63b8-7644-8d79-000000000003', bank_section: 'LISTENING' };
  const weights = `/api/examination/bank/${EXAM_ID}/weights`;

  test('of a section get one weight, and each its own back', async () => {
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

  test('are proposed the weight that they share, and told why another is refused', async () => {
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

describe('questions of another examination', () => {
  const SOURCE_ID = '01a1fbd7-63b8-7644-8d79-0000000000aa';
  const theirs = [1, 2, 3].map((number) => ({
    ...anItem,
    id: `01a1fbd7-63b8-7644-8d79-00000000010${number}`,
    examination_id: SOURCE_ID,
    bank_question: `<p>Theirs ${number}</p>`,
    bank_section: number === 3 ? 'READING' : 'LISTENING',
  }));
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
    [`/api/examination/bank/${SOURCE_ID}`]: [200, theirs],
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

  test('are chosen one by one or by section, and copied', async () => {
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
    expect(questions.map(({ id }: { id: string }) => id)).toEqual(theirs.map(({ id }) => id));
    expect(storedBank.read()).toMatchObject([{ examination_id: EXAM_ID }]);
  });

  test('that are asked for again after a failure are the same copies', async () => {
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

describe('the list', () => {
  test('is headed by the examination, and has a card for each question', async () => {
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
  });

  test('is kept on the device, and remembers which question is edited', async () => {
    const { user, path } = open(AT.list);
    storedBankId.remove();
    await user.click(await screen.findByRole('link', { name: /^Edit:/ }));
    expect(path()).toBe(AT.edit);
    expect(localStorage.getItem('bankId')).toBe(BANK_ID);
    expect(storedBank.read()).toMatchObject([{ id: BANK_ID, bank_section: 'READING' }]);
  });

  test('that cannot be loaded says why in its place', async () => {
    const body = { message: 'The server is busy.', code: 'unavailable' };
    open(AT.list, { [`/api/examination/bank/${EXAM_ID}`]: [503, body] });
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
  });
});

describe('of an examination that students have taken', () => {
  const taken = {
    [`/api/examination/${EXAM_ID}/admin`]: [200, anExaminationOfAdmins({ attempts_count: 1 })] as [
      number,
      unknown,
    ],
  };

  test('the list offers to correct the key of a question', async () => {
    const { user } = open(AT.list, taken);
    await user.click(await screen.findByRole('button', { name: 'Correct the key: Question 1' }));
    expect(screen.getByRole('dialog', { name: 'Correct the key' })).toBeTruthy();
  });

  test('an edited question says whom an edit reaches, and offers it too', async () => {
    const { user } = open(AT.edit, taken);
    expect(await screen.findByText(/for those who start after you publish it again/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Correct the key' }));
    expect(screen.getByRole('dialog', { name: 'Correct the key' })).toBeTruthy();
  });

  test('nothing of that is said before', async () => {
    open(AT.edit);
    expect(await screen.findByText('Recent Bank Assets')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Correct the key' })).toBeNull();
  });
});

describe('a new question', () => {
  const openNew = async () => {
    const app = open('/admin/insert-examination-bank');
    await screen.findByRole('heading', { name: 'Insert Examination Bank' });
    return app;
  };

  test('is of one of four types', async () => {
    await openNew();
    const types = within(screen.getByLabelText('Bank Type')).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent)).toEqual(['Text', 'Image', 'Video', 'Audio']);
  });

  test('shows its section in upper case, and begins with weight 0', async () => {
    const { user } = await openNew();
    const section = screen.getByLabelText<HTMLInputElement>('Bank Section');
    await user.type(section, 'reading');
    expect(section.value).toBe('READING');
    expect(screen.getByLabelText<HTMLInputElement>('Bank Question Weight').value).toBe('0');
  });

  test('has rich text in four formats only', async () => {
    await openNew();
    expect(screen.getByRole('textbox', { name: 'Bank Question' })).toBeTruthy();
    const tools = within(screen.getByRole('toolbar', { name: 'Text format' })).getAllByRole('button');
    expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
      'Bold',
      'Italic',
      'Underline',
      'Strikethrough',
    ]);
  });

  test('has three options, as texts or as files', async () => {
    const { user } = await openNew();
    expect(screen.getAllByLabelText(/^Option \d$/)).toHaveLength(3);
    await user.click(screen.getByRole('tab', { name: 'File' }));
    expect(screen.queryAllByLabelText(/^Option \d$/)).toHaveLength(0);
    expect(screen.getAllByText('Choose an image')).toHaveLength(3);
  });

  test('may have several right answers, which can be taken back', async () => {
    const { user } = await openNew();
    const answer = (number: number) => screen.getByRole('button', { name: `Set answer, Option ${number}` });
    await user.click(answer(1));
    await user.click(answer(3));
    expect(pressed(/^Set answer/)).toHaveLength(2);
    await user.click(answer(1));
    expect(pressed(/^Set answer/)).toEqual([answer(3)]);
  });

  test('takes files that leave with Save, not before', async () => {
    const { user } = await openNew();
    const field = screen.getByLabelText<HTMLInputElement>('Bank Assets');
    expect(field.multiple).toBe(true);
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
    const files = [new File(['x'], 'a.png', { type: 'image/png' }), new File(['x'], 'b.mp3')];
    await user.upload(field, files);
    expect(await screen.findByText('2 files added.')).toBeTruthy();
    expect(screen.getByText('a.png')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  test('begins with what was typed and not saved, and asks for its files again', async () => {
    const { user } = await openNew();
    await user.type(screen.getByLabelText('Bank Section'), 'reading');
    await user.type(screen.getByLabelText('Option 2'), 'Rome');
    await user.click(screen.getByRole('button', { name: 'Set answer, Option 2' }));
    await user.upload(
      screen.getByLabelText('Bank Assets'),
      new File(['x'], 'map.png', { type: 'image/png' }),
    );
    cleanup();
    await openNew();
    expect(screen.getByLabelText<HTMLInputElement>('Bank Section').value).toBe('READING');
    expect(screen.getByLabelText<HTMLInputElement>('Option 2').value).toBe('Rome');
    expect(pressed(/^Set answer/)).toHaveLength(1);
    expect(screen.getByText(/^We kept what you had typed\. .*map\.png/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText<HTMLInputElement>('Bank Section').value).toBe('');
  });

  test('covers the screen while it is saved', async () => {
    const { user } = await openNew();
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    await user.type(screen.getByLabelText('Bank Section'), 'reading');
    await user.type(screen.getByLabelText('Option 1'), 'Paris');
    await user.type(screen.getByLabelText('Option 2'), 'Rome');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByText('Saving...')).closest('[role=status]')).toBeTruthy();
  });

  test('refuses files of a wrong type, and warns when there are too many', async () => {
    await openNew();
    const user = (await import('@testing-library/user-event')).default.setup({ applyAccept: false });
    const field = screen.getByLabelText('Bank Assets');
    await user.upload(field, new File(['x'], 'a.exe'));
    expect(await screen.findByText(/File is of invalid type/)).toBeTruthy();
    const many = Array.from({ length: 21 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));
    await user.upload(field, many);
    expect(await screen.findByText(/^At most 20 files/)).toBeTruthy();
  });
});

describe('an edited question', () => {
  test('shows its files by kind, each with a cross that marks it to go and keeps it again', async () => {
    const { user } = open(AT.edit);
    expect(await screen.findByText('Recent Bank Assets')).toBeTruthy();
    expect(screen.getByText('Selected files will be deleted or replaced.')).toBeTruthy();
    const images = within(screen.getByRole('region', { name: 'Images' }));
    expect(images.getByRole('img').getAttribute('src')).toContain('bank_asset/x.png?s=4');
    const audio = screen.getByRole('region', { name: 'Audio' }).querySelector('audio');
    expect(audio?.getAttribute('src')).toContain('bank_asset/y.mp3?s=5');
    const cross = images.getByRole('button', { name: 'Remove Image 1' });
    await user.click(cross);
    expect(images.getByText('Will be removed')).toBeTruthy();
    await user.click(cross);
    expect(images.queryByText('Will be removed')).toBeNull();
  });

  test('shows its option images, to be replaced or left', async () => {
    open(AT.edit);
    expect(await screen.findByText('New Bank Assets')).toBeTruthy();
    expect(screen.getAllByText('Upload File to replace / Ignore if not need change')).toHaveLength(3);
    const first = screen.getByRole('img', { name: 'Image of option 1' });
    expect(first.getAttribute('src')).toContain('bank_option/a.png?s=1');
    expect(pressed(/^Set answer/)).toHaveLength(1);
  });

  test('that cannot be loaded says why in its place', async () => {
    const body = { message: 'The server is busy.', code: 'unavailable' };
    open(AT.edit, { [`/api/examination-bank?bank_id=${BANK_ID}`]: [503, body] });
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
  });
});
