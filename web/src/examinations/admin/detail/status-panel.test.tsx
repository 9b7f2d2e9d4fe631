import type { ExaminationAdmin, Section } from '@lulus/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { renderScreen, someSettings } from '../../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../../test/server-answers.ts';
import { rememberSchool } from '../../../platform/school/school.ts';
import { anExaminationOfAdmins, aSection, EXAM_ID } from '../../test-examinations.ts';
import { StatusPanel } from './status-panel.tsx';

function show(given: Partial<ExaminationAdmin>, settings = someSettings()) {
  const problem = { code: 'no_right_answer', message: 'The question has no right answer.' };
  const problems = [
    { code: 'window_over', message: 'It is over.', bank_id: null, bank_section: null },
    { ...problem, bank_id: '01a1fbd7-63b8-7644-8d79-000000000001', bank_section: 'READING' },
  ];
  const asked = fetchAnswersByPath({
    [`/api/examination/${EXAM_ID}/problems`]: [
      200,
      { problems, lopsided: null, weightless: null, unpinned: [], too_many: [], telling: 0 },
    ],
    [`/api/examination/bank/${EXAM_ID}`]: [200, []],
    [`/api/examination/${EXAM_ID}/sections`]: [200, { message: '', examination: anExaminationOfAdmins() }],
  });
  renderScreen(
    <MemoryRouter>
      <StatusPanel examination={anExaminationOfAdmins({ publishing: 'automatic', ...given })} />
    </MemoryRouter>,
    { settings },
  );
  return asked;
}
const publish = () => screen.queryByRole('button', { name: /^Publish/ });

test('an examination that is published automatically shows a note, and no publish button', async () => {
  show({ status: 'published' });
  expect(await screen.findByText(/^Published automatically: every saved change/)).toBeTruthy();
  expect(screen.queryByText(/left out/)).toBeNull();
  expect(publish()).toBeNull();
});

test('an examination that is published automatically lists the questions it leaves out', async () => {
  show({ status: 'published', has_unpublished_changes: true });
  expect(await screen.findByText('Incomplete questions are left out until they are complete.')).toBeTruthy();
  expect(await screen.findByText('READING')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(publish()).toBeNull();
});

test('a draft that is published automatically shows what is missing', async () => {
  show({ status: 'draft' });
  expect(await screen.findByText(/students see it as soon as one question is complete/)).toBeTruthy();
});

test('an archived examination has no note about automatic publishing', async () => {
  show({ status: 'archived' });
  expect(await screen.findByText(/No one can begin it any more/)).toBeTruthy();
  expect(screen.queryByText(/^Published automatically/)).toBeNull();
});

describe('sections without a way back', () => {
  const aForwardSection = (id: number, name: string, given: Partial<Section> = {}) =>
    aSection({ id: `01a1fbd7-63b8-7644-8d79-00000000000${id}`, name, forward_only: true, ...given });
  const sections = [
    aForwardSection(1, 'LISTENING', { has_recording: true }),
    aForwardSection(2, 'READING'),
    aForwardSection(3, 'WRITING', { forward_only: false }),
  ];

  test('are named, with a warning where there are no recordings', async () => {
    show({ status: 'draft', publishing: 'manual', sections });
    expect(await screen.findByText('LISTENING: students cannot go back to earlier questions.')).toBeTruthy();
    const reading = screen.getByText('READING: students cannot go back to earlier questions.');
    expect(reading.parentElement?.textContent).toMatch(/This one has no recordings/);
    expect(screen.getAllByText(/students cannot go back/)).toHaveLength(2);
    expect(screen.getAllByText(/has no recordings/)).toHaveLength(1);
  });

  test('get one with one press, and lose it again with Undo', async () => {
    const asked = show({ status: 'published', publishing: 'manual', sections });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Allow going back in READING' }));
    expect(await screen.findByText('Students can go back in READING.')).toBeTruthy();
    const rules = () => {
      const [, init] = asked.mock.calls.findLast(([url]) => String(url).endsWith('/sections')) ?? [];
      const sent: { sections: Section[] } = JSON.parse(String(init?.body));
      return sent.sections.map(({ forward_only }) => forward_only);
    };
    expect(rules()).toEqual([true, false, false]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await expect.poll(rules).toEqual([true, true, false]);
  });
});

test('who may take an examination, when, how often and how, is listed on its page', async () => {
  const sections = [aSection({ name: 'READING', forward_only: true })];
  rememberSchool(someSettings({ time_zone: 'Asia/Jakarta' }));
  const closes_at = '2031-12-01T03:00:00.000Z';
  show({ classes: ['9A', '9B'], closes_at, attempts_allowed: 2, results_release: 'by_hand', sections });
  await screen.findByText('9A, 9B');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 6)).toEqual([
    '9A, 9B',
    'until Mon, Dec 1, 2031, 10:00 WIB',
    '2',
    'READING',
    '0',
    'Not yet released',
  ]);
});

describe('the link for students', () => {
  const link = (site: string) => `${site}/examination-detail?exam=${EXAM_ID}`;

  test('has the address of the school, and can be copied', async () => {
    const user = userEvent.setup();
    show({ status: 'published' }, someSettings({ public_url: 'https://ujian.sekolah.example' }));
    expect(await screen.findByText(link('https://ujian.sekolah.example'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link('https://ujian.sekolah.example'));
    expect(screen.queryByText(/Only this computer/)).toBeNull();
  });

  test('warns if only this computer can open it', async () => {
    show({ status: 'published' });
    expect(await screen.findByText(/^Only this computer can open this address/)).toBeTruthy();
  });
});
