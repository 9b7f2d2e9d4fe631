import { stored } from '../session/stored.ts';

/** Remembers which examination the next screens are about. */
export function chooseExamination(id: string) {
  if (stored.examId.read() === id) return;
  stored.examId.write(id);
  forgetResult();
}

/** The remembered examination, or the last one viewed. */
export function chosenExaminationId(): string | null {
  return stored.examId.read() ?? stored.examDetail.read()?.id ?? null;
}

export function forgetResult() {
  stored.resultAnswer.remove();
  stored.resultScore.remove();
}
