export const QUESTION_HEADING = 'question-heading';

/** To the heading of the question on the screen, which is read out. */
export function focusQuestion() {
  document.getElementById(QUESTION_HEADING)?.focus();
}
