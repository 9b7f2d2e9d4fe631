import type { Examinee, MonitoredAttempt } from '@lulus/contract';
import { type AddressView, addressOf, pageIn } from '../platform/navigation/use-address-view.ts';
import { fullName } from '../platform/session/person.ts';
import { folded, matches, type Searched, searchText } from '../platform/ui/tables/search-text.ts';

/** A row of the table of attempts. */
export interface AttemptRow extends MonitoredAttempt, Searched {
  /** Name for sentences and printouts, with the login if another student has the same name. */
  name: string;
}

export const attemptStates = ['all', 'running', 'submitted', 'late'] as const;
export type AttemptState = (typeof attemptStates)[number];

export interface AttemptFilter {
  search: string;
  state: AttemptState;
}

export const noFilter: AttemptFilter = { search: '', state: 'all' };

export interface AttemptView extends AttemptFilter {
  /** Counted from 1. */
  page: number;
}

export const stateOf = (text: string | null): AttemptState =>
  attemptStates.find((state) => state === text) ?? 'all';

export const attemptAddress: AddressView<AttemptView> = {
  read: (search) => ({
    search: search.get('q') ?? '',
    state: stateOf(search.get('show')),
    page: pageIn(search),
  }),
  write: ({ search, state, page }) => addressOf({ q: search, show: state === 'all' ? '' : state, page }),
  pages: ['page'],
};

export const nameWithLogin = (user: Examinee) => `${fullName(user)} (${user.login})`;

/** Returns rows with names for the table. A name that several students share gets the login. */
export function attemptRows(attempts: readonly MonitoredAttempt[]): AttemptRow[] {
  const students = new Map<string, Set<string>>();
  for (const attempt of attempts) {
    const name = folded(fullName(attempt.user));
    students.set(name, (students.get(name) ?? new Set()).add(attempt.user.id));
  }
  return attempts.map((attempt) => {
    const { user } = attempt;
    const isAlone = students.get(folded(fullName(user)))?.size === 1;
    const name = isAlone ? fullName(user) : nameWithLogin(user);
    return { ...attempt, name, searchText: searchText([fullName(user), user.login, user.class ?? '']) };
  });
}

export const isRunning = (row: AttemptRow) => row.submitted_at === null;

const isInState: Record<AttemptState, (row: AttemptRow) => boolean> = {
  all: () => true,
  running: isRunning,
  submitted: (row) => !isRunning(row),
  late: (row) => row.late !== null,
};

export function filterAttempts(rows: readonly AttemptRow[], { search, state }: AttemptFilter): AttemptRow[] {
  const wanted = folded(search);
  return rows.filter((row) => isInState[state](row) && matches(row, wanted));
}
