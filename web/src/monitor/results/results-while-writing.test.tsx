import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { anExaminationOfAdmins } from '../../examinations/test-examinations.ts';
import { aRunningRow, aSubmittedAttempt, attemptRow } from '../test-attempts.ts';
import { ResultsWhileWriting } from './results-while-writing.tsx';

test.each([
  ['2026-11-20T01:59:59.000Z', 1],
  // The release waits for the grace of ten seconds.
  ['2026-11-20T02:00:00.000Z', 0],
])('warns about attempts that run when results are released, at %s: %i', async (results_at, warnings) => {
  const handedIn = attemptRow(aSubmittedAttempt({}, { due_at: '2026-11-20T03:00:00.000Z' }));
  renderScreen(
    <MemoryRouter>
      <ResultsWhileWriting
        examination={anExaminationOfAdmins({ results_release: 'at_time', results_at })}
        rows={[aRunningRow(), handedIn]}
      />
    </MemoryRouter>,
  );
  expect(screen.queryAllByText(/one attempt goes on for longer/)).toHaveLength(warnings);
  expect(screen.queryAllByRole('link', { name: 'Put off the results' })).toHaveLength(warnings);
});
