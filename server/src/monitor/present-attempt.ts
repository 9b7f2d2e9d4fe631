import type { AttemptOfExamination, MonitoredAttempt } from '@lulus/contract';
import { listFirstEnds } from '../attempts/late/late-answers.queries.ts';
import { currentSection, sectionSeconds, sectionTimes } from '../attempts/sections/section-clock.ts';
import type { ExaminationsContext } from '../examinations/context.ts';
import type { Revision } from '../examinations/publishing/revision.ts';
import { couldBeSeen } from '../examinations/release/release.ts';
import { examineeOf } from '../students/examinee.ts';
import { type AttemptRow, getAttemptRow } from './monitor.queries.ts';

type PresentingContext = Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>;

function presentLate(row: AttemptRow, firstEnd: Date | undefined): MonitoredAttempt['late'] {
  const { late, late_at, claimed_from, claimed_to, late_ignored, submitted_at } = row;
  if (!late || !late_at || !claimed_from || !claimed_to) return null;
  return {
    count: late,
    received_at: late_at.toISOString(),
    claimed_from: claimed_from.toISOString(),
    claimed_to: claimed_to.toISOString(),
    result_visible: couldBeSeen(row, firstEnd ?? submitted_at ?? late_at, late_at),
    ignored: late_ignored === true,
  };
}

/** Presents the sections by their timers. In a closed attempt, the one in which it ended is over, too. */
function presentSections(
  row: AttemptRow,
  { sections }: Revision,
  now: Date,
): Pick<MonitoredAttempt, 'open_section' | 'ended_sections'> {
  const { submitted_at } = row;
  const seconds = sectionSeconds({ sections });
  const current = currentSection(row, seconds, submitted_at ?? now);
  if (!current) return { open_section: null, ended_sections: [] };
  const times = sectionTimes(row, seconds);
  const all = sections.map(({ name }, at) => {
    const { end, due } = times[at] ?? current;
    const ended = submitted_at && submitted_at < end ? submitted_at : end;
    return { name, due_at: end.toISOString(), ms_left: Math.max(0, due.getTime() - ended.getTime()) };
  });
  const ended_sections = all
    .slice(0, submitted_at ? current.section + 1 : current.section)
    .map(({ name, ms_left }) => ({ name, ms_left }));
  return { open_section: submitted_at ? null : (all[current.section] ?? null), ended_sections };
}

function presentAttempt(
  row: AttemptRow,
  revision: Revision,
  firstEnd: Date | undefined,
  now: Date,
): MonitoredAttempt {
  return {
    id: row.id,
    user: examineeOf(row),
    number: row.number,
    started_at: row.started_at.toISOString(),
    extra_time_percent: row.extra_time_percent,
    due_at: row.due_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    closed_by: row.closed_by,
    answered: row.answered,
    questions: revision.examination_bank_count,
    ...presentSections(row, revision, now),
    result_score: row.result_score,
    result_max: row.result_max,
    unmarked: row.unmarked,
    late: presentLate(row, firstEnd),
  };
}

export async function presentAttempts(
  { clock, db, revisions }: PresentingContext,
  rows: AttemptRow[],
): Promise<MonitoredAttempt[]> {
  const withLate = rows.filter(({ late }) => late !== null).map(({ id }) => id);
  const firstEnds = await listFirstEnds(db, withLate);
  const now = clock();
  return Promise.all(
    rows.map(async (row) =>
      presentAttempt(row, await revisions.get(row.revision_id), firstEnds.get(row.id), now),
    ),
  );
}

async function presentOne(context: PresentingContext, row: AttemptRow): Promise<MonitoredAttempt> {
  const [attempt] = await presentAttempts(context, [row]);
  return attempt as MonitoredAttempt;
}

export async function readAttempt(context: PresentingContext, id: string): Promise<MonitoredAttempt> {
  return presentOne(context, await getAttemptRow(context.db, id));
}

/** Presents an attempt with its examination. */
export async function presentOfExamination(
  context: PresentingContext,
  row: AttemptRow,
): Promise<AttemptOfExamination> {
  const { examination_id: id, examination_name } = row;
  return { ...(await presentOne(context, row)), examination: { id, examination_name } };
}
