/** Ends a section that has a timer. The student cannot return to it. */
import { NetworkError } from '../../platform/api/client.ts';
import { refusalOf } from '../api/refusal.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { readOpenSection } from '../time/section-time.ts';

/**
 * Sends waiting answers, then ends the open section, which accepts no answers afterwards. Idempotent, since the request
 * names the section. Throws if the server is unreachable or rejects it; then nothing has changed here.
 */
export async function finishOpenSection(session: ExamSession): Promise<void> {
  const { examId, attemptId, ports } = session;
  const { open } = session.getState();
  if (!open) return;
  if (!(await session.flush())) throw new NetworkError();
  const sentAt = ports.clock.mark();
  try {
    const reply = await ports.api.finishSection({ examId, attemptId }, open.section);
    ports.clock.observe(reply.now, sentAt);
    session.dispatch({ type: 'section_opened', open: readOpenSection(reply.section_pivot) });
  } catch (error) {
    if (refusalOf(error) !== 'over' || !(await session.syncState())) throw error;
  }
}
