/** What a text with numbered questions holds. */
import type { SectionKind } from './lines.ts';
import type { Paragraph } from './paragraphs.ts';

export interface TextOption {
  /** From 0 for A. */
  at: number;
  isMarked: boolean;
  content: Paragraph[];
}

export interface TextQuestion {
  line: number;
  lastLine: number;
  number: number;
  section: string;
  kind: SectionKind;
  /** Text that stands before the question and names no questions. */
  before: Paragraph[];
  stem: Paragraph[];
  options: TextOption[];
  key: string | null;
  /** Several options may be right, although the key has one. */
  isMultiple?: boolean;
  /** Further keys of a question that has one. */
  otherKey?: string;
  hint: Paragraph[];
  points: number | null;
  passage?: string;
}

/** Text that belongs to no question, such as the name of the school. */
export interface TextOutside {
  line: number;
  outside: Paragraph[];
}

export interface TextFile {
  entries: (TextQuestion | TextOutside)[];
  passages: Record<string, Paragraph[]>;
  /** Lines with bytes outside UTF-8. */
  guessed: Set<number>;
}

export function addOtherKey(question: TextQuestion, key: string): void {
  question.otherKey = question.otherKey ? `${question.otherKey}; ${key}` : key;
}
