import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { ExamLoader } from './exam-loader.tsx';

test('a question that was shown before the program stays until React has drawn the screen', () => {
  document.body.innerHTML = '<div id="splash" data-question><p>What does she mean?</p></div>';
  const { unmount } = renderScreen(<ExamLoader />);
  expect(screen.getByRole('status').textContent).toBe('What does she mean?');
  unmount();
  renderScreen(<ExamLoader />);
  expect(screen.queryByText('What does she mean?')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Loading');
});
