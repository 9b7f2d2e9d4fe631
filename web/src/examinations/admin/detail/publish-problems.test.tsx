import { type PublishProblem, publishProblem } from '@lulus/contract';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../../test/server-answers.ts';
import { chooseLanguage } from '../../../platform/i18n/i18n.ts';
import { EXAM_ID } from '../../test-examinations.ts';
import { PublishProblems } from './publish-problems.tsx';

afterEach(() => chooseLanguage('default'));

const QUESTION_ID = '01a1fbd7-63b8-7644-8d79-000000000001';

function show(codes: readonly PublishProblem['code'][]) {
  fetchAnswersByPath({
    [`/api/examination/bank/${EXAM_ID}`]: [
      200,
      [{ id: QUESTION_ID, bank_question: '<p>Benar atau salah?</p>', bank_section: 'IPA' }],
    ],
  });
  const problems = codes.map((code) => ({ code, message: code, bank_id: QUESTION_ID, bank_section: 'IPA' }));
  renderScreen(
    <MemoryRouter>
      <PublishProblems examId={EXAM_ID} problems={problems} />
    </MemoryRouter>,
  );
}

test.each(['en', 'id'] as const)('every problem is in words in %s', (language) => {
  chooseLanguage(language);
  const { options } = publishProblem.shape.code;
  show(options);
  const texts = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(new Set(texts).size).toBe(options.length);
  expect(texts.filter((text) => /problem_|_/.test(text))).toEqual([]);
});

test('a table without statements links to its question', async () => {
  show(['no_rows']);
  expect(await screen.findByText('IPA · Benar atau salah?')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'The table has no statements' });
  expect(link.getAttribute('href')).toContain(QUESTION_ID);
});
