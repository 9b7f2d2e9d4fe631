/** The failures that the specification has logged, by its names. */
export type LoggedFailure =
  | 'Question load'
  | 'Submit'
  | 'Review load'
  | 'Logout'
  | 'Exams list load'
  | 'Exam detail load'
  | 'Bank list fetch'
  | 'Bank detail fetch'
  | 'Leaderboard fetch';

/** One line in the console, beside what the screen shows. */
export function logFailure(what: LoggedFailure, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for these lines.
  console.error(`${what} failure: ${error}`);
}
