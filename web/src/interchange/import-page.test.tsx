import { CHOICE_DEFAULTS, type ImportedQuestion } from '@lulus/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadAnswers } from '../../test/server-answers.ts';
import { BANK_ID, open } from '../bank/test-bank.ts';
import { EXAM_ID } from '../examinations/test-examinations.ts';
import { aChoice } from '../questions/display/test-questions.ts';
import type { Preview } from './interchange.api.ts';

const PAGE = '/admin/import-examination-bank';
const IMPORT_ID = '01a1fbd7-63b8-7644-8d79-0000000000ff';
const IMPORT = '/api/interchange/import';
const UNDO = '/api/interchange/undo';

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
});

const aPreviewed = (n: number, given: Partial<ImportedQuestion> = {}): ImportedQuestion => ({
  ...CHOICE_DEFAULTS,
  ...aChoice,
  n,
  ref: `line ${n}`,
  section: 'IPA',
  bank_type: 'text',
  bank_question: `<p>Text ${n}</p>`,
  bank_question_weight: 1,
  bank_answer: [1],
  bank_asset: { image: [], audio: [], video: [] },
  play_limit: 1,
  hint: null,
  tags: [],
  stimulus: null,
  warnings: [],
  duplicate_of: null,
  ...given,
});

const warning = { code: 'of_this_test', message: 'The colour was left out.', params: {} };
const aPreview = (items: ImportedQuestion[], given: Partial<Preview> = {}): Preview => ({
  import_id: IMPORT_ID,
  format: 'gift',
  counts: { read: items.length, ready: items.length, with_warnings: 0, refused: 0 },
  items,
  refused: [],
  notes: [],
  stimuli: {},
  ...given,
});
const three = aPreview(
  [
    aPreviewed(1, { warnings: [warning], stimulus: 's1' }),
    aPreviewed(2, { stimulus: 's1' }),
    aPreviewed(4, { duplicate_of: BANK_ID }),
  ],
  {
    counts: { read: 4, ready: 3, with_warnings: 1, refused: 1 },
    refused: [{ n: 3, ref: 'line 3', code: 'of_this_test', message: 'No text.', params: {} }],
    notes: [{ code: 'of_this_test', message: 'Two titles were left out.', params: {} }],
    stimuli: {
      s1: { content: '<p>The passage</p>', bank_asset: { image: [], audio: [], video: [] }, play_limit: 1 },
    },
  },
);

/** Opens the preview of a pasted text. Returns the sent forms too. */
async function openPreview(preview: object, status = 200, answers: Parameters<typeof open>[1] = {}) {
  const forms: FormData[] = [];
  uploadAnswers((form) => {
    forms.push(form);
    return { status, body: preview };
  });
  const opened = open(PAGE, answers);
  const field = await screen.findByLabelText('Or paste the questions as text');
  fireEvent.change(field, { target: { value: '1. Soal\nA. ya\nKunci: A' } });
  await opened.user.click(screen.getByRole('button', { name: 'Preview' }));
  return { ...opened, forms };
}

