import type { MarkedQuestion, MarkedResponse } from '@lulus/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { serverAnswer } from '../../test/server-answers.ts';
import { anExaminationOfAdmins, EXAM_ID } from '../examinations/test-examinations.ts';
import { paths } from '../platform/navigation/paths.ts';
import { startSession } from '../platform/session/session.ts';
import { MarkingPage } from './marking-page.tsx';

const QUESTION_ID = '01a1fbd7-63b8-7644-8d79-0000000000aa';

const question: MarkedQuestion = {
  id: QUESTION_ID,
  section: 'ESSAY',
  bank_question: '<p>Describe your town.</p>',
  bank_asset: { image: [], audio: [], video: [] },
  bank_question_weight: 5,
  rubric: [
    {
      criterion: 'Content',
      levels: [
        { points: 0, description: 'Poor' },
        { points: 2.5, description: 'Good' },
      ],
    },
    { criterion: 'Language', levels: [{ points: 2, description: 'Clear' }] },
  ],
  max_words: 3,
  to_mark: 2,
  marked: 0,
};

const essay = (number: number, given: Partial<MarkedResponse> = {}): MarkedResponse => ({
  attempt_id: `01a1fbd7-63b8-7644-8d79-00000000000${number}`,
  user: {
    id: EXAM_ID,
    first_name: `Student${number}`,
    middle_name: null,
    last_name: null,
    class: 'XII',
    login: `s${number}@example.test`,
  },
  number: 1,
  response: `Text ${number}\nof the town`,
  answered_at: '2026-11-20T01:10:05.000Z',
  words: 5,
  points_max: 5,
  points: null,
  comment: '',
  rubric: [],
  version: 0,
  marker: null,
  at: null,
  earlier: [],
  ...given,
});

type Reply = [status: number, body: unknown];

/** Opens the page. `put` replies to marks, and `sent` has them. */
function open(responses: MarkedResponse[], put: (body: { version: number }) => Reply) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      if (init?.method === 'PUT') {
        const body = JSON.parse(String(init.body));
        sent.push({ path: String(path), ...body });
        const [status, reply] = put(body);
        return serverAnswer(reply, status);
      }
      if (String(path).endsWith('/admin')) return serverAnswer(anExaminationOfAdmins());
      return serverAnswer({ questions: [question], responses: String(path).includes('?') ? responses : [] });
    }),
  );
  const router = createMemoryRouter([{ path: '*', element: <MarkingPage /> }], {
    initialEntries: [`${paths.marking}?exam=${EXAM_ID}`],
  });
  renderScreen(<RouterProvider router={router} />);
  return { sent, user: userEvent.setup() };
}

const saved = ({ points, comment, rubric, version }: Record<string, unknown>): Reply => [
  200,
  {
    message: '',
    unmarked: 0,
    mark: {
      points,
      comment,
      rubric,
      version: Number(version) + 1,
      marker: 'Budi',
      at: '2026-11-20T02:00:00.000Z',
    },
  },
];

beforeEach(() => startSession(aToken({ role: 'admin' })));

test('levels add up, points can be changed, and Ctrl + Enter saves and opens the next essay', async () => {
  const { sent, user } = open([essay(1), essay(2)], saved);
  expect(await screen.findByRole('article', { name: 'Student1' })).toBeTruthy();
  expect(screen.getByText('5 of 3 words')).toBeTruthy();
  expect(screen.getByText('0 of 2 marked')).toBeTruthy();
  const points = () => screen.getByLabelText<HTMLInputElement>('Points (at most 5)');
  await user.click(screen.getByRole('button', { name: /Good/ }));
  await user.click(screen.getByRole('button', { name: /Clear/ }));
  expect(points().value).toBe('4.5');
  await user.click(screen.getByRole('button', { name: /Clear/ }));
  expect(points().value).toBe('2.5');
  await user.clear(points());
  await user.type(points(), '3,25');
  await user.type(screen.getByLabelText('Comment for the student'), 'Nice.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('article', { name: 'Student2' })).toBe(document.activeElement);
  expect(sent).toEqual([
    {
      path: `/api/marking/${essay(1).attempt_id}/${QUESTION_ID}`,
      points: 3.25,
      comment: 'Nice.',
      rubric: [1, null],
      version: 0,
      answered_at: essay(1).answered_at,
    },
  ]);
  expect(screen.getByText('1 of 2 marked')).toBeTruthy();
  expect(points().value).toBe('');
  await user.click(screen.getByRole('switch', { name: 'Show marked essays too' }));
  await user.click(screen.getByRole('button', { name: 'Previous essay' }));
  expect(points().value).toBe('3.25');
  expect(screen.getByText(/Marked by Budi/)).toBeTruthy();
});

test('another teacher’s mark is shown, and can be replaced', async () => {
  const { sent, user } = open([essay(1)], (body) =>
    body.version === 0
      ? [
          409,
          {
            message: 'This essay has been marked meanwhile.',
            code: 'mark_changed',
            params: { points: 4, comment: 'Baik.', version: 3, marker: 'Ani' },
          },
        ]
      : saved(body),
  );
  await user.type(await screen.findByLabelText('Points (at most 5)'), '1');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await screen.findByText('Ani has marked this essay meanwhile: 4 points.')).toBeTruthy();
  expect(screen.getByText('Baik.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use mine' }));
  await vi.waitFor(() => expect(sent.map(({ version }) => version)).toEqual([0, 3]));
  expect(await screen.findByText('All essays of this question are marked.')).toBeTruthy();
});

test('points that the server refuses are named at their field', async () => {
  const fields = { points: [{ code: 'not_above', params: { max: 5 } }] };
  const { user } = open([essay(1)], () => [
    422,
    { message: { points: ['This must not be above 5.'] }, code: 'validation_failed', params: {}, fields },
  ]);
  await user.type(await screen.findByLabelText('Points (at most 5)'), '9');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await screen.findByText('This must not be above 5.')).toBeTruthy();
});

test('texts that another device overwrote, and a mark of an earlier text, are shown', async () => {
  const earlier = [
    { response: 'Old', answered_at: '2026-11-20T01:00:00.000Z', replaced_at: '2026-11-20T01:05:00.000Z' },
  ];
  open([essay(1, { earlier, version: 2, comment: 'Bagus.' })], saved);
  const text = within(await screen.findByRole('article', { name: 'Student1' }));
  expect(text.getByText('1 earlier text from another device')).toBeTruthy();
  expect(text.getByText('Old')).toBeTruthy();
  expect(screen.getByText('The student has changed the text since it was marked.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment for the student').value).toBe('Bagus.');
});
