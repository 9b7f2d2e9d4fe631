import { Readable } from 'node:stream';
import type { AuditAction } from '@lulus/contract';
import type { AuthContext } from '../auth/context.ts';
import { isReleased } from '../examinations/release/release.ts';
import { audit } from '../platform/audit/audit.ts';
import type { UserActor } from '../platform/http/actor.ts';
import { limitPerCaller } from '../platform/http/limits/limit-per-caller.ts';
import { limitStreams } from '../platform/http/limits/limit-streams.ts';
import {
  getAccount,
  getOwnAttempt,
  listAttemptIds,
  listBalances,
  listOwnLines,
  listPasswordLinks,
  listSessions,
  type OwnAttempt,
  type OwnLine,
} from './account.queries.ts';

/**
 * One piece at a time for all callers. A copy of years takes half a second of work, and other requests are served
 * between its pieces.
 */
const runInTurn = limitPerCaller({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
const piece = <T>(work: () => Promise<T>): Promise<T> => runInTurn('all', work);

const copies = limitStreams();

const INDENT = 2;

/** Throws where the session has ended meanwhile. */
type LetIn = () => Promise<void>;

/**
 * All that is stored about the student, as a JSON file. Left out are unreleased results, and the details of events
 * that reveal them. Admins appear only as the school. The file is built attempt by attempt as it is read, so a slow
 * reader takes no memory. It breaks off where `letIn` throws.
 */
export function exportOwnAccount(
  context: Pick<AuthContext, 'clock' | 'db' | 'throttle'>,
  actor: UserActor,
  letIn: LetIn,
): Promise<Readable> {
  return copies(actor.user_id, () => open(context, actor, letIn));
}

async function open(
  { db, clock, throttle }: Pick<AuthContext, 'clock' | 'db' | 'throttle'>,
  actor: UserActor,
  letIn: LetIn,
): Promise<Readable> {
  const { user_id } = actor;
  await throttle.count(throttle.countOf('noted', 'export', user_id));
  const at = clock();
  const own = await piece(async () => ({
    exported_at: at,
    account: await getAccount(db, user_id),
    sessions: await listSessions(db, user_id),
    password_links: await listPasswordLinks(db, user_id),
    monthly_balances: await listBalances(db, user_id),
    audit_log: (await listOwnLines(db, user_id)).map((line) => presentLine(line, user_id)),
  }));
  const ids = await listAttemptIds(db, user_id);
  await audit(db, { at, actor, action: 'own_data_exported', subject: { person_id: user_id } });
  const readAttempt = async (id: string) => {
    await letIn();
    const attempt = await getOwnAttempt(db, id);
    return attempt && presentAttempt(attempt, at);
  };
  return Readable.from(toText(own, ids, readAttempt), { highWaterMark: 1 });
}

/** The object with its attempts as its last field, those left out that were erased meanwhile. */
async function* toText(own: object, ids: string[], readAttempt: (id: string) => Promise<object | undefined>) {
  yield JSON.stringify(own, null, INDENT).replace(/\n\}$/, ',\n  "attempts": [');
  let separator = '\n';
  for (const id of ids) {
    const text = await piece(async () => JSON.stringify(await readAttempt(id), null, INDENT));
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
  const by = user_id === own ? 'you' : user_id === null ? 'not logged in' : 'the school';
  return {
    ...line,
    by,
    ...(user_id === own && { address }),
    ...(ABOUT_THE_ACCOUNT.includes(line.action) && { before, after }),
  };
}
