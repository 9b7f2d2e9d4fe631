import {
  type Examination,
  examination as examinationSchema,
  type listExaminations,
  type Reply,
  type TokenUser,
} from '@lulus/contract';
import { type ReadyText, readyText, textOf } from '../../platform/http/serve.ts';
import type { ExaminationsContext } from '../context.ts';
import { examinationsForStaff } from '../examinations.queries.ts';
import { presentExamination, presentTimes } from '../present-examination.ts';
import { isReleased } from '../release/release.ts';
import type { CachedExamination } from './examination-cache.ts';
import type { OwnAttempt, OwnAttempts } from './own-attempts.ts';
import { resultText } from './result-text.ts';

/** An examination in a student's list, also as the JSON that is sent. */
interface Shown {
  examination: Examination;
  text: string;
}

/**
 * Cached by the student's state in the examination. The JSON, which many students share, is written once per
 * cached examination.
 */
const shownByState = new WeakMap<CachedExamination, Map<string, Shown>>();

/** Presents the examination with the student's state in it. */
function presentTo(own: OwnAttempt[], extra_time_percent: number, source: CachedExamination): Shown {
  const isRunning = own.some(({ submitted_at }) => submitted_at === null);
  const attempt_state = isRunning ? 'running' : own.length > 0 ? 'submitted' : 'none';
  // Counted as in a start, which uses the highest number.
  const taken = own.reduce((highest, { number }) => Math.max(highest, number), 0);
  const attempts_left = Math.max(source.attempts_allowed - taken, 0);
  const byState = shownByState.get(source) ?? new Map<string, Shown>();
  shownByState.set(source, byState);
  const key = `${attempt_state} ${attempts_left} ${extra_time_percent}`;
  const cached = byState.get(key);
  if (cached) return cached;
  const { attempts_allowed: _, class_ids: __, revision_id: ___, ...shown } = source;
  const examination: Examination = {
    ...shown,
    ...presentTimes(source),
    attempt_state,
    attempts_left,
    extra_time_percent,
    has_unpublished_changes: false,
  };
  const presented = { examination, text: textOf(examinationSchema, examination) };
  byState.set(key, presented);
  return presented;
}

interface Visible {
  /** Examinations that are open to the student, the newest first. */
  open: CachedExamination[];
  /** The open ones, and closed ones in which the student's attempt still runs. */
  shown: Shown[];
}

async function visibleTo(
  { examinations }: Pick<ExaminationsContext, 'examinations'>,
  own: OwnAttempts,
): Promise<Visible> {
  const open = await examinations.openTo(own.class_id);
  const closed: CachedExamination[] = [];
  for (const { submitted_at, examination_id } of own.attempts) {
    if (submitted_at !== null || open.some(({ id }) => id === examination_id)) continue;
    const running = await examinations.find(examination_id);
    if (running) closed.push(running);
  }
  const visible = closed.length === 0 ? open : [...open, ...closed].sort((a, b) => (a.id < b.id ? 1 : -1));
  const attempts = Map.groupBy(own.attempts, ({ examination_id }) => examination_id);
  const shown = visible.map((source) =>
    presentTo(attempts.get(source.id) ?? [], own.extra_time_percent, source),
  );
  return { open, shown };
}

/** Returns the JSON of the student's results by attempt. Scores that are not released are null. */
async function resultsText(
  { examinations, clock }: Pick<ExaminationsContext, 'clock' | 'examinations'>,
  { attempts }: OwnAttempts,
  open: CachedExamination[],
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

/** Returns the examinations of the student's list. */
export async function listVisible(
  context: Pick<ExaminationsContext, 'examinations' | 'ownAttempts'>,
  userId: string,
): Promise<Examination[]> {
  const { shown } = await visibleTo(context, await context.ownAttempts(userId));
  return shown.map(({ examination }) => examination);
}

/** Returns ready JSON for a student, since all students load their lists at the same time. */
export async function listExaminationsFor(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'examinations' | 'ownAttempts'>,
  user: TokenUser,
): Promise<Reply<typeof listExaminations> | ReadyText> {
  if (user.role !== 'student') {
    const all = await examinationsForStaff(context.db, user).execute();
    return { examinations: all.map(presentExamination), examinations_result: {} };
  }
  const own = await context.ownAttempts(user.id);
  const { open, shown } = await visibleTo(context, own);
  const examinations = shown.map(({ text }) => text).join();
  const results = await resultsText(context, own, open);
  return readyText(`{"examinations":[${examinations}],"examinations_result":${results}}`);
}
