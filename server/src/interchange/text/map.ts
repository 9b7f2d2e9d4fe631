/** Maps questions of a text to the product's terms. */
import { MAX_OPTIONS_PER_QUESTION } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { readAnswerLetters } from '../answer-letters.ts';
import { isGuessed } from '../decode-text.ts';
import { fileLanguage } from '../file-language.ts';
import { latexToMath } from '../formulas.ts';
import type { Imported, ImportedItem, Ref, RefusedItem } from '../imported.ts';
import { htmlToText } from '../rich-text.ts';
import { type Answers, textsOf, wholeText } from './answers.ts';
import { findPoints } from './lines.ts';
import { mapWithSettings } from './map-settings.ts';
import { takeMarks } from './marks.ts';
import { inlineOf, OBJECT, type Paragraph, sliceParagraph } from './paragraphs.ts';
import type { TextFile, TextQuestion } from './text-question.ts';

/** Returns the place of a question. Documents without lines name its number. */
export type FindRef = (place: { line: number; number?: number }) => Ref;

const refToLine: FindRef = ({ line }) => problem('ref_line', { number: line });

const blockOf = (paragraph: Paragraph): string =>
  paragraph.isBlock ? inlineOf(paragraph) : `<p>${latexToMath(inlineOf(paragraph))}</p>`;
const toHtml = (paragraphs: Paragraph[]): string => paragraphs.map(blockOf).join('');

/** The words of a paragraph for a message. */
const wordsOf = (paragraph: Paragraph): string =>
  (paragraph.isBlock
    ? htmlToText(inlineOf(paragraph).replaceAll('</td>', ' </td>')).replace(/\s+/g, ' ')
    : wholeText(paragraph)
  ).replaceAll(OBJECT, '[…]');

/** Takes points in brackets at the end of a line from the text. */
function takePoints(stem: Paragraph[]): { stem: Paragraph[]; points: number | null } {
  for (const [at, paragraph] of stem.entries()) {
    const found = findPoints(paragraph.text);
    if (!found) continue;
    const rest = sliceParagraph(paragraph, 0, found.start);
    return { stem: stem.with(at, rest).filter(({ text }) => text !== ''), points: found.points };
  }
  return { stem, points: null };
}

const TRUE_OR_FALSE = /benar.*salah|true.*false|\bB\s*[/-]\s*S\b|\bT\s*\/\s*F\b/is;
const VERDICT = /^\(?(?:(B|benar|T|true)|S|salah|F|false)\)?\.?$/i;

/** Returns the answer of a statement that is true or false, or null for any other question. */
function readVerdict({ kind, key, section, stem, options }: TextQuestion): boolean | null {
  const found = VERDICT.exec(key?.trim() ?? '');
  const words = `${section} ${stem.map(({ text }) => text).join(' ')}`;
  if (kind !== null || options.length > 0 || !found || !TRUE_OR_FALSE.test(words)) return null;
  return found[1] !== undefined;
}

/** Returns whether a text without options has lines or a key that need them. */
function lacksOptions(question: TextQuestion): boolean {
  const { kind, options, stem, key } = question;
  if (kind !== null || options.length > 0 || readVerdict(question) !== null) return false;
  const labelled = stem.filter(({ text }) => /^\(?[A-Z]\s?[.):]\s*\S/.test(text));
  return labelled.length > 1 || /^\(?[A-Ea-e]\)?\.?$/.test(key?.trim() ?? '');
}

function findFault(question: TextQuestion): Problem | undefined {
  const { options, stem, before } = question;
  if (lacksOptions(question)) return problem('options_unreadable');
  if (stem.length + before.length === 0) return problem('question_text_missing');
  if (options.length === 1) return problem('too_few_options');
  if (options.length > MAX_OPTIONS_PER_QUESTION) {
    return problem('option_numbers', { max: MAX_OPTIONS_PER_QUESTION });
  }
  const wrong = options.findIndex(({ at }, index) => at !== index);
  const line = options[wrong]?.content[0]?.line;
  if (line !== undefined) return problem('option_missing', { letter: String.fromCharCode(65 + wrong), line });
  if (options.some(({ content }) => content.every(({ text }) => text === ''))) {
    return problem('answer_text_missing');
  }
  return undefined;
}

/** Reads answers that a document gives in another way than a text, such as in a table. Null for others. */
export type FindAnswers = (question: TextQuestion, warnings: Problem[]) => Answers | Problem | null;

interface Reading {
  findRef: FindRef;
  findAnswers: FindAnswers;
}

