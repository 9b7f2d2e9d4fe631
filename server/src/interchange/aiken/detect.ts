import type { SourceFile } from '../imported.ts';
import { readAiken } from './read.ts';

/** Returns whether a file looks like Aiken. With numbers before most questions it is another text. */
export function detectAiken(file: SourceFile): boolean {
  try {
    const { questions } = readAiken(file);
    const numbered = questions.filter(({ text }) => /^\s*\(?\d+\s*[.)]/.test(text[0] ?? ''));
    const complete = questions.filter(({ options, answer }) => options.length > 1 && answer !== null);
    // A file with faults is still one of Aiken.
    const answered = questions.filter(({ answer }) => answer !== null);
    const isMostlyAnswered = answered.length * 2 > questions.length;
    return complete.length > 0 && isMostlyAnswered && numbered.length * 2 <= questions.length;
  } catch {
    return false;
  }
}
