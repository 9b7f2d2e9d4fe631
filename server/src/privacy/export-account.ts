import type { AuditAction } from '@lulus/contract';
import { isReleased } from '../examinations/release/release.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { UserActor } from '../platform/http/actor.ts';
import {
  getAccount,
  listBalances,
  listKnownDevices,
  listOwnAttempts,
  listOwnLines,
  listPasswordLinks,
  listSessions,
  type OwnAttempt,
  type OwnLine,
} from './account.queries.ts';

const INDENT = 2;

/**
 * Returns all data about the student as a JSON file. Leaves out unreleased results, and details of events that reveal
 * them. Admins appear only as the school.
 */
export async function exportOwnAccount(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: UserActor,
): Promise<Buffer> {
  const { user_id } = actor;
  const at = clock();
  const own = {
    exported_at: at,
    account: await getAccount(db, user_id),
    sessions: await listSessions(db, user_id),
    known_devices: await listKnownDevices(db, user_id),
    password_links: await listPasswordLinks(db, user_id),
    monthly_balances: await listBalances(db, user_id),
    audit_log: (await listOwnLines(db, user_id)).map((line) => presentLine(line, user_id)),
    attempts: (await listOwnAttempts(db, user_id)).map((attempt) => presentAttempt(attempt, at)),
  };
  await audit(db, { at, actor, action: 'own_data_exported', subject: { person_id: user_id } });
  return Buffer.from(JSON.stringify(own, null, INDENT));
}

function presentAttempt(
  { result, marks, attempt_events, results_release, results_at, ...attempt }: OwnAttempt,
  now: Date,
) {
  const released = isReleased({ results_release, results_at }, now) && !result?.unmarked;
  const events = released
    ? attempt_events
    : attempt_events.filter(({ kind }) => kind !== 'regraded' && kind !== 'marked');
  return {
    ...attempt,
    result_released: released,
    result: released ? result : null,
    marks: released ? marks : [],
    attempt_events: events.map(({ details, ...event }) => ({
      ...event,
      details: shownDetails(details, released),
    })),
  };
}

/** Removes scores before their release, and always the question whose answer key was corrected. */
function shownDetails(details: object, released: boolean): object {
  const shown = Object.entries(details).filter(
    ([name]) => name !== 'question_id' && (released || !/score|max/.test(name)),
  );
  return Object.fromEntries(shown);
}

/** Actions whose `before` and `after` are fields of the student's account. */
const ABOUT_THE_ACCOUNT: AuditAction[] = ['student_registered', 'student_created', 'student_updated'];

function presentLine({ user_id, address, before, after, ...line }: OwnLine, own: string) {
  const by = user_id === own ? 'you' : user_id === null ? 'not logged in' : 'the school';
  return {
    ...line,
    by,
    ...(user_id === own && { address }),
    ...(ABOUT_THE_ACCOUNT.includes(line.action) && { before, after }),
  };
}
