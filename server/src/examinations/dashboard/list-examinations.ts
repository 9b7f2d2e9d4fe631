import {
  type Examination,
  examination as examinationSchema,
  type listExaminations,
  type Reply,
  type TokenUser,
} from '@lulus/contract';
import { type ReadyText, readyText, textOf } from '../../platform/http/serve.ts';
import type { ExaminationsContext } from '../context.ts';
import { examinationsForAdmin } from '../examinations.queries.ts';
import { presentExamination, presentTimes } from '../present-examination.ts';
import { isReleased } from '../release/release.ts';
import type { HeldExamination } from './examination-cache.ts';
import type { OwnAttempt, OwnAttempts } from './own-attempts.ts';
import { resultText } from './result-text.ts';

/** An examination as a list shows it, and as the list travels. */
interface Shown {
  examination: Examination;
  text: string;
}

/** By the student's state in it. A text that many students share is made once, while the examination is cached. */
const shownTo = new WeakMap<HeldExamination, Map<string, Shown>>();

/** The student's state in the examination. */
function presentTo(own: OwnAttempt[], extra_time_percent: number, held: HeldExamination): Shown {
  const isRunning = own.some(({ submitted_at }) => submitted_at === null);
  const attempt_state = isRunning ? 'running' : own.length > 0 ? 'submitted' : 'none';
  // As a start counts them.
  const taken = own.reduce((highest, { number }) => Math.max(highest, number), 0);
  const attempts_left = Math.max(held.attempts_allowed - taken, 0);
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

interface Visible {
  /** Open to the student, the newest first. */
  open: HeldExamination[];
  /** With those that the student is in the middle of, though they are not open any more. */
  shown: Shown[];
}

async function visibleTo(
  { examinations }: Pick<ExaminationsContext, 'examinations'>,
  own: OwnAttempts,
): Promise<Visible> {
  const open = await examinations.openTo(own.class);
  const closed: HeldExamination[] = [];
  for (const { submitted_at, examination_id } of own.attempts) {
    if (submitted_at !== null || open.some(({ id }) => id === examination_id)) continue;
    const running = await examinations.find(examination_id);
    if (running) closed.push(running);
  }
  const visible = closed.length === 0 ? open : [...open, ...closed].sort((a, b) => (a.id < b.id ? 1 : -1));
  const attempts = Map.groupBy(own.attempts, ({ examination_id }) => examination_id);
  const shown = visible.map((held) => presentTo(attempts.get(held.id) ?? [], own.extra_time_percent, held));
  return { open, shown };
}

/** The student's own results by attempt, without a score where it is not released. */
async function resultsText(
  { examinations, clock }: Pick<ExaminationsContext, 'clock' | 'examinations'>,
  { attempts }: OwnAttempts,
  open: HeldExamination[],
): Promise<string> {
  const now = clock();
  const results: string[] = [];
  for (const attempt of attempts) {
    const { examination_id, submitted_at } = attempt;
    if (submitted_at === null) continue;
    const examination =
      open.find(({ id }) => id === examination_id) ?? (await examinations.find(examination_id));
    const isShown = examination !== undefined && isReleased(examination, now);
    results.push(resultText(attempt, submitted_at, isShown));
  }
  return `{${results.join()}}`;
}

/** The examinations that the student's list has. */
export async function listVisible(
  context: Pick<ExaminationsContext, 'examinations' | 'ownAttempts'>,
  userId: string,
): Promise<Examination[]> {
  const { shown } = await visibleTo(context, await context.ownAttempts(userId));
  return shown.map(({ examination }) => examination);
}

/** A student's is text already: it is asked for by everyone at once. */
export async function listExaminationsFor(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'examinations' | 'ownAttempts'>,
  user: TokenUser,
): Promise<Reply<typeof listExaminations> | ReadyText> {
  if (user.role === 'admin') {
    const all = await examinationsForAdmin(context.db).execute();
    return { examinations: all.map(presentExamination), examinations_result: {} };
  }
  const own = await context.ownAttempts(user.id);
  const { open, shown } = await visibleTo(context, own);
  const examinations = shown.map(({ text }) => text).join();
  const results = await resultsText(context, own, open);
  return readyText(`{"examinations":[${examinations}],"examinations_result":${results}}`);
}
