/** The list of right answers at the end of a text. */
import { findNumber } from './labels.ts';
import { isSectionHeading, readHintLine, readKeyLine, readKeyPairs } from './lines.ts';
import { type Paragraph, sliceParagraph } from './paragraphs.ts';
import { addOtherKey, type TextQuestion } from './text-question.ts';

interface ListedKey {
  number: number;
  key: string;
  line: number;
  hint: Paragraph[];
}

/** Returns the number and the key of "1. Jawaban: A". */
export function readNumberedKey(paragraph: Paragraph): { number: number; key: string } | null {
  const found = findNumber(paragraph);
  const key = found && readKeyLine(paragraph.text.slice(found.length).trim());
  return key ? { number: found.number, key } : null;
}

export class KeyList {
  private readonly keys: ListedKey[] = [];
  private isInHint = false;

  /** Reads "1. A 2. C". Returns false for a text that has anything else. */
  readPairs(text: string, line: number): boolean {
    const pairs = readKeyPairs(text);
    for (const [number, key] of pairs ?? []) this.add({ number, key, line });
    return pairs !== null;
  }

  /** Reads "1. Jawaban: A". Returns false for any other line. */
  readNumbered(paragraph: Paragraph): boolean {
    const key = readNumberedKey(paragraph);
    if (key) this.add({ ...key, line: paragraph.line });
    return key !== null;
  }

  /** Reads the explanation of the last key. Returns false for any other line. */
  readHint(paragraph: Paragraph): boolean {
    const last = this.keys.at(-1);
    const hint = readHintLine(paragraph.text);
    if (hint !== null) this.isInHint = true;
    if (!last || !this.isInHint || findNumber(paragraph) || isSectionHeading(paragraph.text)) return false;
    if (hint === null) last.hint.push(paragraph);
    else if (hint !== '')
      last.hint.push(sliceParagraph(paragraph, paragraph.text.trimEnd().length - hint.length));
    return true;
  }

  private add(key: Omit<ListedKey, 'hint'>): void {
    this.keys.push({ ...key, hint: [] });
    this.isInHint = false;
  }

  /** Reads the answer of a question without options, such as "16. Fotosintesis". */
  readAnswer(paragraph: Paragraph): void {
    const found = findNumber(paragraph);
    const { text, line } = paragraph;
    if (found) this.add({ number: found.number, key: text.slice(found.length).trim(), line });
  }

  /**
   * Gives each question its key. The same number in two sections takes the keys in their order. Returns the keys that no
   * question has.
   */
  apply(questions: TextQuestion[]): Paragraph[] {
    const open = new Map<number, TextQuestion[]>();
    for (const question of questions) {
      open.set(question.number, [...(open.get(question.number) ?? []), question]);
    }
    const left: Paragraph[] = [];
    for (const { number, key, line, hint } of this.keys) {
      const question = open.get(number)?.shift();
      question?.hint.push(...hint);
      if (!question) left.push({ line, text: `${number}. ${key}` }, ...hint);
      else if (question.key === null || question.key === '') question.key = key;
      else if (question.key !== key) addOtherKey(question, key);
    }
    return left;
  }
}
