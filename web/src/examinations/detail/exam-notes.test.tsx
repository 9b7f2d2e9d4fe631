import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { ExamNotes } from './exam-notes.tsx';

it.each([
  [[1], 'A recording can be played once. Have your headphones ready.'],
  [[2, 2], 'A recording can be played 2 times. Have your headphones ready.'],
])(
  'the page of an examination says how often recordings with the limits %j can be played',
  (limits, text) => {
    renderScreen(<ExamNotes running={false} playLimits={limits} />);
    expect(screen.getByText(text)).toBeDefined();
  },
);

it('the page of an examination says nothing about recordings if it has none', () => {
  renderScreen(<ExamNotes running={false} playLimits={[]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText(/recording|headphones/)).toBeNull();
});
