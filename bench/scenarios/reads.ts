/** What students read before and after an examination, and their logins. */
import {
  getLeaderboard,
  getPaper,
  listExaminations,
  login,
  PAPER_VERSION_HEADER,
  type Paper,
} from '@lulus/contract';
import { getMonths } from '../../server/src/leaderboard/leaderboard.queries.ts';
import { type Answer, headerOf } from '../http/connection.ts';
import { assertSuccess, assertThat, decodeBody, get, headersOf, readBody, send } from '../http/requests.ts';
import type { Examination } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import { PASSWORD, type Student } from '../school/students.ts';
import { inTurns, type Scenario } from './scenario.ts';

export function loggingIn(students: Student[]): Scenario {
  const headers = headersOf();
  const waiting: Student[] = [];
  return {
    name: 'logins',
    async prepare(count) {
      waiting.splice(0, waiting.length, ...students.slice(0, count));
    },
    next() {
      const student = waiting.pop();
      if (!student) return undefined;
      const request = send('POST', login.path, headers, { email: student.email, password: PASSWORD });
      return { request, check: assertSuccess };
    },
  };
}

/**
 * Returns a check of papers. Parses the first paper of each form and encoding. Further ones must have the
 * same bytes, which is cheap to compare. A paper has `count` of the questions.
 */
export function paperCheck(
  { id, questions }: Examination,
  count = questions.length,
): (answer: Answer) => void {
  const papers = new Map<string, Buffer>();
  return (answer) => {
    assertSuccess(answer);
    const form = `${headerOf(answer, PAPER_VERSION_HEADER)} ${headerOf(answer, 'content-encoding')}`;
    const seen = papers.get(form);
    if (seen) return assertThat(seen.equals(answer.body), 'Two papers of one form differ.');
    const { exam } = readBody<Paper>(answer);
    const asked = Object.values(exam.examination_bank).flatMap((items) => items.map((item) => item.id));
    const own = new Set(asked.filter((question) => questions.includes(question)));
    const isWhole = exam.id === id && own.size === count && asked.length === count;
    assertThat(isWhole, 'A paper does not have the questions of its examination.');
    papers.set(form, Buffer.from(answer.body));
  };
}

export function fetchingPapers(examination: Examination, students: Student[]): Scenario {
  const check = paperCheck(examination);
  const path = `${getPaper.path}?exam_id=${examination.id}`;
  const nextStudent = inTurns(students);
  return { name: 'paper fetches', next: () => ({ request: get(path, nextStudent().headers), check }) };
}

/** The students must have a result of each of these examinations. */
export function listingExaminations(examinations: Examination[], students: Student[]): Scenario {
  const nextStudent = inTurns(students);
  return {
    name: 'dashboard lists',
    next: () => ({
      request: get(listExaminations.path, nextStudent().headers),
      check(answer) {
        assertSuccess(answer);
        const body = decodeBody(answer);
        const isWhole = examinations.every(({ id }) => body.includes(id));
        assertThat(isWhole, 'A dashboard list lacks an examination.');
      },
    }),
  };
}

/** Requests the first page of the current month. */
export async function lookingAtLeaderboard({ context }: School, students: Student[]): Promise<Scenario> {
  const { current } = await getMonths(context.db, context.clock(), context.config.TIME_ZONE);
  const path = `${getLeaderboard.path}?month=${current}&page=1`;
  const nextStudent = inTurns(students);
  return {
    name: 'leaderboard pages',
    next: () => ({ request: get(path, nextStudent().headers), check: assertSuccess }),
  };
}
