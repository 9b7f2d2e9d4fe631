import { setImmediate } from 'node:timers/promises';
import { judgePassword } from '../auth/password-rules.ts';
import type { SheetRow, SheetStudent } from './read-rows.ts';

/** So many take some milliseconds, also where somebody has chosen them to be slow. */
const AT_ONCE = 20;

/** Why the password that stands in a row may not be its student's, where it may not. Lets others have their turn meanwhile. */
export async function judgePasswords(
  rows: SheetRow[],
  school_name: string,
): Promise<ReadonlyMap<SheetStudent, string>> {
  const weak = new Map<SheetStudent, string>();
  let judged = 0;
  for (const { student } of rows) {
    if (!student || student.password === null) continue;
    const reason = judgePassword(student.password, { ...student, role: 'student', school_name });
    if (reason) weak.set(student, reason);
    judged += 1;
    if (judged % AT_ONCE === 0) await setImmediate();
  }
  return weak;
}
