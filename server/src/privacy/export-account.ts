import { Readable } from 'node:stream';
import type { AuditAction } from '@lulus/contract';
import { isReleased } from '../examinations/release/release.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { UserActor } from '../platform/http/actor.ts';
import {
  getAccount,
  getOwnAttempt,
  listAttemptIds,
  listBalances,
  listKnownDevices,
  listOwnLines,
  listPasswordLinks,
  listSessions,
  type OwnAttempt,
  type OwnLine,
} from './account.queries.ts';

const INDENT = 2;

/**
 * Streams all data about the student as a JSON file. Leaves out unreleased results, and details of events that reveal
 * them. Admins appear only as the school. Each attempt is read when the client is ready for it, so slow clients use no
 * memory.
 */
export async function exportOwnAccount(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: UserActor,
): Promise<Readable> {
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
  };
  const ids = await listAttemptIds(db, user_id);
  await audit(db, { at, actor, action: 'own_data_exported', subject: { person_id: user_id } });
  const readAttempt = async (id: string) => {
    const attempt = await getOwnAttempt(db, id);
    return attempt && presentAttempt(attempt, at);
  };
  return Readable.from(toText(own, ids, readAttempt), { highWaterMark: 1 });
}

/** Yields the JSON text of `own` with the attempts as its last field. Skips attempts that were erased meanwhile. */
async function* toText(own: object, ids: string[], readAttempt: (id: string) => Promise<object | undefined>) {
  yield JSON.stringify(own, null, INDENT).replace(/\n\}$/, ',\n  "attempts": [');
  let separator = '\n';
  for (const id of ids) {
    const text = JSON.stringify(await readAttempt(id), null, INDENT);
    if (!text) continue;
    yield `${separator}${text}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
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
