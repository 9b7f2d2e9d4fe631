import type { LeaderboardPage as Page, Standing } from '@lulus/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken, aUser } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { serverAnswer } from '../../test/server-answers.ts';
import { currentSession, startSession } from '../platform/session/session.ts';
import { LeaderboardPage } from './leaderboard-page.tsx';

const SETTINGS = { prize_on: true, prize_text: 'WIN $10', leaderboard_on: true };
const own = aUser();

const entry = (first_name: string, total_score: number, id: string = crypto.randomUUID()) => ({
  user: { id, first_name, middle_name: null, last_name: null },
  total_score,
});
const standing = (month: string, given: Partial<Standing> = {}): Standing => ({
  month,
  rank: null,
  total_score: null,
  ...given,
});

interface School {
  settings?: object;
  current?: Partial<Standing>;
  pages?: Record<string, Partial<Page>>;
  /** Reply in the specification's shape, instead of `pages`. */
  lists?: object;
}

/** Stubs a server whose rankings have keys such as `2027-01/1`. Returns the stub of `fetch`. */
function aSchool({ settings = {}, current = {}, pages = {}, lists }: School = {}) {
  const answers = (url: URL): unknown => {
    if (url.pathname === '/api/settings') return { ...SETTINGS, ...settings };
    if (url.pathname === '/api/leaderboard/months') {
      return {
        current: standing('2027-01', current),
        previous: standing('2026-12'),
        now: '2027-01-19T13:30:00.000Z',
        ends_at: '2027-01-31T17:00:00.000Z',
      };
    }
    if (lists) return lists;
    const [month, page] = [url.searchParams.get('month') ?? '', Number(url.searchParams.get('page'))];
    return { month, page, last_known_page: page, entries: [], ...pages[`${month}/${page}`] };
  };
  const asked = vi.fn(async (address: RequestInfo | URL) =>
    serverAnswer(answers(new URL(String(address), 'http://school.test'))),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

function open() {
  renderScreen(
    <MemoryRouter>
      <LeaderboardPage />
    </MemoryRouter>,
    { settings: null },
  );
  return userEvent.setup();
}

const card = (name: RegExp) => screen.findByRole('region', { name });
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

beforeEach(() => {
  startSession(aToken());
});

describe('the leaderboard', () => {
  test('shows a text while it loads', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    open();
    expect(screen.getByRole('status').textContent).toBe(
      "Loading...This may take a few seconds, please don't close this page.",
    );
  });

  test('has a card for this month and one for the last, also in January', async () => {
    aSchool();
    open();
    const current = within(await card(/^Leaderboard January 2027$/));
    expect(current.getByText('WIN $10')).toBeTruthy();
    expect(current.getByText("This month's highest token balance wins")).toBeTruthy();
    expect(current.getByText('Contest ends in: 12d 3h 30m')).toBeTruthy();
    const last = within(await card(/^Last Month December 2026$/));
    expect(last.getByText('Contest ended on December 31')).toBeTruthy();
  });

  test('reads lists by month number as the specification has them, also in January', async () => {
    const best = Array.from({ length: 12 }, (_, at) => entry(`Siswa${at}`, 100 - at));
    const lists = { '0': [entry('Budi', 5)], '1': best };
    aSchool({ lists });
    const user = open();
    const current = within(await card(/^Leaderboard/));
    expect(current.getAllByRole('listitem')).toHaveLength(10);
    await user.click(current.getByRole('button', { name: 'Page 2' }));
    await vi.waitFor(() => expect(current.getAllByRole('listitem')).toHaveLength(2));
    expect(within(await card(/^Last Month/)).getByText(/Budi/)).toBeTruthy();
  });

  test('mentions no prize if there is none', async () => {
    aSchool({ settings: { prize_on: false } });
    open();
    expect(await screen.findByText('Contest ends in: 12d 3h 30m')).toBeTruthy();
    expect(screen.queryByText('WIN $10')).toBeNull();
    expect(screen.queryByText(/token balance w/)).toBeNull();
  });

  test('shows a notice if it is switched off', async () => {
    aSchool({ settings: { leaderboard_on: false } });
    open();
    expect(await screen.findByRole('heading', { name: 'The leaderboard is switched off' })).toBeTruthy();
  });

  test('numbers the rows from the first of its page and marks the own one', async () => {
    const first = Array.from({ length: 10 }, (_, index) => entry(`Siswa${index}`, 1000 - index));
    aSchool({
      current: { rank: 11, total_score: 7.5 },
      pages: {
        '2027-01/1': { last_known_page: 2, entries: first },
        '2027-01/2': { last_known_page: 2, entries: [entry('Siti', 7.5, own.id)] },
      },
    });
    const user = open();
    const current = within(await card(/^Leaderboard/));
    expect(texts(within(current.getByRole('list')).getAllByRole('listitem')).slice(0, 2)).toEqual([
      expect.stringMatching(/Rank 1.*Siswa0.*1,000 tokens/),
      expect.stringMatching(/Rank 2.*Siswa1.*999 tokens/),
    ]);
    expect(current.getByRole('region', { name: 'Your place' }).textContent).toMatch(/Rank 11.*7.5 tokens/);
    await user.click(current.getByRole('button', { name: 'Page 2' }));
    expect((await current.findByRole('listitem')).textContent).toMatch(/Rank 11.*Siti.*You/);
    expect(current.queryByRole('region', { name: 'Your place' })).toBeNull();
  });

  test('shows that the own rank is beyond the counted ranks', async () => {
    aSchool({
      current: { rank: null, total_score: 1 },
      pages: { '2027-01/1': { entries: [entry('Rani', 9)] } },
    });
    open();
    expect((await screen.findByRole('region', { name: 'Your place' })).textContent).toMatch(/Rank 10,000\+/);
  });

  test('shows an admin the ranking without a place of their own', async () => {
    startSession(aToken({ role: 'admin' }));
    aSchool({ pages: { '2027-01/1': { entries: [entry('Rani', 9)] } } });
    open();
    await screen.findByText('Rani');
    expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
    expect(screen.queryByText(/You are not on this list yet/)).toBeNull();
  });

  test('goes to the last page when the shown page becomes empty', async () => {
    aSchool({
      pages: {
        '2027-01/1': { last_known_page: 2, entries: [entry('Rani', 9)] },
        '2027-01/2': { last_known_page: 1, entries: [] },
      },
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Rani')).toBeTruthy();
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page'),
    );
  });
});

describe('a failure', () => {
  const failing = (status: number, code: string) =>
    vi.stubGlobal('fetch', async () => serverAnswer({ message: 'Refused for a reason.', code }, status));

  test('is shown in place, and keeps the session', async () => {
    failing(503, 'unavailable');
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error fetching questionsRefused for a reason.Try again',
    );
    expect(currentSession()).not.toBeNull();
    aSchool();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: /^Last Month/ })).toBeTruthy();
  });

  test('ends the session only after a 401', async () => {
    failing(401, 'unauthenticated');
    open();
    await vi.waitFor(() => expect(currentSession()).toBeNull());
  });
});
