import type { SourceFile } from '../imported.ts';
import { readText } from './read.ts';

/** Returns whether a file looks like a text with numbered questions. One question is enough if it has options or names its type. */
export function detectText(file: SourceFile): boolean {
  try {
    const questions = readText(file).entries.filter((entry) => 'stem' in entry);
    return questions.length > 1 || questions.some(({ options, settings }) => options.length > 1 || settings);
  } catch {
    return false;
  }
}
