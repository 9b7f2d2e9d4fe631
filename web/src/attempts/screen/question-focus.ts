export const QUESTION_HEADING = 'question-heading';

/** Focuses the heading of the current question, so that screen readers announce it. */
export function focusQuestion() {
  document.getElementById(QUESTION_HEADING)?.focus();
}
