import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchHangs } from '../../test/server-answers.ts';
import { chooseLanguage } from '../platform/i18n/i18n.ts';
import { startSession } from '../platform/session/session.ts';

beforeAll(async () => {
  // The router loads pages lazily. This import keeps the load out of the tests.
  await import('./help-page.tsx');
});

test('guides in the language `default` use the names on its screens', async () => {
  startSession(aToken());
  fetchHangs();
  renderApp('/help');
  expect((await screen.findAllByText('Masuk', { exact: false, selector: 'strong' })).length).toBeGreaterThan(
    0,
  );
  expect(screen.getByText('Ragu-ragu', { selector: 'strong' })).toBeTruthy();
  expect(screen.queryByText('Not sure', { selector: 'strong' })).toBeNull();
});

test.each([
  ['student', 'default', '/help', 'Guide for students'],
  ['admin', 'en', '/help', 'Guide for teachers'],
  ['admin', 'id', '/help', 'Panduan untuk guru'],
  ['student', 'id', '/help/nothing', 'Panduan untuk siswa'],
  ['admin', 'en', '/help/exam-day', 'Checklist for the exam day'],
] as const)('a %s with the language %s sees at %s: %s', async (role, language, address, title) => {
  startSession(aToken({ role }));
  fetchHangs();
  chooseLanguage(language);
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  chooseLanguage('default');
});
