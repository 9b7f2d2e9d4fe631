/** Saves the unsent answers as a file on this device. The student gives it to the teacher. */
import type { AnswerCopy } from '@lulus/contract';
import { fullName } from '../../platform/session/person.ts';
import { whoIsHere } from '../../platform/session/session.ts';
import { saveFile } from '../../platform/ui/content/save-file.ts';
import type { ExamSession } from '../session/exam-session.ts';

export function saveCopy({ attemptId, ports, getState }: ExamSession) {
  const { queue, paper } = getState();
  const student = whoIsHere();
  const copy: AnswerCopy = {
    attempt_id: attemptId,
    user_id: student?.id ?? '',
    student_name: student ? fullName(student) : '',
    examination_name: paper.name,
    saved_at: new Date(ports.clock.now()).toISOString(),
    answers: Object.values({ ...queue.refused, ...queue.waiting }),
  };
  const content = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
  saveFile(content, `answers-${attemptId.slice(-12)}.json`);
}
