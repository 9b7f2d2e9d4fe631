import type { Collection, LibraryQuestion } from '@lulus/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { serverAnswer } from '../../test/server-answers.ts';
import { anItem, BANK_ID } from '../bank/test-bank.ts';
import { anExamination, anExaminationOfAdmins, EXAM_ID } from '../examinations/test-examinations.ts';
import { startSession } from '../platform/session/session.ts';

const OTHER_ID = '01a1fbd7-63b8-7644-8d79-0000000000c2';

const own: Collection = {
  id: '01a1fbd7-63b8-7644-8d79-0000000000c1',
  name: 'Poems',
  owner: null,
  shared: false,
  can_edit: true,
  bank_count: 2,
  tags: ['Anwar'],
};
const ofOther: Collection = {
  ...own,
  id: OTHER_ID,
  name: 'Grammar',
  owner: { id: OTHER_ID, name: 'Ratna Dewi' },
  shared: true,
  can_edit: false,
};
const question: LibraryQuestion = {
  ...anItem,
  bank_question: '<p>Who wrote Aku?</p>',
  tags: ['Anwar'],
  examination_id: own.id,
  examination_name: own.name,
  kind: 'collection',
  copies_count: 3,
};

/** Opens the page for an admin. The server answers by the first path that the address begins with. */
function open(address = '/library', collections = [own, ofOther]) {
  startSession(aToken({ role: 'admin' }));
  const answers: [path: string, body: unknown][] = [
    ['/api/library/questions', { questions: [question], count: 41 }],
    ['/api/library', { collections, tags: ['Anwar', 'Form'], message: '', collection: own }],
    [
      `/api/question/${BANK_ID}/uses`,
      { uses: [{ id: EXAM_ID, name: 'Final', kind: 'examination', status: 'draft' }], others: 2 },
    ],
    [`/api/examination/bank/${EXAM_ID}/copy`, { message: '', copied: 1, missing: 0 }],
    [`/api/examination/bank/${OTHER_ID}`, [{ ...anItem, examination_id: OTHER_ID }]],
    [
      `/api/examination/${OTHER_ID}/admin`,
      anExaminationOfAdmins({ id: OTHER_ID, kind: 'collection', owner: ofOther.owner }),
    ],
    [
      '/api/examination',
      { examinations: [anExamination({ id: EXAM_ID, examination_name: 'Final' })], examinations_result: {} },
    ],
  ];
  const asked = vi.fn<typeof fetch>(async (path) => {
    const found = answers.find(([begin]) => String(path).startsWith(begin));
    if (!found) throw new TypeError('Failed to fetch');
    return serverAnswer(found[1]);
  });
  vi.stubGlobal('fetch', asked);
  const calls = (method: string) =>
    asked.mock.calls
      .filter(([, init]) => init?.method === method)
      .map(([path, init]) => [String(path), init?.body && JSON.parse(String(init.body))]);
  return { ...renderApp(address), calls, asked };
}

const dialog = async () => within(await screen.findByRole('dialog'));

test('lists the collections with their owners and who reads them', async () => {
  open();
  const { findByText, getByText } = within(await screen.findByRole('region', { name: 'Collections' }));
  expect(await findByText('2 questions · The school’s · Private')).toBeTruthy();
  expect(getByText('2 questions · Ratna Dewi · For all teachers')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit Grammar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Grammar' }).getAttribute('href')).toContain(OTHER_ID);
});

test('makes, changes and deletes a collection', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'New collection' }));
  await user.type((await dialog()).getByLabelText('Name'), 'Listening');
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The collection is made.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit Poems' }));
  await user.click((await dialog()).getByRole('checkbox', { name: /^All teachers may read it/ }));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The collection is saved.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete Poems' }));
  const confirmation = await dialog();
  expect(confirmation.getByText(/^Its 2 questions are deleted with it/)).toBeTruthy();
  await user.click(confirmation.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The collection is deleted.')).toBeTruthy();
  expect([...calls('POST'), ...calls('PUT')]).toEqual([
    ['/api/library', { name: 'Listening', shared: false }],
    [`/api/library/${own.id}`, { name: 'Poems', shared: true }],
  ]);
  expect(calls('DELETE').map(([path]) => path)).toEqual([`/api/library/${own.id}`]);
});

test('searches by the filters of its address, page by page', async () => {
  const { user, asked } = open(`/library?q=aku&tag=Anwar&collection=${own.id}&page=2`);
  expect(await screen.findByText('Who wrote Aku?')).toBeTruthy();
  const last = () => new URLSearchParams(String(asked.mock.calls.at(-1)?.[0]).split('?')[1]);
  const askedFor = () => Object.fromEntries(last());
  const searched = asked.mock.calls.map(([path]) => String(path));
  expect(searched).toContain(`/api/library/questions?q=aku&tag=Anwar&page=2&collection=${own.id}`);
  await user.selectOptions(screen.getByLabelText('Tag'), 'Form');
  await vi.waitFor(() => expect(askedFor()).toMatchObject({ q: 'aku', tag: 'Form', page: '1' }));
  expect(screen.getByText('1–1 of 41 questions')).toBeTruthy();
});

test('unfolds the options and the answer key of a question', async () => {
  const { user } = open();
  await user.click(await screen.findByText('One right answer'));
  const options = within(await screen.findByRole('list', { name: 'Options' })).getAllByRole('listitem');
  expect(options.map(({ textContent }) => textContent)).toEqual(['A', 'BRight answer', 'C']);
});

test('puts the chosen questions into an exam', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Who wrote Aku/ }));
  await user.click(screen.getByRole('button', { name: 'Put into exam…' }));
  await user.click(await (await dialog()).findByRole('button', { name: /^Final/ }));
  expect(await screen.findByText('1 question is in Final now.')).toBeTruthy();
  expect(calls('POST')).toEqual([
    [
      `/api/examination/bank/${EXAM_ID}/copy`,
      { questions: [{ id: BANK_ID, insert_key: expect.any(String) }] },
    ],
  ]);
});

test('offers only collections that the user may edit', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Who wrote Aku/ }));
  await user.click(screen.getByRole('button', { name: 'Put into collection…' }));
  const list = within(await (await dialog()).findByRole('list', { name: 'Collections' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Poems2 questions']);
});

test('names the places that use a question, and counts those of others', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Used in: Who wrote Aku?' }));
  const { findByRole, getByText } = await dialog();
  expect((await findByRole('link', { name: 'Final' })).getAttribute('href')).toContain(EXAM_ID);
  expect(getByText('2 exams or collections of other teachers have it too.')).toBeTruthy();
});

test('explains what a collection is while there is none', async () => {
  open('/library', []);
  expect(await screen.findByText('There are no collections yet')).toBeTruthy();
});
