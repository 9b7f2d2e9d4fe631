/** What a text with numbered questions holds. */
import type { Field } from '../xlsx/columns.ts';
import type { SectionKind } from './lines.ts';
import type { Paragraph } from './paragraphs.ts';

export interface TextOption {
  /** From 0 for A. */
  at: number;
  isMarked: boolean;
  content: Paragraph[];
}

/** Statements with their columns, or the two sides of a matching. */
export interface Sides {
  rows: Paragraph[][];
  options: Paragraph[][];
  /** From ticks in the table. */
  key?: string;
  /** Each row stands beside its option. */
  isPaired?: boolean;
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
  /** Lines with settings. Set if the question names its type. */
  settings?: Map<Field, string>;
  sides?: Sides;
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
