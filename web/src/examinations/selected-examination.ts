import { stored } from '../platform/device-store/stored.ts';
import { currentSession } from '../platform/session/session.ts';

/** Remembers which examination the next screens are about. */
export function selectExamination(id: string) {
  if (stored.examId.read() === id) return;
  stored.examId.write(id);
  forgetResult();
}

let pressed: { examId: string; by: string | undefined; left: number } | null = null;
// Of the session: what local storage says can have been put there for the next one.
const personNow = () => currentSession()?.user.id;

/**
 * Only the button that begins an examination calls this. No address and no history entry of the tab begins one, because
 * its time would run at once. Anyone can send an address, and an entry stays for the next person who logs in.
 */
export function pressToBegin(examId: string, attemptsLeft: number) {
  selectExamination(examId);
  pressed = { examId, by: personNow(), left: attemptsLeft };
}

/** How many attempts were left where this person pressed it, since an examination was last opened; 0 where they have not. */
export function pressedWith(examId: string): number {
  return pressed?.examId === examId && pressed.by !== undefined && pressed.by === personNow()
    ? pressed.left
    : 0;
}

export function forgetPress() {
  pressed = null;
}

/** The remembered examination, or the last one viewed. */
export function selectedExaminationId(): string | null {
  return stored.examId.read() ?? stored.examDetail.read()?.id ?? null;
}

export function forgetResult() {
  stored.resultAnswer.remove();
  stored.resultScore.remove();
}
