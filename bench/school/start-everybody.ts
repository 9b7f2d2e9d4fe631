import { startExam } from '@lulus/contract';
import { drive } from '../http/drive.ts';
import { assertSuccess } from '../http/refuse.ts';
import { send } from '../http/request.ts';
import type { Examination } from './examination.ts';
import type { School } from './school.ts';
import type { Student } from './students.ts';

/** Starts an attempt for each student. */
export async function startEverybody(
  { port }: School,
  { id: exam_id }: Examination,
  students: Student[],
  connections: number,
): Promise<void> {
  const waiting = [...students];
  const { faults } = await drive({
    port,
    connections,
    next() {
      const student = waiting.pop();
      if (!student) return undefined;
      return {
        request: send('POST', startExam.path, student.headers, { exam_id }),
        check: (answer) => assertSuccess(answer, 'a start'),
      };
    },
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
