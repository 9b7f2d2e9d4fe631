import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EXAM_ID } from '../../examinations/test-examinations.ts';
import { AT, anItem, BANK_ID, open } from '../test-bank.ts';

const FILE = `/api/interchange/export/${EXAM_ID}`;
const other = { ...anItem, id: '01a1fbd7-63b8-7644-8d79-000000000002' };
const note = (bank_id: string, message: string) => ({ bank_id, code: 'of_this_test', message, params: {} });

test('an export names what the file leaves out before the download', async () => {
  URL.createObjectURL = () => 'blob:questions';
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = open(AT.list, {
    [`/api/examination/bank/${EXAM_ID}`]: [200, [anItem, other]],
    [`${FILE}/report?format=lulus`]: [200, { questions: 2, refused: [], lost: [] }],
    [`${FILE}/report?format=gift`]: [
      200,
      {
        questions: 2,
        refused: [note(other.id, 'It has pictures.')],
        lost: [note(BANK_ID, 'The rubric is left out.')],
      },
    ],
    [`${FILE}?format=gift`]: [200, '::Soal::'],
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The file has all 2 questions, with everything.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'GIFT' }));
  expect(await dialog.findByText('The file has 1 of 2 questions.')).toBeTruthy();
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['It has pictures. READING 2', 'The rubric is left out. READING 1']);
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await vi.waitFor(() => expect(names).toEqual(['Try-out.gift.txt']));
});
