import { startExam } from '@lulus/contract';
import { drive } from '../http/drive.ts';
import { assertSuccess, send } from '../http/requests.ts';
import { type Examination, makeExamination } from '../school/examination.ts';
import { addPastAttempts } from '../school/past-attempts.ts';
import type { School } from '../school/school.ts';
import { makeStudents, type Student } from '../school/students.ts';
import { makeStudentsWithResults } from '../school/students-with-results.ts';
import { startingAttempts, submittingAttempts } from './attempts.ts';
import { fetchingPapers, listingExaminations, loggingIn, lookingAtLeaderboard } from './reads.ts';
import { savingAnswers } from './saves.ts';

/** `pastAnswers` are stored answers of earlier attempts. */
type Sizes = Record<'students' | 'pastAnswers' | 'connections', number>;

/** Starts an attempt of each student. Throws if one cannot start. */
export async function startAll(
  school: School,
  students: Student[],
  examination: Examination,
  connections: number,
): Promise<void> {
  const requests = students.map(({ headers }) =>
    send('POST', startExam.path, headers, { exam_id: examination.id }),
  );
  const next = () => {
    const request = requests.pop();
    return request === undefined ? undefined : { request, check: assertSuccess };
  };
  const { faults } = await drive({ port: school.port, connections, next });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await school.settle();
}

/** Creates students with running attempts at an examination. */
export async function fill(school: School, { students: count, pastAnswers, connections }: Sizes) {
  const students = await makeStudents(school.context, count);
  const examination = await makeExamination(school.context);
  if (pastAnswers > 0) await addPastAttempts(school.context, pastAnswers);
  await startAll(school, students, examination, connections);
  return { students, examination };
}

export type Scenarios = Awaited<ReturnType<typeof allScenarios>>;

/** Creates every scenario, and a school with the data for it. */
export async function allScenarios(school: School, sizes: Sizes) {
  const taken = await makeStudentsWithResults(school.context, sizes.students);
  const { students, examination } = await fill(school, sizes);
  const starts = startingAttempts(school, students);
  return {
    saves: savingAnswers(school, examination, students),
    starts,
    submits: submittingAttempts(school, starts.started),
    papers: fetchingPapers(examination, students),
    leaderboard: await lookingAtLeaderboard(school, students),
    dashboard: listingExaminations(taken.examinations, taken.students),
    logins: loggingIn(students),
  };
}
