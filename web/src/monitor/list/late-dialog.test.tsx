import type { MonitoredAttempt } from '@lulus/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aSubmittedAttempt, attemptRow, lateAnswers } from '../test-attempts.ts';
import { LateDialog } from './late-dialog.tsx';

/** Opens the dialog, and returns its text. */
async function open(given: Partial<MonitoredAttempt['late']> = {}) {
  const row = attemptRow(aSubmittedAttempt({}, { late: lateAnswers(given) }));
  const nothing = () => undefined;
  renderScreen(<LateDialog row={row} opened onClose={nothing} onDone={nothing} />);
  return (await screen.findByRole('dialog')).textContent;
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('shows when the answers arrived and were chosen, and offers to count or ignore them', async () => {
  const text = await open();
  expect(text).toContain('2 answers of Siti Rahmawati arrived after the end');
  expect(text).toMatch(/Received: .*:26:00/);
  expect(text).toMatch(/by the clock of the device: .*:11:00.*:13:00/);
  expect(text).not.toContain('may have seen the result');
  expect(buttons()).toEqual(expect.arrayContaining(['Ignore them', 'Count them']));
  expect(screen.getByLabelText('Reason')).toHaveProperty('required', false);
});

test('says that the student may have seen the result, and requires a reason to count', async () => {
  const text = await open({ result_visible: true });
  expect(text).toContain('The student may have seen the result before they arrived.');
  expect(screen.getByLabelText(/Reason/)).toHaveProperty('required', true);
});

test('offers only to count answers that are ignored', async () => {
  expect(await open({ ignored: true })).toContain('They are ignored so far.');
  expect(buttons()).not.toContain('Ignore them');
  expect(buttons()).toContain('Count them');
});
