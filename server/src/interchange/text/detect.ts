import type { SourceFile } from '../imported.ts';
import { readText } from './read.ts';

/** Returns whether a file looks like a text with numbered questions. */
export function detectText(file: SourceFile): boolean {
  try {
    const questions = readText(file).entries.filter((entry) => 'stem' in entry);
    return questions.length > 1 || questions.some(({ options }) => options.length > 1);
  } catch {
    return false;
  }
}
