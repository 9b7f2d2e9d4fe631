import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { anExaminationOfAdmins, EXAM_ID } from '../examinations/test-examinations.ts';
import { AT, anItem, BANK_ID, open } from './test-bank.ts';

const pressed = (name: RegExp) => screen.getAllByRole('button', { name, pressed: true });

describe('an examination that students have taken', () => {
  const taken = {
    [`/api/examination/${EXAM_ID}/admin`]: [200, anExaminationOfAdmins({ attempts_count: 1 })] as [
      number,
      unknown,
    ],
  };

  test('has a button in the list to correct an answer key', async () => {
    const { user } = open(AT.list, taken);
    await user.click(await screen.findByRole('button', { name: 'Correct the key' }));
    expect(screen.getByRole('dialog', { name: 'Correct the key' })).toBeTruthy();
  });

  test('shows at a question which students an edit affects, and has the button too', async () => {
    const { user } = open(AT.edit, taken);
    expect(await screen.findByText(/for those who start after you publish it again/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Correct the key' }));
    expect(screen.getByRole('dialog', { name: 'Correct the key' })).toBeTruthy();
  });

  test('shows neither before the first attempt', async () => {
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

  test('has one of four types', async () => {
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

  test('has the four formats of rich text, then more', async () => {
    await openNew();
    expect(screen.getByRole('textbox', { name: 'Bank Question' })).toBeTruthy();
    const tools = within(screen.getByRole('toolbar', { name: 'Text format' })).getAllByRole('button');
    expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
      'Bold',
      'Italic',
      'Underline',
      'Strikethrough',
      'More formats',
    ]);
  });

  test('has three options, as texts or as files', async () => {
    const { user } = await openNew();
    expect(screen.getAllByLabelText(/^Option \d$/)).toHaveLength(3);
    await user.click(screen.getByRole('tab', { name: 'File' }));
    expect(screen.queryAllByLabelText(/^Option \d$/)).toHaveLength(0);
    expect(screen.getAllByText('Choose an image')).toHaveLength(3);
  });

  test('may have several right answers, which can be unset', async () => {
    const { user } = await openNew();
    expect(screen.getByText(/any one of them earns the full weight/)).toBeTruthy();
    const answer = (number: number) => screen.getByRole('button', { name: `Set answer, Option ${number}` });
    await user.click(answer(1));
    await user.click(answer(3));
    expect(pressed(/^Set answer/)).toHaveLength(2);
    await user.click(answer(1));
    expect(pressed(/^Set answer/)).toEqual([answer(3)]);
  });

  test('sends its files with Save, not before', async () => {
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

  test('restores unsaved text, and asks for its files again', async () => {
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

  test('without a section shows one error at its field', async () => {
    const { user } = await openNew();
    await user.type(screen.getByLabelText('Option 1'), 'Paris');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const section = screen.getByLabelText('Bank Section');
    await vi.waitFor(() => expect(section.getAttribute('aria-invalid')).toBe('true'));
    const field = section.closest('.mantine-InputWrapper-root');
    expect(field?.textContent?.match(/This field is required\./g)).toHaveLength(1);
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

  test('rejects files of a wrong type, and warns if there are too many', async () => {
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
  test('shows its files by kind, each with a cross that marks it for removal or unmarks it', async () => {
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

  test('shows its option images, which can be replaced', async () => {
    open(AT.edit);
    expect(await screen.findByText('New Bank Assets')).toBeTruthy();
    expect(screen.getAllByText('Upload File to replace / Ignore if not need change')).toHaveLength(3);
    const first = screen.getByRole('img', { name: 'Image of option 1' });
    expect(first.getAttribute('src')).toContain('bank_option/a.png?s=1');
    expect(pressed(/^Set answer/)).toHaveLength(1);
  });

  test('needs only the fields of the specification: image paths show that its options are files', async () => {
    const { option_type: _type, play_limit: _limit, hint: _hint, ...named } = anItem;
    const bare = { ...named, bank_asset: { audio: ['bank_asset/y.mp3?s=5'] } };
    open(AT.edit, { [`/api/examination-bank?bank_id=${BANK_ID}`]: [200, bare] });
    expect(await screen.findByRole('img', { name: 'Image of option 1' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Audio' })).toBeTruthy();
  });

  test('that cannot be loaded shows the reason in its place', async () => {
    const body = { message: 'The server is busy.', code: 'unavailable' };
    open(AT.edit, { [`/api/examination-bank?bank_id=${BANK_ID}`]: [503, body] });
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
  });
});
