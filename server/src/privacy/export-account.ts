import type { AuditAction } from '@lulus/contract';
import type { UserActor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { type ReadyText, readyText } from '../http/serve.ts';
import { isReleased } from '../results/release.ts';
import {
  getAccount,
  listAttempts,
  listBalances,
  listOwnLines,
  listPasswordLinks,
  listSessions,
  type OwnAttempt,
  type OwnLine,
} from './account.queries.ts';

/**
 * All that is stored of the student, as a JSON file. A result that is not released is not in it, nor what its events
 * tell of it; nor is anything of the admins who did something, but that it was the school.
 */
export async function exportOwnAccount(
  { db, clock, throttle }: Context,
  actor: UserActor,
): Promise<ReadyText> {
  const { user_id } = actor;
  await throttle.count(throttle.countOf('noted', 'export', user_id));
  const at = clock();
  const attempts = await listAttempts(db, user_id);
  const own = {
    exported_at: at,
    account: await getAccount(db, user_id),
    sessions: await listSessions(db, user_id),
    password_links: await listPasswordLinks(db, user_id),
    monthly_balances: await listBalances(db, user_id),
    attempts: attempts.map((attempt) => presentAttempt(attempt, at)),
    audit_log: (await listOwnLines(db, user_id)).map((line) => presentLine(line, user_id)),
  };
  await audit(db, { at, actor, action: 'own_data_exported', subject: { person_id: user_id } });
  return readyText(JSON.stringify(own, null, 2));
}

function presentAttempt(
  { result, attempt_events, results_release, results_at, ...attempt }: OwnAttempt,
  now: Date,
) {
  const released = isReleased({ results_release, results_at }, now);
  const events = released ? attempt_events : attempt_events.filter(({ kind }) => kind !== 'regraded');
  return {
    ...attempt,
    result_released: released,
    result: released ? result : null,
    attempt_events: events.map(({ details, ...event }) => ({
      ...event,
      details: shownDetails(details, released),
    })),
  };
}

/** Without scores before their release, and never which question's key was corrected. */
function shownDetails(details: object, released: boolean): object {
  const shown = Object.entries(details).filter(
    ([name]) => name !== 'question_id' && (released || !/score|max/.test(name)),
  );
  return Object.fromEntries(shown);
}

/** Actions whose before and after are the student's own fields. */
const ABOUT_THE_ACCOUNT: AuditAction[] = ['student_registered', 'student_created', 'student_updated'];

function presentLine({ user_id, address, before, after, ...line }: OwnLine, own: string) {
  const by = user_id === own ? 'you' : user_id === null ? 'nobody logged in' : 'the school';
  return {
    ...line,
    by,
    ...(user_id === own && { address }),
    ...(ABOUT_THE_ACCOUNT.includes(line.action) && { before, after }),
  };
}
