import { getPaper } from '@lulus/contract';
import { get } from '../http/request.ts';
import { paperCheck } from '../school/check-paper.ts';
import type { Examination } from '../school/examination.ts';
import type { Student } from '../school/students.ts';
import { inTurns, type Scenario } from './scenario.ts';

export function fetchingPapers(examination: Examination, students: Student[]): Scenario {
  const check = paperCheck(examination);
  const path = `${getPaper.path}?exam_id=${examination.id}`;
  const nextStudent = inTurns(students);
  return { name: 'paper fetches', next: () => ({ request: get(path, nextStudent().headers), check }) };
}
