import { type Examination, makeExamination } from '../school/examination.ts';
import { addPastAttempts } from '../school/past-attempts.ts';
import type { School } from '../school/school.ts';
import { startEverybody } from '../school/start-everybody.ts';
import { makeStudents, type Student } from '../school/students.ts';
import { makeStudentsWithResults } from '../school/students-with-results.ts';
import { loggingIn } from './logins.ts';
import { listingExaminations, lookingAtLeaderboard } from './looks.ts';
import { fetchingPapers } from './papers.ts';
import { savingAnswers } from './saves.ts';
import type { Scenario } from './scenario.ts';
import { startingAttempts } from './starts.ts';
import { submittingAttempts } from './submits.ts';

export const SCENARIO_NAMES = [
  'saves',
  'starts',
  'submits',
  'papers',
  'leaderboard',
  'dashboard',
  'logins',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export interface Sizes {
  students: number;
  /** Stored answers of earlier attempts. */
  pastAnswers: number;
  connections: number;
}

/** Creates students with running attempts at an examination. Throws if they cannot start it. */
export async function fill(
  school: School,
  { students: count, pastAnswers, connections }: Sizes,
): Promise<{ students: Student[]; examination: Examination }> {
  const students = await makeStudents(school.context, count);
  const examination = await makeExamination(school.context);
  if (pastAnswers > 0) await addPastAttempts(school.context, pastAnswers);
  await startEverybody(school, examination, students, connections);
  await school.settle();
  return { students, examination };
}

/** Creates every scenario, and a school with the data for it. */
export async function allScenarios(school: School, sizes: Sizes) {
  const taken = await makeStudentsWithResults(school.context, sizes.students);
  const { students, examination } = await fill(school, sizes);
  const starts = startingAttempts(school, students);
  return {
    saves: savingAnswers(school, examination, students),
    starts,
    submits: submittingAttempts(school, starts),
    papers: fetchingPapers(examination, students),
    leaderboard: await lookingAtLeaderboard(school, students),
    dashboard: listingExaminations(taken.examinations, taken.students),
    logins: loggingIn(students),
  } satisfies Record<ScenarioName, Scenario>;
}
