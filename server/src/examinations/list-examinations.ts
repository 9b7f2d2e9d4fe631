import {
  type Examination,
  type ExaminationResult,
  examination as examinationSchema,
  listExaminations,
  type Reply,
  type TokenUser,
} from '@lulus/contract';
import type { Context } from '../context.ts';
import { textOf } from '../http/serve.ts';
import { isReleased } from '../results/release.ts';
import { examinationsForAdmin } from './examinations.queries.ts';
import type { HeldExamination } from './held-examinations.ts';
import type { OwnAttempt, OwnAttempts } from './own-attempts.queries.ts';
import { presentExamination, presentTimes } from './present-examination.ts';

const { shape } = listExaminations.reply;
const present = <T>(thing: T | undefined): thing is T => thing !== undefined;

/** An examination as a list shows it, and as the list travels. */
interface Shown {
  examination: Examination;
  text: string;
}

/** By where a student stands with it. What many see alike is made once, for as long as the examination is held. */
const shownTo = new WeakMap<HeldExamination, Map<string, Shown>>();

/** Where the student stands with it. */
function presentTo(own: OwnAttempt[], extra_time_percent: number, held: HeldExamination): Shown {
  const isRunning = own.some(({ submitted_at }) => submitted_at === null);
  const attempt_state = isRunning ? 'running' : own.length > 0 ? 'submitted' : 'none';
  const attempts_left = Math.max(held.attempts_allowed - own.length, 0);
  const alike = shownTo.get(held) ?? new Map<string, Shown>();
  shownTo.set(held, alike);
  const key = `${attempt_state} ${attempts_left} ${extra_time_percent}`;
  const known = alike.get(key);
  if (known) return known;
  const { attempts_allowed: _, classes: __, ...shown } = held;
  const examination: Examination = {
    ...shown,
    ...presentTimes(held),
    attempt_state,
    attempts_left,
    extra_time_percent,
    has_unpublished_changes: false,
  };
  const made = { examination, text: textOf(examinationSchema, examination) };
  alike.set(key, made);
  return made;
}

/** The examinations that are open to the student, and those that they are in the middle of, the newest first. */
async function visibleTo({ examinations }: Context, own: OwnAttempts): Promise<Shown[]> {
  const open = await examinations.openTo(own.class);
  const running = own.attempts.filter(
    ({ submitted_at, examination_id }) =>
      submitted_at === null && !open.some(({ id }) => id === examination_id),
  );
  const closed = await Promise.all(running.map(({ examination_id }) => examinations.find(examination_id)));
  const attempts = Map.groupBy(own.attempts, ({ examination_id }) => examination_id);
  return [...open, ...closed.filter(present)]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .map((held) => presentTo(attempts.get(held.id) ?? [], own.extra_time_percent, held));
}

/** The student's own results by attempt, without a score where it is not released. */
async function resultsOf(
  { examinations, clock }: Context,
  { attempts }: OwnAttempts,
): Promise<Record<string, ExaminationResult>> {
  const now = clock();
  const results: Record<string, ExaminationResult> = {};
  for (const { attempt_id, examination_id, examination_name, submitted_at, ...scores } of attempts) {
    if (submitted_at === null) continue;
    const examination = await examinations.find(examination_id);
    const { result_score, result_max } =
      examination && isReleased(examination, now) ? scores : { result_score: null, result_max: null };
    const date_taken = submitted_at.toISOString();
    results[attempt_id] = { examination_id, examination_name, result_score, result_max, date_taken };
  }
  return results;
}

/** The examinations that the student's list has. */
export async function listVisible(context: Context, userId: string): Promise<Examination[]> {
  const visible = await visibleTo(context, await context.ownAttempts(userId));
  return visible.map(({ examination }) => examination);
}

/** A student's is text already: it is asked for by everyone at once. */
export async function listExaminationsFor(
  context: Context,
  user: TokenUser,
): Promise<Reply<typeof listExaminations> | Buffer> {
  if (user.role === 'admin') {
    const all = await examinationsForAdmin(context.db).execute();
    return { examinations: all.map(presentExamination), examinations_result: {} };
  }
  const own = await context.ownAttempts(user.id);
  const [visible, results] = await Promise.all([visibleTo(context, own), resultsOf(context, own)]);
  const examinations = visible.map(({ text }) => text).join();
  return Buffer.from(
    `{"examinations":[${examinations}],"examinations_result":${textOf(shape.examinations_result, results)}}`,
  );
}
