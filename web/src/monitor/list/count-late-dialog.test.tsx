import type { MonitoredAttempt } from '@lulus/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { addAdminWords } from '../../app/words/admin-catalogue.ts';
import { aSubmittedAttempt, attemptRow } from '../test-attempts.ts';
import { CountLateDialog } from './count-late-dialog.tsx';

beforeEach(addAdminWords);

/** Opens the dialog. Returns its text, and its confirm button if it has one. */
async function ask(given: Partial<MonitoredAttempt>) {
  const row = attemptRow(aSubmittedAttempt({}, { late_seconds: 60, ...given }));
  const nothing = () => undefined;
  renderScreen(<CountLateDialog row={row} opened onClose={nothing} onDone={nothing} />);
  const { textContent } = await screen.findByRole('dialog');
  return { text: textContent, confirm: screen.queryByRole('button', { name: 'Count them' }) };
}

test('shows why some late answers cannot count, and offers to count the others', async () => {
  const late_refused = { after_result: 1, too_late: 0, not_in_time: 2 };
  const { text, confirm } = await ask({ late: 5, late_refused, late_doubtful: 1 });
  expect(text).toContain('2 can be taken into the result.');
  expect(text).toContain('1 cannot count: it came when the student could already see the result.');
  expect(text).toContain('2 cannot count: they were not chosen in time.');
  expect(text).toContain('1 says it was chosen earlier');
  expect(text).not.toContain('could have seen the result by now');
  expect(confirm).toBeTruthy();
});

test('warns if the student may have seen the result', async () => {
  const { text, confirm } = await ask({ late: 2, result_seen: true });
  expect(text).toContain('The student could have seen the result by now');
  expect(confirm).toBeTruthy();
});

test('has no confirm button if no late answer can count', async () => {
  const late_refused = { after_result: 2, too_late: 0, not_in_time: 0 };
  const { text, confirm } = await ask({ late: 2, late_refused, result_seen: true });
  expect(text).toContain('2 cannot count: they came when the student');
  expect(text).not.toContain('could have seen the result by now');
  expect(confirm).toBeNull();
});
