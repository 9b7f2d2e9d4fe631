/**
 * Reads a text with numbered questions as teachers type it. Options stand behind letters, keys behind "Kunci:" or in a list
 * at the end. Passages for several questions, sections, points and explanations are read too.
 */
import { problem } from '@lulus/contract/messages';
import { decodeText } from '../decode-text.ts';
import { type SourceFile, Unreadable } from '../imported.ts';
import { findQuestionRange } from '../question-range.ts';
import { findStyle } from './find-style.ts';
import { KeyList, readNumberedKey } from './key-list.ts';
import { findLetter, findNumber, type NumberLabel } from './labels.ts';
import {
  isAnnouncement,
  isInstruction,
  isInstructionHeading,
  isMatching,
  isPassageStart,
  isSectionHeading,
  readKeyLine,
  readKeyListHeading,
  readKeyPairs,
  type SectionKind,
  sectionKind,
  sectionName,
} from './lines.ts';
import { hasMarkedLines, readMarkedLines } from './marked-lines.ts';
import { type Paragraph, plainParagraphs, sliceParagraph } from './paragraphs.ts';
import { isBlank, QuestionReader, wholeText } from './question-reader.ts';
import type { TextFile } from './text-question.ts';

const SECTION_NAMES = { choice: 'PILIHAN GANDA', short_answer: 'ISIAN', essay: 'URAIAN' };
const SECTION_NUMBER = /^(?:[IVX]+|[A-Z])\s*[.)]/;
const MAX_GAP_IN_NUMBERS = 10;

class Reader extends QuestionReader {
  readonly passages: Record<string, Paragraph[]> = {};
  private readonly keys = new KeyList();
  private section = '';
  private kind: SectionKind = null;
  private passage: {
    key: string;
    first: number;
    last: number;
    heading: Paragraph;
    content: Paragraph[];
  } | null = null;
  private group: { key: string; last: number } | null = null;
  /** Number of the last item of a numbered list inside the question. */
  private listed: number | null = null;
  /** The same in numbered instructions before the questions. */
  private instructed: number | null = null;
  private isInKeys = false;

  readAll(): void {
    this.paragraphs.forEach((paragraph, at) => {
      if (isBlank(paragraph)) this.isAfterBlank = true;
      else {
        this.read(paragraph, at);
        this.isAfterBlank = false;
      }
    });
    this.endPassage();
    this.end();
    this.flush();
    const left = this.keys.apply(this.entries.filter((entry) => 'stem' in entry));
    this.pending.push(...left);
    this.flush();
  }

  private read(paragraph: Paragraph, at: number): void {
    if (this.isInKeys && this.readKey(paragraph, at)) return;
    this.isInKeys = false;
    if (this.readStructure(paragraph, at)) return;
    const number = findNumber(paragraph);
    if (number && this.isQuestion(paragraph, number, at)) {
      this.start(paragraph, number, at);
      return;
    }
    if (this.passage) {
      this.passage.content.push(paragraph);
      return;
    }
    if (this.readOptions(paragraph, at)) return;
    this.readContent(paragraph, at);
  }

  /** Reads a line of the list of keys. Returns false for a line that is none. */
  private readKey(paragraph: Paragraph, at: number): boolean {
    if (this.keys.readPairs(wholeText(paragraph), paragraph.line)) return true;
    if (this.keys.readNumbered(paragraph) || this.keys.readHint(paragraph)) return true;
    if (this.isKeyOfText(paragraph)) {
      this.keys.readAnswer(paragraph);
      return true;
    }
    return isSectionHeading(wholeText(paragraph)) && this.isKey(this.nextOf(at));
  }

  private isKey(paragraph: Paragraph | undefined): boolean {
    if (!paragraph) return false;
    if (readKeyPairs(wholeText(paragraph)) || readNumberedKey(paragraph)) return true;
    return this.isKeyOfText(paragraph);
  }

  /** Returns whether the line has the number of an earlier question without options. */
  private isKeyOfText(paragraph: Paragraph): boolean {
    const found = findNumber(paragraph);
    return this.entries.some(
      (entry) => 'stem' in entry && entry.number === found?.number && entry.options.length === 0,
    );
  }

