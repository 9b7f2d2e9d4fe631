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
  // Pages are fetched when they are visited.
  await import('./styleguide-page.tsx');
});

test('every part of ui/ and the leave guard are on the style page, and nothing that is gone', () => {
  expect(Object.keys(parts).sort()).toEqual(files.sort());
});

test('the style page stands in development, and shows all parts at once', async () => {
  renderApp('/styleguide');
  const articles = await screen.findAllByRole('article');
  expect(articles.map((part) => part.getAttribute('aria-label'))).toEqual(Object.keys(parts));
});
