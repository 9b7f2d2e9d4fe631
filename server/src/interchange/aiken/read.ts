/** Reads Aiken: a text, options on lines of their own behind letters, and a line `ANSWER: B`. */
import { type Problem, problem } from '@lulus/contract/messages';
import { decodeText } from '../decode-text.ts';
import { type SourceFile, Unreadable } from '../imported.ts';

export interface AikenQuestion {
  line: number;
  lastLine: number;
  /** Lines of the text, and of each option. */
  text: string[];
  options: string[];
  /** What stands behind `ANSWER:`; null if the line is missing. */
  answer: string | null;
  answerLine: number;
  fault?: Problem;
}

export interface AikenFile {
  questions: AikenQuestion[];
  /** Lines with bytes outside UTF-8. */
  guessed: Set<number>;
}

export const AIKEN_ANSWER = /^\s*ANSWERS?\s*:\s*(.*?)\s*$/i;
export const AIKEN_OPTION = /^\s*\(?([A-Za-z])\s*(?:\)|\.(?=\s|$|[^\s.]{2}))\s*(.*?)\s*$/;

const letterAt = (at: number) => String.fromCharCode(65 + at);

class Reader {
  readonly questions: AikenQuestion[] = [];
  private current: AikenQuestion | null = null;
  /** Lines behind the last option that may belong to it or to the next question. */
  private loose: { number: number; text: string }[] = [];
  private isAfterBlank = false;

  read(line: string, number: number): void {
    const text = line.trim();
    if (text === '') {
      this.isAfterBlank = true;
      return;
    }
    const answer = AIKEN_ANSWER.exec(line);
    if (answer) this.readAnswer(answer[1] as string, number);
    else this.readText(text, number);
    this.isAfterBlank = false;
  }

  private readAnswer(answer: string, number: number): void {
    this.keepLoose();
    this.current ??= this.start(number);
    this.current.answer = answer;
    this.current.answerLine = number;
    this.end(number);
  }

  private readText(text: string, number: number): void {
    const { current } = this;
    if (!current) {
      // The first line is the text, also if it begins like an option: "J. K. Rowling", "A. A. Milne".
      this.current = this.start(number);
      this.current.text.push(text);
      return;
    }
    const [, label, option = ''] = AIKEN_OPTION.exec(text) ?? [];
    const at = label ? label.toUpperCase().charCodeAt(0) - 65 : -1;
    if (at === current.options.length && !(this.isAfterBlank && this.loose.length > 0)) {
      this.keepLoose();
      current.options.push(option);
      current.lastLine = number;
      return;
    }
    if (current.options.length === 0) {
      current.text.push(text);
      current.lastLine = number;
      return;
    }
    if (at === 0 && this.loose.length > 0) {
      this.startFromLoose();
      this.readText(text, number);
      return;
    }
    if (this.isAfterBlank) {
      this.startFromLoose();
      this.readText(text, number);
      return;
    }
    if (at > current.options.length && this.loose.length === 0) {
      current.fault ??= problem('option_missing', { letter: letterAt(current.options.length), line: number });
    }
    this.loose.push({ number, text });
  }

  private start(line: number): AikenQuestion {
    return { line, lastLine: line, text: [], options: [], answer: null, answerLine: line };
  }

  /** Ends a question that has no answer. The loose lines, if any, begin the next one. */
  private startFromLoose(): void {
    const { loose } = this;
    this.loose = [];
    this.end(this.current?.lastLine ?? 0);
    const [first] = loose;
    if (!first) return;
    this.current = this.start(first.number);
    this.current.text = loose.map(({ text }) => text);
  }

  /** Adds the loose lines to the last option. */
  private keepLoose(): void {
    const { current, loose } = this;
    const last = (current?.options.length ?? 0) - 1;
    if (current && loose.length > 0) {
      current.options[last] = [current.options[last], ...loose.map(({ text }) => text)].join('\n');
    }
    this.loose = [];
  }

  end(lastLine: number): void {
    if (!this.current) return;
    this.keepLoose();
    this.questions.push({ ...this.current, lastLine });
    this.current = null;
  }
}

export function readAiken(file: SourceFile): AikenFile {
  const { lines, guessed } = decodeText(file);
  const reader = new Reader();
  lines.forEach((line, at) => {
    reader.read(line, at + 1);
  });
  reader.end(lines.length);
  if (reader.questions.length === 0) throw new Unreadable(problem('no_questions_in_file'));
  return { questions: reader.questions, guessed };
}
