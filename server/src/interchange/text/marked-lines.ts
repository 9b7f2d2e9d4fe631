/**
 * Reads the line format of public quiz collections. `#Q` stands before a question, and `^` before the text of its right
 * answer. Options stand behind letters without a dot. A text may have several lines.
 */
import { type Paragraph, sliceParagraph } from './paragraphs.ts';
import { isBlank } from './question-reader.ts';
import type { TextFile, TextOption, TextQuestion } from './text-question.ts';

const QUESTION = /^\s*#Q(?:\s+|$)/;
const KEY = /^\s*\^\s*/;
const OPTION = /^([A-Z])(?:\s+|$)/;

/** Returns whether a text has this format. */
export const hasMarkedLines = (lines: string[]): boolean =>
  lines.some((line) => QUESTION.test(line)) && lines.some((line) => KEY.test(line));

const letterOf = (paragraph: Paragraph | undefined): number =>
  (OPTION.exec(paragraph?.text ?? '')?.[1] ?? ' ').charCodeAt(0) - 65;

/** Reads options from the first one on. Lines without the next letter go on with the option before them. */
function readOptions(paragraphs: Paragraph[]): TextOption[] {
  const options: TextOption[] = [];
  for (const paragraph of paragraphs) {
    const at = letterOf(paragraph);
    const expected = (options.at(-1)?.at ?? -1) + 1;
    if (at >= expected && at <= expected + 2) {
      const content = [sliceParagraph(paragraph, OPTION.exec(paragraph.text)?.[0].length ?? 0)];
      options.push({ at, isMarked: false, content });
    } else options.at(-1)?.content.push(paragraph);
  }
  return options;
}

const textOf = (paragraphs: Paragraph[]): string => paragraphs.map(({ text }) => text).join(' ');
const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the letter of the option that has the text of the key. Any other key is no option, even if it is a letter. */
function findKey(key: string, options: TextOption[]): string {
  if (options.length === 0) return key;
  const texts = options.map(({ content }) => normalize(textOf(content)));
  const exact = texts.indexOf(normalize(key));
  const lower = normalize(key).toLowerCase();
  const found = exact >= 0 ? exact : texts.findIndex((text) => text.toLowerCase() === lower);
  return found >= 0 ? String.fromCharCode(65 + found) : `^ ${key}`;
}

/** Finds the first option: behind the key, or as two lines with A and B. */
function findOptions(paragraphs: Paragraph[], keyAt: number): number {
  const behind = paragraphs.findIndex((one, at) => keyAt >= 0 && at > keyAt && letterOf(one) === 0);
  if (behind >= 0) return behind;
  const pair = paragraphs.findIndex((one, at) => letterOf(one) === 0 && letterOf(paragraphs[at + 1]) === 1);
  return pair >= 0 ? pair : paragraphs.length;
}

function readQuestion(written: Paragraph[], number: number): TextQuestion {
  const [head, ...rest] = written as [Paragraph, ...Paragraph[]];
  const first = sliceParagraph(head, QUESTION.exec(head.text)?.[0].length ?? 0);
  const paragraphs = [first, ...rest].filter(({ text }) => text !== '');
  const keyAt = paragraphs.findIndex(({ text }) => KEY.test(text));
  const optionsAt = findOptions(paragraphs, keyAt);
  const isLast = keyAt > optionsAt;
  const options = readOptions(paragraphs.slice(optionsAt, isLast ? keyAt : undefined));
  const key = keyAt < 0 ? null : textOf(paragraphs.slice(keyAt, isLast ? undefined : optionsAt));
  return {
    line: head.line,
    lastLine: written.at(-1)?.line ?? head.line,
    number,
    section: '',
    kind: null,
    before: [],
    stem: paragraphs.slice(0, keyAt < 0 ? optionsAt : Math.min(keyAt, optionsAt)),
    options,
    key: key === null ? null : findKey(key.replace(KEY, ''), options),
    hint: [],
    points: null,
  };
}

/** Returns where text begins that an empty line separates from the options and the key of a question. */
function findOutside(written: Paragraph[], { options }: TextQuestion): number {
  const last = options.at(-1)?.content[0]?.line;
  if (last === undefined) return written.length;
  const key = written.findLastIndex(({ text }) => KEY.test(text));
  const end = written.findIndex((one, at) => at > key && one.line > last && isBlank(one));
  return end < 0 ? written.length : end;
}

/** Returns a question, and the text behind it that belongs to none. */
function readEntries(written: Paragraph[], number: number): TextFile['entries'] {
  const question = readQuestion(written, number);
  const end = findOutside(written, question);
  const outside = written.slice(end).filter((one) => !isBlank(one));
  const [first] = outside;
  if (!first) return [question];
  return [readQuestion(written.slice(0, end), number), { line: first.line, outside }];
}

export function readMarkedLines(paragraphs: Paragraph[], guessed: Set<number>): TextFile {
  const starts = paragraphs.flatMap(({ text }, at) => (QUESTION.test(text) ? [at] : []));
  const outside = paragraphs.slice(0, starts[0]).filter((one) => !isBlank(one));
  const [first] = outside;
  return {
    entries: [
      ...(first ? [{ line: first.line, outside }] : []),
      ...starts.flatMap((start, at) => readEntries(paragraphs.slice(start, starts[at + 1]), at + 1)),
    ],
    passages: {},
    guessed,
  };
}
