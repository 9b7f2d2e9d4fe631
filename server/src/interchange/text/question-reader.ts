/** Reads the lines of a question: its text, options, settings, key and explanation. */
import { findStyle } from './find-style.ts';
import { findInnerLetters, findLetter, findNumber, type LetterLabel } from './labels.ts';
import { isPassageStart, readHintLine, readKeyLine, readPointsLine } from './lines.ts';
import { type Paragraph, sliceParagraph } from './paragraphs.ts';
import { addSetting, addToSettings, readSettingLine, startsSettings } from './setting-lines.ts';
import { addOtherKey, type TextOutside, type TextQuestion } from './text-question.ts';

type Mode = 'stem' | 'options' | 'settings' | 'key' | 'hint' | 'done';

/** Paragraphs in which the second option must follow the first one. */
const OPTION_WINDOW = 10;

export const isBlank = ({ text, label, isBlock }: Paragraph) => text === '' && !label && !isBlock;
export const wholeText = ({ text, label }: Paragraph) => (label ? `${label} ${text}` : text);

export class QuestionReader {
  readonly entries: (TextQuestion | TextOutside)[] = [];
  protected readonly paragraphs: Paragraph[];
  protected current: TextQuestion | null = null;
  protected mode: Mode = 'done';
  /** Paragraphs that belong to no question so far. */
  protected pending: Paragraph[] = [];
  protected style: string | null = null;
  protected lastNumber = 0;
  protected isAfterBlank = false;

  constructor(paragraphs: Paragraph[]) {
    this.paragraphs = paragraphs;
    this.style = findStyle(paragraphs, 0);
  }

  /** Reads a line such as "Jenis: Uraian", and what follows it. */
  protected readSetting(current: TextQuestion, paragraph: Paragraph): boolean {
    const line = paragraph.label ? null : readSettingLine(paragraph.text);
    if (!line || !(current.settings || startsSettings(line, current.stem))) return false;
    current.settings ??= new Map();
    current.lastLine = paragraph.line;
    this.mode = 'settings';
    addSetting(current, line, paragraph);
    return true;
  }

  /** Reads the key, explanation or points of the current question. */
  protected readAddition(current: TextQuestion, paragraph: Paragraph, text: string): boolean {
    const key = readKeyLine(text);
    if (key !== null) {
      const written = key.replace(/^[.…_\s]+$/, '');
      if (!current.key) current.key = written;
      else if (written !== '') addOtherKey(current, written);
      this.mode = 'key';
    } else if (readHintLine(text) !== null) {
      const length = (readHintLine(text) as string).length;
      const hint = sliceParagraph(paragraph, paragraph.text.trimEnd().length - length);
      if (length > 0) current.hint.push(hint);
      this.mode = 'hint';
    } else if (readPointsLine(text, this.mode === 'stem') !== null) {
      current.points = readPointsLine(text, this.mode === 'stem');
    } else return false;
    current.lastLine = paragraph.line;
    return true;
  }

  protected areOptionsAhead(at: number): boolean {
    for (const paragraph of this.paragraphs.slice(at + 1, at + 1 + OPTION_WINDOW)) {
      if (findLetter(paragraph)?.at === 0) return true;
      const number = findNumber(paragraph);
      if (number && number.style === this.style) return false;
    }
    return false;
  }

  protected nextOf(at: number): Paragraph | undefined {
    return this.paragraphs.slice(at + 1, at + 20).find((paragraph) => !isBlank(paragraph));
  }

  /** Adds a line to the text. Options may follow in the same line. */
  protected addToStem(current: TextQuestion, paragraph: Paragraph, at: number): void {
    const next = this.nextOf(at);
    const inner =
      this.takesOptions(current) && !(next && findLetter(next)?.at === 0)
        ? this.findInner(paragraph, 0, -1, next)
        : [];
    const isRow = inner.length > 2 || (inner.length === 2 && /\t|\s{2}/.test(paragraph.text));
    if (!isRow || inner[0]?.at !== 0) {
      current.stem.push(paragraph);
      return;
    }
    current.stem.push(sliceParagraph(paragraph, 0, inner[0].start));
    this.addOptions(current, paragraph, inner);
  }

