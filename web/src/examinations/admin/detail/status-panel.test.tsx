import type { ExaminationAdmin } from '@lulus/contract';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../../test/server-answers.ts';
import { anExaminationOfAdmins, EXAM_ID } from '../../test-examinations.ts';
import { StatusPanel } from './status-panel.tsx';

function show(given: Partial<ExaminationAdmin>) {
  const problem = { code: 'no_right_answer', message: 'The question has no right answer.' };
  const problems = [
    { code: 'window_over', message: 'It is over.', bank_id: null, bank_section: null },
    { ...problem, bank_id: '01a1fbd7-63b8-7644-8d79-000000000001', bank_section: 'READING' },
  ];
  fetchAnswersByPath({
    [`/api/examination/${EXAM_ID}/problems`]: [200, { problems, lopsided: null, weightless: null }],
    [`/api/examination/bank/${EXAM_ID}`]: [200, []],
  });
  renderScreen(
    <MemoryRouter>
      <StatusPanel examination={anExaminationOfAdmins({ publishing: 'automatic', ...given })} />
    </MemoryRouter>,
  );
}
const publish = () => screen.queryByRole('button', { name: /^Publish/ });

test('an examination that is published automatically shows a note, and no publish button', async () => {
  show({ status: 'published' });
  expect(await screen.findByText(/^Published automatically: every saved change/)).toBeTruthy();
  expect(screen.queryByText(/left out/)).toBeNull();
  expect(publish()).toBeNull();
});

test('an examination that is published automatically lists the questions it leaves out', async () => {
  show({ status: 'published', has_unpublished_changes: true });
  expect(await screen.findByText('Incomplete questions are left out until they are complete.')).toBeTruthy();
  expect(await screen.findByText('READING')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(publish()).toBeNull();
});

test('a draft that is published automatically shows what is missing', async () => {
  show({ status: 'draft' });
  expect(await screen.findByText(/students see it as soon as one question is complete/)).toBeTruthy();
});

test('an archived examination has no note about automatic publishing', async () => {
  show({ status: 'archived' });
  expect(await screen.findByText(/No one can begin it any more/)).toBeTruthy();
  expect(screen.queryByText(/^Published automatically/)).toBeNull();
});
