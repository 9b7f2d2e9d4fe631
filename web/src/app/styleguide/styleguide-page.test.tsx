import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { parts } from './parts.tsx';

const files = Object.keys(
  import.meta.glob(['../../platform/ui/**/*.tsx', '../../platform/navigation/leave-guard.tsx']),
)
  .map((path) => path.replace(/^.*\/|\.tsx$/g, ''))
  .filter((name) => !name.endsWith('.test'));

beforeAll(async () => {
  // Loads the lazy page before the tests, so that they do not wait for it.
  await import('./styleguide-page.tsx');
});

test('the style page has exactly the components of ui/ and the leave guard', () => {
  expect(Object.keys(parts).sort()).toEqual(files.sort());
});

test('the style page exists in development and shows all components', async () => {
  renderApp('/styleguide');
  const articles = await screen.findAllByRole('article');
  expect(articles.map((part) => part.getAttribute('aria-label'))).toEqual(Object.keys(parts));
});