  protected takesOptions({ kind, key }: TextQuestion): boolean {
    return kind !== 'essay' && kind !== 'short_answer' && key === null && this.mode !== 'hint';
  }

  /** The first letter that the question does not have. */
  protected expectedLetter(): number {
    const seen = new Set(this.current?.options.map((option) => option.at));
    let at = 0;
    while (seen.has(at)) at++;
    return at;
  }

  protected readOptions(paragraph: Paragraph, at: number): boolean {
    const { current } = this;
    const letter = findLetter(paragraph);
    if (!current || !letter || !this.takesOptions(current)) return false;
    const expected = this.expectedLetter();
    const next = this.nextOf(at);
    const inner = this.findInner(paragraph, letter.length, letter.at, next);
    if (current.options.length === 0) {
      if (letter.at !== 0 || !(inner.length > 0 || this.followsSecond(at))) return false;
    } else if (letter.at < expected || letter.at > expected + 2) return false;
    this.addOptions(current, paragraph, [{ ...letter, start: 0, end: letter.length }, ...inner]);
    return true;
  }

  private followsSecond(at: number): boolean {
    for (const paragraph of this.paragraphs.slice(at + 1, at + 1 + OPTION_WINDOW)) {
      const letter = findLetter(paragraph)?.at;
      if (letter === 0 || letter === 1) return letter === 1;
      if (findNumber(paragraph)?.number === this.lastNumber + 1) return false;
    }
    return false;
  }

  private findInner(paragraph: Paragraph, from: number, first: number, next: Paragraph | undefined) {
    const seen = new Set(this.current?.options.map((option) => option.at));
    const following = next && findLetter(next)?.at;
    let last = first;
    return findInnerLetters(paragraph.text, from, (at, isSpaced) => {
      const isNext = at === last + 1 || (isSpaced && last >= 0 && at > last && at <= last + 8);
      if (!isNext || seen.has(at) || at === following) return false;
      last = at;
      return true;
    });
  }

  private addOptions(
    current: TextQuestion,
    paragraph: Paragraph,
    letters: (LetterLabel & { start: number; end: number })[],
  ): void {
    letters.forEach(({ at, isMarked, end }, index) => {
      const content = sliceParagraph(paragraph, end, letters[index + 1]?.start);
      current.options.push({ at, isMarked, content: [content] });
    });
    this.mode = 'options';
    current.lastLine = paragraph.line;
  }

  /** Reads a line that belongs to what stands before it. */
  protected readContent(paragraph: Paragraph, at: number): void {
    const { current } = this;
    const isOver = this.mode === 'options' && (this.isAfterBlank || isPassageStart(paragraph.text));
    const isInSettings = current?.settings !== undefined && !this.isAfterBlank;
    const hasKey =
      this.mode === 'key' && current?.key !== '' && current?.options.length !== 0 && !isInSettings;
    if (!current || this.mode === 'done' || isOver || hasKey) {
      this.end();
      this.pending.push(paragraph);
      return;
    }
    current.lastLine = paragraph.line;
    if (this.mode === 'stem') this.addToStem(current, paragraph, at);
    else if (this.mode === 'hint') current.hint.push(paragraph);
    else if (this.mode === 'settings') addToSettings(current, paragraph);
    else if (this.mode === 'key') current.key = `${current.key}\n${wholeText(paragraph)}`.trim();
    else current.options.at(-1)?.content.push(paragraph);
  }

  protected end(): void {
    if (this.current) {
      this.current.options.sort((one, other) => one.at - other.at);
      this.entries.push(this.current);
    }
    this.current = null;
    this.mode = 'done';
  }
}
