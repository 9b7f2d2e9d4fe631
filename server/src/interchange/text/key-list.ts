/** The list of right answers at the end of a text. */
import { findNumber } from './labels.ts';
import { readKeyPairs } from './lines.ts';
import type { Paragraph } from './paragraphs.ts';
import { addOtherKey, type TextQuestion } from './text-question.ts';

interface ListedKey {
  number: number;
  key: string;
  line: number;
}

export class KeyList {
  private readonly keys: ListedKey[] = [];

  /** Reads "1. A 2. C". Returns false for a text that has anything else. */
  readPairs(text: string, line: number): boolean {
    const pairs = readKeyPairs(text);
    this.keys.push(...(pairs ?? []).map(([number, key]) => ({ number, key, line })));
    return pairs !== null;
  }

  /** Reads the answer of a question without options, such as "16. Fotosintesis". */
  readAnswer(paragraph: Paragraph): void {
    const found = findNumber(paragraph);
    const { text, line } = paragraph;
    if (found) this.keys.push({ number: found.number, key: text.slice(found.length).trim(), line });
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
    for (const { number, key, line } of this.keys) {
      const question = open.get(number)?.shift();
      if (!question) left.push({ line, text: `${number}. ${key}` });
      else if (question.key === null || question.key === '') question.key = key;
      else if (question.key !== key) addOtherKey(question, key);
    }
    return left;
  }
}
