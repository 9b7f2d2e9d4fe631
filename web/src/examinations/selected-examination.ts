import { stored } from '../platform/device-store/stored.ts';
import { currentSession } from '../platform/session/session.ts';

/** Stores the id of the examination that the next screens show. */
export function selectExamination(id: string) {
  if (stored.examId.read() === id) return;
  stored.examId.write(id);
  forgetResult();
}

let pressed: { examId: string; by: string | undefined; left: number } | null = null;
const currentUserId = () => currentSession()?.user.id;

/**
 * Notes that the user pressed the button that starts an attempt. Only that button may call it: an address or a history
 * entry must not start an attempt, because its time runs at once.
 */
export function pressToBegin(examId: string, attemptsLeft: number) {
  selectExamination(examId);
  pressed = { examId, by: currentUserId(), left: attemptsLeft };
}

/** Returns the attempts left when this person pressed the start button, or 0 if there is no such press. */
export function pressedWith(examId: string): number {
  return pressed?.examId === examId && pressed.by !== undefined && pressed.by === currentUserId()
    ? pressed.left
    : 0;
}

export function forgetPress() {
  pressed = null;
}

/** Returns the id of the selected examination, or else of the last one viewed. */
export function selectedExaminationId(): string | null {
  return stored.examId.read() ?? stored.examDetail.read()?.id ?? null;
}

export function forgetResult() {
  stored.resultAnswer.remove();
  stored.resultScore.remove();
}
