import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FailureBoundary } from './failure-boundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('a page that fails leaves its surroundings on the screen', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>Navigation</p>
      <FailureBoundary failure={<p role="alert">It failed.</p>}>
        <Broken />
      </FailureBoundary>
    </>,
  );
  expect(screen.getByText('Navigation')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('It failed.');
});
