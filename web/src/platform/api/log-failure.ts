/** The failures that must be logged, under the specification's names. */
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

/** Writes one line to the console. The screen shows the failure separately. */
export function logFailure(what: LoggedFailure, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for these lines.
  console.error(`${what} failure: ${error}`);
}