function mapOptions(question: TextQuestion, warnings: Problem[]): Answers {
  const { key, lastLine } = question;
  const { marked, options, unclear } = takeMarks(question);
  const { type, texts } = textsOf(options.map(({ content }) => content));
  const plain = options.map(({ content }) => content.map(({ text }) => text).join(' '));
  const read = key ? readAnswerLetters(key, plain) : null;
  if (key && !read) warnings.push(problem('answer_no_option', { answer: key, line: lastLine }));
  const right = read ?? marked;
  const lettersOf = (numbers: string[]) =>
    numbers.map((number) => String.fromCharCode(64 + Number(number))).join(', ');
  if (read && marked.length > 0 && lettersOf(read) !== lettersOf(marked)) {
    warnings.push(problem('two_keys', { kept: lettersOf(read), other: lettersOf(marked) }));
  }
  if (right.length === 0 && unclear.length > 0) {
    warnings.push(problem('marks_unclear', { letters: unclear.join(', ') }));
  }
  if (right.length === 0) warnings.push(problem('no_key_in_file'));
  return {
    interaction: right.length > 1 || question.isMultiple ? 'choice_multiple' : 'choice',
    option_type: type,
    bank_option: Object.fromEntries(texts.map((text, at) => [String(at + 1), text])),
    ...(right.length > 0 && { bank_key: right }),
  };
}

const mapTrueFalse = (isTrue: boolean, isEnglish: boolean): Answers => ({
  interaction: 'choice',
  option_type: 'text',
  bank_option: isEnglish ? { 1: 'True', 2: 'False' } : { 1: 'Benar', 2: 'Salah' },
  bank_key: [isTrue ? '1' : '2'],
  keep_option_order: true,
});

const ALTERNATIVE = /\s*[;\n]\s*|\s+(?:atau|or)\s+/i;

function mapAnswers(question: TextQuestion, warnings: Problem[]): Answers {
  const { kind, key } = question;
  if (question.options.length > 0) return mapOptions(question, warnings);
  const verdict = readVerdict(question);
  if (verdict !== null) return mapTrueFalse(verdict, /^\(?(?:T|F|true|false)\b/i.test(key?.trim() ?? ''));
  if (kind === 'short_answer') {
    if (!key) warnings.push(problem('no_key_in_file'));
    const answers = (key ?? '').split(ALTERNATIVE).filter((answer) => answer !== '');
    return {
      interaction: 'short_answer',
      ...(key && { bank_key: answers.map((answer) => ({ answer, share: 1 })) }),
    };
  }
  if (!key) return { interaction: 'essay', bank_key: null };
  warnings.push(problem('key_as_rubric'));
  return { interaction: 'essay', bank_key: null, rubric: [{ criterion: key, levels: [] }] };
}

const languageOf = ({ stem }: TextQuestion) => fileLanguage(stem.map(({ text }) => text).join(' '));

function mapQuestion(
  question: TextQuestion,
  guessed: Set<number>,
  { findRef, findAnswers }: Reading,
): ImportedItem | RefusedItem {
  const ref = findRef(question);
  const warnings: Problem[] = [];
  const found = question.settings
    ? mapWithSettings(question, languageOf(question), warnings)
    : findAnswers(question, warnings);
  const wrong = found && 'code' in found ? found : undefined;
  const fault = wrong ?? (found === null || question.settings ? findFault(question) : undefined);
  if (fault) return { ref, refused: fault };
  const { before, section, hint, key, otherKey, options, kind, passage } = question;
  if (found === null && kind === 'choice' && options.length === 0)
    return { ref, refused: problem('too_few_options') };
  const { stem, points } = takePoints(question.stem);
  const answers = found === null ? mapAnswers(question, warnings) : (found as Answers);
  if (before.length > 0) warnings.push(problem('text_before_added'));
  if (otherKey && key) warnings.push(problem('two_keys', { kept: key, other: otherKey }));
  if (isGuessed(guessed, question)) warnings.push(problem('characters_guessed'));
  const { type, texts } = textsOf([hint]);
  const weight = question.points ?? points;
  return {
    ref,
    section,
    fields: {
      ...answers,
      bank_question: toHtml([...before, ...stem]),
      ...(weight !== null && { bank_question_weight: weight }),
      ...(hint.length > 0 && { hint: texts[0] as string, hint_type: type }),
    },
    ...(passage && { stimulus: passage }),
    warnings,
  };
}

export function mapText(
  { entries, passages, guessed }: TextFile,
  { findRef = refToLine, findAnswers = () => null }: Partial<Reading> = {},
): Imported {
  const used = new Set(entries.map((entry) => ('stem' in entry ? entry.passage : undefined)));
  const outside = (line: number, paragraphs: Paragraph[]): RefusedItem => ({
    ref: findRef({ line }),
    refused: problem('outside_questions', { text: paragraphs.map(wordsOf).join(' ') }),
  });
  const unused = Object.entries(passages).filter(([key]) => !used.has(key));
  return {
    entries: [
      ...entries.map((entry) =>
        'stem' in entry
          ? mapQuestion(entry, guessed, { findRef, findAnswers })
          : outside(entry.line, entry.outside),
      ),
      ...unused.map(([key, content]) => outside(Number(key), content)),
    ],
    stimuli: Object.fromEntries(
      Object.entries(passages)
        .filter(([key]) => used.has(key))
        .map(([key, content]) => [key, { content: toHtml(content), files: [] }]),
    ),
    media: {},
  };
}