  /** Reads what is neither question nor option. Returns false for everything else. */
  private readStructure(paragraph: Paragraph, at: number): boolean {
    const text = wholeText(paragraph);
    const { current } = this;
    if (current && this.readSetting(current, paragraph)) return true;
    const keys = this.isKeyOfPairs(text) ? null : readKeyListHeading(text);
    if (keys !== null && (keys !== '' || this.isKeyListNext(at))) {
      this.endPassage();
      this.end();
      this.isInKeys = true;
      this.keys.readPairs(keys, paragraph.line);
      return true;
    }
    if (this.isHeading(paragraph, at)) {
      this.endPassage();
      this.end();
      this.flush();
      this.section = sectionName(text);
      this.kind = sectionKind(text);
      this.instructed = null;
      this.style = findStyle(this.paragraphs, at + 1);
      return true;
    }
    if (isInstructionHeading(text) && this.isBetweenQuestions(at)) {
      this.end();
      this.pending.push(paragraph);
      this.instructed = 0;
      return true;
    }
    if (
      !this.passage &&
      isInstruction(text) &&
      (this.isBetweenQuestions(at) || this.startsTextSection(text))
    ) {
      this.end();
      this.flush();
      this.readInstruction(paragraph, at);
      return true;
    }
    const range = paragraph.label ? null : findQuestionRange(text);
    if (range && !findNumber(paragraph) && !findLetter(paragraph) && this.isQuestionNext(range.first, at)) {
      this.endPassage();
      this.end();
      this.flush();
      this.passage = { key: String(paragraph.line), ...range, heading: paragraph, content: [] };
      return true;
    }
    return current !== null && this.readAddition(current, paragraph, text);
  }

  /** Returns whether "Kunci: 1-C, 2-A" is the key of a table in the current question. */
  private isKeyOfPairs(text: string): boolean {
    const { stem = [], options = [], settings, key } = this.current ?? {};
    if (settings && key === null && readKeyPairs(readKeyLine(text) ?? '')) return true;
    const hasTable = options.length === 0 && stem.some(({ isBlock }) => isBlock);
    return hasTable && stem.some((one) => isMatching(one.text)) && readKeyLine(text) !== null;
  }

  /** Reads an order to students. It begins a section if it has a number, as in "II. Jawablah". */
  private readInstruction(paragraph: Paragraph, at: number): void {
    const text = wholeText(paragraph);
    const kind = sectionKind(text);
    if (kind !== null && SECTION_NUMBER.test(text)) {
      this.section = SECTION_NAMES[kind];
      this.kind = kind;
    } else if (this.kind === null) this.kind = kind;
    this.style = findStyle(this.paragraphs, at + 1);
    this.pending.push(paragraph);
    this.flush();
  }

  /** Returns whether the next question has a number. */
  private isQuestionNext(number: number, at: number): boolean {
    for (let next = at + 1; next < this.paragraphs.length; next++) {
      const found = findNumber(this.paragraphs[next] as Paragraph);
      if (found && (this.style === null || found.style === this.style)) {
        if (found.number === number) return true;
        if (found.number === this.lastNumber + 1) return false;
      }
    }
    return false;
  }

  /** Returns whether the current question, if any, may be over. A text after an empty line may still belong to it. */
  private isBetweenQuestions(at: number): boolean {
    const { current } = this;
    if (!current || current.options.length > 1 || current.key !== null || current.settings) return true;
    return this.isAfterBlank && !this.areOptionsAhead(at);
  }

  private isHeading(paragraph: Paragraph, at: number): boolean {
    if (!isSectionHeading(wholeText(paragraph)) && !this.isHeadingOfQuestions(paragraph, at)) return false;
    const letter = findLetter(paragraph);
    const isOption = this.current && letter && letter.at === this.expectedLetter() && this.mode !== 'done';
    return !isOption && (this.isBetweenQuestions(at) || this.hasNoOptions());
  }

  /** Returns whether a paragraph is formatted as a heading, and a question or a passage for some follows. */
  private isHeadingOfQuestions(paragraph: Paragraph, at: number): boolean {
    const next = this.nextOf(at);
    if (!paragraph.isHeading || findNumber(paragraph) || !next) return false;
    return findNumber(next) !== null || findQuestionRange(next.text) !== null;
  }

