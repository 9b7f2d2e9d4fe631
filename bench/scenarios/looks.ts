/** Pages that students open before and after examinations. */
import {
  getLeaderboard,
  getLeaderboardMonths,
  LEADERBOARD_PAGE_SIZE,
  type LeaderboardPage,
  listExaminations,
  type Reply,
} from '@lulus/contract';
import { type Answer, headerOf, openConnection } from '../http/connection.ts';
import { readBody } from '../http/read-body.ts';
import { assertSuccess, assertThat } from '../http/refuse.ts';
import { get } from '../http/request.ts';
import type { Examination } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import type { Student } from '../school/students.ts';
import { inTurns, type Scenario } from './scenario.ts';

/** Each student has other results, so no two lists are equal. Parsing all of them would be too slow. */
const READ_EVERY = 20;

function isWhole(answer: Answer, due: Examination[]): boolean {
  const { examinations, examinations_result } = readBody(answer) as Reply<typeof listExaminations>;
  const listed = new Set(examinations.map(({ id }) => id));
  return due.every(({ id }) => listed.has(id)) && Object.keys(examinations_result).length === due.length;
}

/** The students must have a result of each of these examinations, and of no other. */
export function listingExaminations(examinations: Examination[], students: Student[]): Scenario {
  const nextStudent = inTurns(students);
  let looks = 0;
  return {
    name: 'dashboard lists',
    next: () => ({
      request: get(listExaminations.path, nextStudent().headers),
      check(answer) {
        assertSuccess(answer, 'a dashboard list');
        const isPlain = headerOf(answer, 'content-encoding') === undefined;
        const isDue =
          isPlain && looks++ % READ_EVERY > 0
            ? examinations.every(({ id }) => answer.body.includes(id))
            : isWhole(answer, examinations);
        assertThat(isDue, 'A dashboard list lacks an examination or a result.');
      },
    }),
  };
}

async function currentMonth({ port }: School, { headers }: Student): Promise<string> {
  const connection = await openConnection(port);
  const answer = await connection.ask(get(getLeaderboardMonths.path, headers));
  connection.cut();
  assertSuccess(answer, 'the months');
  return (readBody(answer) as Reply<typeof getLeaderboardMonths>).current.month;
}

/** Requests the first page of the current month. */
export async function lookingAtLeaderboard(school: School, students: Student[]): Promise<Scenario> {
  const [first] = students;
  if (!first) throw new Error('There are no students.');
  const path = `${getLeaderboard.path}?month=${await currentMonth(school, first)}&page=1`;
  const nextStudent = inTurns(students);
  let seen: Buffer | undefined;
  return {
    name: 'leaderboard pages',
    next: () => ({
      request: get(path, nextStudent().headers),
      check(answer) {
        assertSuccess(answer, 'a leaderboard page');
        if (seen?.equals(answer.body)) return;
        const { entries } = readBody(answer) as LeaderboardPage;
        assertThat(entries.length === LEADERBOARD_PAGE_SIZE, 'A leaderboard page has not its ten lines.');
        assertThat(
          entries.every(
            ({ total_score }, place) => total_score <= (entries[place - 1]?.total_score ?? total_score),
          ),
          'A leaderboard page is not in order.',
        );
        seen = Buffer.from(answer.body);
      },
    }),
  };
}