const isChosen = (n: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose line ${n}` }).checked;

test('a pasted text is sent as a file, and its questions are shown with stimulus, warnings and refusals', async () => {
  const { forms } = await openPreview(three);
  expect(await screen.findByRole('heading', { name: '4 questions read' })).toBeTruthy();
  const [form] = forms;
  expect(form?.get('examination_id')).toBe(EXAM_ID);
  expect(form?.has('format')).toBe(false);
  expect(await (forms[0]?.get('file') as File | undefined)?.text()).toBe('1. Soal\nA. ya\nKunci: A');
  expect(
    screen.getByText('3 ready · 1 with a warning · 1 refused · 1 already in the bank · GIFT'),
  ).toBeTruthy();
  expect(screen.getAllByText('The passage')).toHaveLength(1);
  const first = within(screen.getByRole('article', { name: 'Line 1' }));
  expect(first.getByText('The colour was left out.')).toBeTruthy();
  expect(first.getByText('Jakarta')).toBeTruthy();
  expect(screen.getByRole('note').textContent).toBe('Two titles were left out.');
  const refused = within(screen.getByRole('region', { name: '1 question cannot be imported' }));
  expect(refused.getByRole('row', { name: 'line 3 No text.' })).toBeTruthy();
});

test('all questions but duplicates are chosen, and the chosen ones are imported and undone', async () => {
  const { user, sent } = await openPreview(three, 200, {
    [IMPORT]: [201, { message: '', counts: { stored: 2, skipped: 1 }, bank_ids: [] }],
    [UNDO]: [200, { message: '', deleted: 2 }],
  });
  expect(await screen.findByText('2 of 3 chosen')).toBeTruthy();
  expect([1, 2, 4].map(isChosen)).toEqual([true, true, false]);
  const duplicate = within(screen.getByRole('article', { name: 'Line 4' }));
  expect(duplicate.getByText(/The bank already has this question/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Choose line 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose line 4' }));
  await user.type(screen.getByLabelText('Section'), 'ipa');
  await user.type(screen.getByLabelText('Weight'), '2,5');
  await user.click(screen.getByRole('button', { name: 'Import 2 questions' }));
  expect(await screen.findByText('2 questions are imported.')).toBeTruthy();
  expect(sent(IMPORT)).toEqual({ import_id: IMPORT_ID, only: [2, 4], section: 'IPA', weight: 2.5 });
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('The import is undone.')).toBeTruthy();
  expect(sent(UNDO)).toEqual({ import_id: IMPORT_ID });
  expect(screen.getByRole('button', { name: 'Preview' })).toBeTruthy();
});

test('a long list has pages, and one press chooses all or none of it', async () => {
  const items = Array.from({ length: 45 }, (_, index) => aPreviewed(index + 1));
  const { user } = await openPreview(aPreview(items));
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.getByText('0 of 45 chosen')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 questions' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Choose all' }));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(isChosen(45)).toBe(true);
});

test('the list can show only questions with warnings', async () => {
  const { user } = await openPreview(three);
  await user.selectOptions(await screen.findByLabelText('Show'), 'warned');
  expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
    expect.stringContaining('Text 1'),
  ]);
});

test('a file that cannot be read shows the reason, and keeps the text', async () => {
  const message = 'The file cannot be read from line 7 on: no answer';
  await openPreview({ message: { file: [message] }, code: 'validation_failed' }, 422);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste the questions as text').value).toContain(
    'Kunci: A',
  );
});

test.each([
  [410, 'import_expired', 'The preview is older than an hour.'],
  [409, 'import_undone', 'This import was undone.'],
])('an import that is rejected with %i shows why', async (status, code, message) => {
  const { user } = await openPreview(three, 200, { [IMPORT]: [status, { message, code }] });
  await user.click(await screen.findByRole('button', { name: 'Import 2 questions' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('a rejected weight shows the reason at its field', async () => {
  const body = { message: { weight: ['This must be a number.'] }, code: 'validation_failed' };
  const { user } = await openPreview(three, 200, { [IMPORT]: [422, body] });
  await user.type(await screen.findByLabelText('Weight'), 'two');
  await user.click(screen.getByRole('button', { name: 'Import 2 questions' }));
  expect(await screen.findByText('This must be a number.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Weight'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an import whose questions were edited cannot be undone, and says so', async () => {
  const message = 'Another person has edited a question of this import.';
  const { user } = await openPreview(three, 200, {
    [IMPORT]: [201, { message: '', counts: { stored: 2, skipped: 1 }, bank_ids: [] }],
    [UNDO]: [409, { message, code: 'import_edited' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Import 2 questions' }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('a template is downloaded in the chosen language', async () => {
  URL.createObjectURL = () => 'blob:template';
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = open(PAGE, { '/api/interchange/template?format=xlsx&language=id': [200, 'PK'] });
  await user.click(await screen.findByRole('link', { name: 'Excel (Indonesian)' }));
  await vi.waitFor(() => expect(names).toEqual(['templat-soal.xlsx']));
  expect(screen.getByRole('link', { name: 'Word (English)' })).toBeDefined();
});
