/** Pages that students look at before and after examinations. */
import {
  getLeaderboard,
  getLeaderboardMonths,
  LEADERBOARD_PAGE_SIZE,
  type LeaderboardPage,
  listExaminations,
  type Reply,
} from '@lulus/contract';
import { openConnection } from '../http/connection.ts';
import { readBody } from '../http/read-body.ts';
import { insist, refuseFailure } from '../http/refuse.ts';
import { get } from '../http/request.ts';
import type { Examination } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import type { Student } from '../school/students.ts';
import { inTurns, type Scenario } from './scenario.ts';

export function listingExaminations({ id }: Examination, students: Student[]): Scenario {
  const nextStudent = inTurns(students);
  return {
    name: 'dashboard lists',
    next: () => ({
      request: get(listExaminations.path, nextStudent().headers),
      check(answer) {
        refuseFailure(answer, 'a dashboard list');
        const { examinations } = readBody(answer) as Reply<typeof listExaminations>;
        insist(
          examinations.some((one) => one.id === id),
          'A dashboard list lacks an examination.',
        );
      },
    }),
  };
}

async function currentMonth({ port }: School, { headers }: Student): Promise<string> {
  const connection = await openConnection(port);
  const answer = await connection.ask(get(getLeaderboardMonths.path, headers));
  connection.cut();
  refuseFailure(answer, 'the months');
  return (readBody(answer) as Reply<typeof getLeaderboardMonths>).current.month;
}

/** The first page of this month. */
export async function lookingAtLeaderboard(school: School, students: Student[]): Promise<Scenario> {
  const [first] = students;
  if (!first) throw new Error('There are no students.');
  const path = `${getLeaderboard.path}?month=${await currentMonth(school, first)}&page=1`;
  const nextStudent = inTurns(students);
  return {
    name: 'leaderboard pages',
    next: () => ({
      request: get(path, nextStudent().headers),
      check(answer) {
        refuseFailure(answer, 'a leaderboard page');
        const { entries } = readBody(answer) as LeaderboardPage;
        insist(entries.length === LEADERBOARD_PAGE_SIZE, 'A leaderboard page has not its ten lines.');
        insist(
          entries.every(
            ({ total_score }, place) => total_score <= (entries[place - 1]?.total_score ?? total_score),
          ),
          'A leaderboard page is not in order.',
        );
      },
    }),
  };
}
