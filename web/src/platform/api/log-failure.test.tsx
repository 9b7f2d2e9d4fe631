import { expect, test, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderApp, someSettings } from '../../../test/render.tsx';
import { serverAnswer } from '../../../test/server-answers.ts';
import { anExaminationOfAdmins, EXAM_ID } from '../../examinations/test-examinations.ts';
import { stored } from '../device-store/stored.ts';
import { startSession } from '../session/session.ts';

const BANK_ID = '01a1fbd7-63b8-7644-8d79-6fc8de157dbd';
const validReplies: Record<string, unknown> = {
  '/api/settings': someSettings(),
  [`/api/examination/${EXAM_ID}/admin`]: anExaminationOfAdmins(),
};

function everythingElseFails() {
  vi.stubGlobal('fetch', async (path: string) =>
    path in validReplies ? serverAnswer(validReplies[path]) : serverAnswer({ message: 'Server broke.' }, 500),
  );
}

test.each([
  ['/dashboard', 'student', 'Exams list load'],
  ['/examinations', 'student', 'Exams list load'],
  ['/examination-detail', 'student', 'Exam detail load'],
  ['/result', 'student', 'Review load'],
  ['/leaderboard', 'student', 'Leaderboard fetch'],
  [`/admin/examination-bank?exam=${EXAM_ID}`, 'admin', 'Bank list fetch'],
  [`/admin/edit-examination-bank?exam=${EXAM_ID}&question=${BANK_ID}`, 'admin', 'Bank detail fetch'],
] as const)('a failed load at %s of the %s is logged in one line: %s', async (address, role, name) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  startSession(aToken({ role }));
  stored.examId.write(EXAM_ID);
  everythingElseFails();
  renderApp(address);
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(`${name} failure: ApiError: Server broke.`));
});
