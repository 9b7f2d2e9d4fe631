import type { Examinee, MonitoredAttempt } from '@lulus/contract';
import { type AddressView, addressOf, pageIn } from '../platform/navigation/use-address-view.ts';
import { fullName } from '../platform/session/person.ts';
import { folded, matches, type Searched, searchText } from '../platform/ui/tables/search-text.ts';

/** An attempt as the table works with it. */
export interface AttemptRow extends MonitoredAttempt, Searched {
  /** For sentences and paper, with the login where others have the name or seem to. */
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

/** Without spaces: the narrowest space is as invisible as a missing one. */
const asRead = ({ user }: MonitoredAttempt) => folded(fullName(user)).replaceAll(' ', '');

/** What names are written with; with more a name could read as another's with their login, or with their class. */
const ORDINARY = /^[\p{L}\p{M}\p{Zs}.,'‘’-]+$/u;

export const nameWithLogin = (user: Examinee) => `${fullName(user)} (${user.login})`;

/**
 * Students of one name get their logins beside it, so that their marks are not confused. An unusual name gets its login
 * too, because it could be a disguise.
 */
export function attemptRows(attempts: readonly MonitoredAttempt[]): AttemptRow[] {
  const students = new Map<string, Set<string>>();
  for (const attempt of attempts) {
    const name = asRead(attempt);
    students.set(name, (students.get(name) ?? new Set()).add(attempt.user.id));
  }
  return attempts.map((attempt) => {
    const { user } = attempt;
    const isAlone = students.get(asRead(attempt))?.size === 1 && ORDINARY.test(fullName(user));
    const name = isAlone ? fullName(user) : nameWithLogin(user);
    return { ...attempt, name, searchText: searchText([fullName(user), user.login, user.class ?? '']) };
  });
}

/** How many of the late answers counting would take into the result. */
export const countableOf = ({ late, late_refused }: MonitoredAttempt) =>
  Object.values(late_refused).reduce((left, refused) => left - refused, late);

export const isRunning = (row: AttemptRow) => row.submitted_at === null;

const isIn: Record<AttemptState, (row: AttemptRow) => boolean> = {
  all: () => true,
  running: isRunning,
  submitted: (row) => !isRunning(row),
  late: (row) => row.late > 0,
};

export function filterAttempts(rows: readonly AttemptRow[], { search, state }: AttemptFilter): AttemptRow[] {
  const wanted = folded(search);
  return rows.filter((row) => isIn[state](row) && matches(row, wanted));
}
