import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchHangs } from '../../test/server-answers.ts';
import { chooseLanguage } from '../platform/i18n/i18n.ts';
import { endSession, startSession } from '../platform/session/session.ts';

const EXAM = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';

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
  ['teacher', 'en', '/help', 'Guide for teachers'],
  ['proctor', 'en', '/help', 'Checklist for the exam day'],
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

test('a person who cannot log in finds the guide for students from the login page', async () => {
  endSession('logout');
  fetchHangs();
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('link', { name: 'Help' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Guide for students' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Masuk' }));
  expect(await screen.findByRole('heading', { name: 'Selamat datang kembali' })).toBeTruthy();
});

test('the contents lead to each part of the guide, and an admin sees the checklist among the guides', async () => {
  startSession(aToken({ role: 'admin' }));
  fetchHangs();
  renderApp('/help');
  const guides = await screen.findByRole('navigation', { name: 'All guides' });
  expect(within(guides).getByRole('link', { name: 'Checklist for the exam day' })).toBeTruthy();
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
  expect(links.length).toBeGreaterThan(5);
  for (const { hash, textContent } of links) {
    expect(document.querySelector(hash)?.textContent).toBe(textContent);
  }
});

describe('the checklist', () => {
  const OTHER_EXAM = '01a1fbd7-63b8-7644-8d79-00000000000f';
  const show = (search: string) => {
    startSession(aToken({ role: 'admin' }));
    fetchHangs();
    return renderApp(`/help/exam-day${search}`).user;
  };
  const ticked = async () => {
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    return boxes.flatMap((box, at) => (box.checked ? [at] : []));
  };

  test('has its ticks after a reload and a new login, for each exam its own', async () => {
    const user = show(`?exam=${EXAM}`);
    const boxes = await screen.findAllByRole('checkbox');
    await user.click(boxes[0] as HTMLElement);
    await user.click(boxes.at(-1) as HTMLElement);
    cleanup();
    endSession('logout');
    show(`?exam=${EXAM}`);
    expect(await ticked()).toEqual([0, boxes.length - 1]);
    cleanup();
    show(`?exam=${OTHER_EXAM}`);
    expect(await ticked()).toEqual([]);
  });

  test('can be cleared', async () => {
    const user = show('');
    await user.click((await screen.findAllByRole('checkbox'))[2] as HTMLElement);
    expect(await ticked()).toEqual([2]);
    await user.click(screen.getByRole('button', { name: 'Remove all ticks' }));
    expect(await ticked()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Remove all ticks' })).toBeNull();
  });
});
