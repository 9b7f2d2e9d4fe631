import { stored } from '../session/stored.ts';

/** Remembers which examination the next screens are about. */
export function chooseExamination(id: string) {
  if (stored.examId.read() === id) return;
  stored.examId.write(id);
  forgetResult();
}

/**
 * What the links carry by which an examination is begun. An address alone begins none: anybody can send one, and the time
 * would run as soon as it is opened.
 */
export const BEGINS = { begins: true };
export const isToBegin = (state: unknown) => (state as typeof BEGINS | null)?.begins === true;

/** The remembered examination, or the last one viewed. */
export function chosenExaminationId(): string | null {
  return stored.examId.read() ?? stored.examDetail.read()?.id ?? null;
}

export function forgetResult() {
  stored.resultAnswer.remove();
  stored.resultScore.remove();
}
