import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aSubmittedRow } from '../test-attempts.ts';
import { ResultsSheet } from './results-sheet.tsx';

test('printed results have times of 24 hours only', () => {
  renderScreen(<ResultsSheet name="Try-out" rows={[aSubmittedRow()]} />);
  const text = document.body.textContent ?? '';
  expect(text).toMatch(/\d\d:\d\d/);
  expect(text).not.toMatch(/\d\s?[AP]M/i);
});