  private hasNoOptions(): boolean {
    return this.kind === 'essay' || this.kind === 'short_answer';
  }

  /** Returns whether "C. Jawablah" follows questions without options. */
  private startsTextSection(text: string): boolean {
    return this.hasNoOptions() && SECTION_NUMBER.test(text);
  }

  private isKeyListNext(at: number): boolean {
    const next = this.nextOf(at);
    if (!next || this.lastNumber === 0) return false;
    if (isSectionHeading(wholeText(next))) return this.isKey(this.nextOf(this.paragraphs.indexOf(next)));
    return this.isKey(next);
  }

  /** Returns whether a number begins a question, and not an item of a list in a text. */
  private isQuestion(paragraph: Paragraph, { number, style }: NumberLabel, at: number): boolean {
    if (this.passage) {
      if (this.style !== null && style !== this.style) return false;
      return number === this.passage.first;
    }
    if (this.instructed !== null) {
      if (number > this.instructed) {
        this.instructed = number;
        return false;
      }
      this.instructed = null;
    }
    const { current } = this;
    const isNext = number === this.lastNumber + 1;
    const isNear = number > this.lastNumber && number <= this.lastNumber + MAX_GAP_IN_NUMBERS;
    const isOver = !current || current.options.length > 1 || current.key !== null;
    if (this.style !== null && style !== this.style) return isOver && isNext;
    if (this.listed !== null && number === this.listed + 1) {
      const isBoth = isNext && this.looksLikeQuestion(paragraph, at);
      if (!isBoth) this.listed = number;
      return isBoth;
    }
    if (isNext || this.lastNumber === 0) return true;
    if (isOver && this.mode !== 'hint') return isNear || number === 1;
    if (number === 1) this.listed = 1;
    return isNear && number <= this.lastNumber + 3;
  }

  private looksLikeQuestion({ text }: Paragraph, at: number): boolean {
    const next = this.nextOf(at);
    return /([?!:]|…|\.{3})$/.test(text) || (next !== undefined && findLetter(next)?.at === 0);
  }

  private start(paragraph: Paragraph, { number, length }: NumberLabel, at: number): void {
    this.endPassage();
    this.end();
    // The head of a paper may have a table and a picture, too.
    const isTop = this.entries.length === 0;
    const isPassage = this.pending.some(
      ({ text, html, isBlock }) =>
        text.length > 150 || isPassageStart(text) || (!isTop && (isBlock || /<img/.test(html ?? ''))),
    );
    const before = isPassage ? this.pending : [];
    if (isPassage) this.pending = [];
    else this.flush();
    if (this.group && (number > this.group.last || number < this.lastNumber)) this.group = null;
    this.lastNumber = number;
    this.listed = null;
    this.mode = 'stem';
    this.current = {
      line: paragraph.line,
      lastLine: paragraph.line,
      number,
      section: this.section,
      kind: this.kind,
      before,
      stem: [],
      options: [],
      key: null,
      hint: [],
      points: null,
      ...(this.group && { passage: this.group.key }),
    };
    const stem = sliceParagraph(paragraph, length);
    if (stem.text !== '') this.addToStem(this.current, stem, at);
  }

  private endPassage(): void {
    const { passage } = this;
    if (!passage) return;
    const { key, heading, content, last } = passage;
    const isNeeded = content.length === 0 || !isAnnouncement(heading.text);
    this.passages[key] = isNeeded ? [heading, ...content] : content;
    this.group = { key, last };
    this.passage = null;
  }

  private flush(): void {
    const [first] = this.pending;
    if (first) this.entries.push({ line: first.line, outside: this.pending });
    this.pending = [];
  }
}

/** Reads paragraphs of any source. */
export function readParagraphs(paragraphs: Paragraph[], guessed: Set<number> = new Set()): TextFile {
  const reader = new Reader(paragraphs);
  reader.readAll();
  if (reader.entries.length === 0) throw new Unreadable(problem('no_questions_in_file'));
  return { entries: reader.entries, passages: reader.passages, guessed };
}

export function readText(file: SourceFile): TextFile {
  const { lines, guessed } = decodeText(file);
  const paragraphs = plainParagraphs(lines);
  return hasMarkedLines(lines) ? readMarkedLines(paragraphs, guessed) : readParagraphs(paragraphs, guessed);
}
