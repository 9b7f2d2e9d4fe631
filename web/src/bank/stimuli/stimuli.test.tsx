import type { Stimulus } from '@lulus/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { uploadAnswers } from '../../../test/server-answers.ts';
import { EXAM_ID } from '../../examinations/test-examinations.ts';
import { AT, anItem, open } from '../test-bank.ts';

const LIST = `/api/examination/${EXAM_ID}/stimuli`;

const stimulus: Stimulus = {
  id: '01a1fbd7-63b8-7644-8d79-000000000071',
  examination_id: EXAM_ID,
  bank_section: 'READING',
  content: '<p>A long passage.</p>',
  bank_asset: { image: [], audio: ['bank_asset/talk.mp3?s'], video: [] },
  play_limit: 2,
  shuffle_items: false,
};
const unused: Stimulus = {
  ...stimulus,
  id: '01a1fbd7-63b8-7644-8d79-000000000072',
  content: '<p>Unused passage.</p>',
};
const item = { ...anItem, stimulus_id: stimulus.id };
const other = { ...anItem, id: '01a1fbd7-63b8-7644-8d79-000000000002' };
const bank = {
  [LIST]: [200, [stimulus, unused]] as [number, unknown],
  [`/api/examination/bank/${EXAM_ID}`]: [200, [item, other]] as [number, unknown],
};

describe('the list', () => {
  test('shows a passage once above its questions, and unused ones apart', async () => {
    open(AT.list, bank);
    const passage = await screen.findByText('A long passage.');
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(2);
    const before = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(passage.compareDocumentPosition(cards[0] as Node) & before).toBe(before);
    const apart = within(screen.getByRole('region', { name: 'Passages without questions' }));
    expect(apart.getByText('Unused passage.')).toBeTruthy();
    expect(apart.getByRole('button', { name: 'Delete passage' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Delete passage' })).toHaveLength(1);
  });

  test('asks before it deletes a passage', async () => {
    const path = `/api/examination-stimulus/${unused.id}`;
    const answers = { ...bank, [path]: [200, { message: '' }] as [number, unknown] };
    const { user, asked } = open(AT.list, answers);
    const isSent = () => asked.mock.calls.some(([address]) => address === path);
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Delete passage');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this passage?' });
    expect(dialog.textContent).toContain('Unused passage.');
    await press('Cancel');
    expect(isSent()).toBe(false);
    await press('Delete passage');
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(isSent()).toBe(true));
  });

  test('leads to the form of a new question in the passage', async () => {
    const { user } = open(AT.list, bank);
    await screen.findByText('A long passage.');
    const [add] = screen.getAllByRole('link', { name: 'Add question to passage' });
    await user.click(add as HTMLElement);
    const field = await screen.findByLabelText<HTMLSelectElement>('Passage');
    expect(field.value).toBe(stimulus.id);
    const section = screen.getByLabelText<HTMLInputElement>('Bank Section');
    expect([section.value, section.readOnly]).toEqual(['READING', true]);
    await user.selectOptions(field, 'None');
    expect(section.readOnly).toBe(false);
  });
});

describe('the form of a passage', () => {
  test('saves the passage and returns to the list', async () => {
    const forms: FormData[] = [];
    uploadAnswers((form) => {
      forms.push(form);
      return { body: { message: '', stimulus } };
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, path } = open(`/admin/examination-stimulus?exam=${EXAM_ID}&stimulus=${stimulus.id}`, bank);
    await screen.findByRole('heading', { name: 'Edit passage' });
    expect(screen.getByRole('textbox', { name: 'Text of the passage' }).textContent).toBe('A long passage.');
    await user.click(screen.getByLabelText(/Mix its questions/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe(AT.list));
    expect(Object.fromEntries(forms[0] ?? [])).toMatchObject({
      bank_section: 'READING',
      play_limit: '2',
      shuffle_items: 'true',
    });
  });

  test('keeps what is not saved on the device, also the key of a new passage', async () => {
    const address = `/admin/examination-stimulus?exam=${EXAM_ID}`;
    const forms: FormData[] = [];
    uploadAnswers((form) => {
      forms.push(form);
      return { body: { message: '', stimulus }, status: forms.length === 1 ? 503 : 200 };
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const mixed = () => screen.findByLabelText<HTMLInputElement>(/Mix its questions/);
    const { user } = open(address, bank);
    await user.click(await mixed());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(forms).toHaveLength(1));
    cleanup();
    const again = open(address, bank);
    expect((await mixed()).checked).toBe(true);
    expect(screen.getByText('We kept what you had typed.')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(again.path()).toBe(AT.list));
    expect(forms[1]?.get('insert_key')).toBe(forms[0]?.get('insert_key'));
    cleanup();
    open(address, bank);
    expect((await mixed()).checked).toBe(false);
  });

  test('shows the faults that the server finds', async () => {
    uploadAnswers(() => ({
      status: 422,
      body: { message: { bank_section: ['Required.'] }, code: 'validation_failed' },
    }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user } = open(`/admin/examination-stimulus?exam=${EXAM_ID}`, bank);
    await screen.findByRole('heading', { name: 'New passage' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Required.')).length).toBeGreaterThan(0);
  });
});
