/**
 * Reads GIFT as Moodle does, see https://docs.moodle.org/en/GIFT_format. Each question is read on its own, so that a fault
 * in one leaves the others as they are.
 */
import { type Problem, problem } from '@lulus/contract/messages';
import { decodeText } from '../decode-text.ts';
import { fileLanguage } from '../file-language.ts';
import { type SourceFile, Unreadable } from '../imported.ts';
import { decodeEscapes, encodeEscapes } from './escapes.ts';

export type GiftFormat = 'moodle' | 'html' | 'plain' | 'markdown';

export interface GiftText {
  text: string;
  format: GiftFormat;
}

export interface GiftAnswer {
  /** Share of the points in percent. */
  percent: number;
  text: GiftText;
  /** Null without a `#`. */
  feedback: string | null;
}

export type GiftBody =
  | { type: 'description' | 'essay' }
  | { type: 'choice'; isSingle: boolean; answers: GiftAnswer[] }
  | { type: 'short_answer' | 'number'; answers: GiftAnswer[] }
  | { type: 'match'; pairs: { left: GiftText; right: GiftText }[] }
  | { type: 'true_false'; isTrue: boolean; wrongFeedback: string; rightFeedback: string };

interface Place {
  line: number;
  lastLine: number;
  /** Names from the top category down. */
  category: string[];
}

export interface GiftQuestion extends Place {
  title: string;
  tags: string[];
  /** The text before the answers, and behind them in a question with a missing word. */
  text: GiftText;
  after: string;
  generalFeedback: GiftText | null;
  body: GiftBody;
}

export interface GiftFault extends Place {
  fault: Problem;
}

export interface GiftFile {
  entries: (GiftQuestion | GiftFault)[];
  /** Lines with bytes outside UTF-8. */
  guessed: Set<number>;
  language: 'en' | 'id';
}

class Fault extends Error {
  readonly problem: Problem;

  constructor(fault: Problem) {
    super(fault.code);
    this.problem = fault;
  }
}

/** A question's text with encoded escapes. */
interface Block {
  line: number;
  text: string;
  category: string[];
  tags: string[];
}

const isComment = (line: string) => line.trimStart().startsWith('//');
const CATEGORY = /^\s*\$CATEGORY:(.*)$/;

const linesIn = (text: string) => text.split('\n').length - 1;

/** Returns the names of a category. `//` in a name is a slash. */
function readCategory(path: string): string[] {
  const names = path
    .replaceAll('//', '\0')
    .split('/')
    .map((name) => name.replaceAll('\0', '/').trim());
  return names.filter((name, at) => name !== '' && !/^\$.*\$$/.test(name) && !(at <= 1 && name === 'top'));
}

/** Returns for each line whether answers that are open at an empty line before it go on. */
function findContinuations(lines: string[]): boolean[] {
  const continues: boolean[] = [];
  let isContinued = false;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as string;
    const text = isComment(line) ? '' : encodeEscapes(line).trim();
    const brace = /[{}]/.exec(text)?.[0];
    if (/^[~=}#]/.test(text)) isContinued = true;
    else if (/^(::|\$CATEGORY:)/.test(text)) isContinued = false;
    else if (brace) isContinued = brace === '}';
    continues[at] = isContinued;
  }
  return continues;
}

/** Returns the questions of a file, which empty lines separate. */
function readBlocks(lines: string[]): Block[] {
  const blocks: Block[] = [];
  const continues = findContinuations(lines);
  let category: string[] = [];
  let block: Block | null = null;
  let isOpen = false;
  const end = () => {
    if (block && block.text.trim() !== '') blocks.push(block);
    block = null;
    isOpen = false;
  };
  lines.forEach((line, at) => {
    const named = CATEGORY.exec(line);
    if (named) {
      end();
      category = readCategory(named[1] as string);
      return;
    }
    if (line.trim() === '' && !(isOpen && continues[at + 1])) {
      end();
      return;
    }
    const text = isComment(line) ? '' : encodeEscapes(line);
    if (isOpen && /^\s*::.*::/.test(text)) end();
    block ??= { line: at + 1, text: '', category, tags: [] };
    const isFirst = block.text === '';
    if (isComment(line)) {
      block.tags.push(
        ...[...line.matchAll(/\[(?:tag|id):([^\]]+)\]/g)].map(([, tag]) => (tag as string).trim()),
      );
      if (isFirst) block.line = at + 2;
      else block.text += '\n';
      return;
    }
    block.text += isFirst ? text : `\n${text}`;
    const last = Math.max(text.lastIndexOf('{'), text.lastIndexOf('}'));
    if (last >= 0) isOpen = text[last] === '{';
  });
  end();
  return blocks;
}

/** Splits questions that no empty line separates: answers end a line, and more answers or a title follow. */
function splitBlock(block: Block): Block[] {
  const blocks: Block[] = [];
  let own = block;
  for (;;) {
    const { text } = own;
    const open = text.indexOf('{');
    const close = text.indexOf('}', open);
    const rest = open < 0 || close < 0 ? '' : text.slice(close + 1);
    const follows = /^[^\S\n]*\n\s*/.exec(rest)?.[0];
    blocks.push(own);
    if (!follows || !(rest.includes('{') || rest.startsWith('::', follows.length))) return blocks;
    blocks[blocks.length - 1] = { ...own, text: text.slice(0, close + 1) };
    const line = own.line + linesIn(text.slice(0, close + 1) + follows);
    own = { ...block, line, text: rest.slice(follows.length), tags: [] };
  }
}

function readText(encoded: string, format: GiftFormat): GiftText {
  const [, named, rest] = /^\[(moodle|html|plain|markdown)\](.*)$/s.exec(encoded.trim()) ?? [];
  const text = decodeEscapes((rest ?? encoded).trim()).trim();
  return { text, format: (named as GiftFormat | undefined) ?? format };
}

/** Reads an answer behind its sign, such as `%50%text#feedback`. */
function readAnswer(encoded: string, percent: number, format: GiftFormat): GiftAnswer {
  const [, weight, rest] = /^%(-?\d{1,3}(?:\.\d*)?)%(.*)$/s.exec(encoded.trim()) ?? [];
  const written = rest ?? encoded;
  const at = written.indexOf('#');
  return {
    percent: weight === undefined ? percent : Number(weight),
    text: readText(at < 0 ? written : written.slice(0, at), format),
    feedback: at < 0 ? null : readText(written.slice(at + 1), format).text,
  };
}

const isBlank = ({ text, feedback }: GiftAnswer) => text.text === '' && !feedback;

function readChoice(encoded: string, format: GiftFormat): GiftBody {
  // Behind a space, signs begin answers. So one inside a word is a character that lacks its escape.
  const hasSpaced = /\s[=~]/.test(encoded);
  const inside = hasSpaced ? /[^\s=~]=\S*/.exec(encoded) : null;
  if (inside) throw new Fault(problem('gift_sign_inside', { text: decodeEscapes(inside[0]) }));
  const parts = encoded.split(/(?=[=~])/);
  const [first = ''] = parts;
  if (!/^[=~]/.test(first))
    throw new Fault(problem('gift_before_answers', { text: decodeEscapes(first.trim()) }));
  const answers = parts.map((part) => readAnswer(part.slice(1), part[0] === '=' ? 100 : 0, format));
  return { type: 'choice', isSingle: encoded.includes('='), answers: answers.filter((one) => !isBlank(one)) };
}

/** Reads the answers of a text or a number, each behind `=`. */
function readAnswers(type: 'short_answer' | 'number', encoded: string, format: GiftFormat): GiftBody {
  const parts = encoded.split('=').filter((part, at) => at > 0 || part.trim() !== '');
  const answers = parts.map((part) => readAnswer(part, 100, format));
  if (answers.length === 0 || answers.some(({ text }) => text.text === '')) {
    throw new Fault(problem('answer_text_missing'));
  }
  return { type, answers };
}

function readNumber(encoded: string, format: GiftFormat): GiftBody {
  const wrong = encoded.indexOf('~');
  const body = readAnswers('number', wrong < 0 ? encoded : encoded.slice(0, wrong), format);
  if (wrong < 0 || body.type !== 'number') return body;
  const feedback = encoded
    .slice(wrong + 1)
    .split(/[~#]/)
    .join(' ')
    .trim();
  return {
    ...body,
    answers: [
      ...body.answers,
      { percent: 0, text: { text: '*', format }, feedback: decodeEscapes(feedback) },
    ],
  };
}

function readMatch(encoded: string, format: GiftFormat): GiftBody {
  const parts = encoded.split('=').filter((part, at) => at > 0 || part.trim() !== '');
  const pairs = parts.map((part) => {
    const arrow = part.indexOf('->');
    if (arrow < 0) throw new Fault(problem('gift_pair', { text: decodeEscapes(part.trim()) }));
    return { left: readText(part.slice(0, arrow), format), right: readText(part.slice(arrow + 2), format) };
  });
  return { type: 'match', pairs };
}

function readBody(encoded: string, format: GiftFormat): GiftBody {
  if (encoded === '') return { type: 'essay' };
  if (encoded.startsWith('#')) return readNumber(encoded.slice(1), format);
  if (encoded.includes('~')) return readChoice(encoded, format);
  if (encoded.includes('=') && encoded.includes('->')) return readMatch(encoded, format);
  const [word = '', wrong = '', right = ''] = encoded.replace(/(?<=^\w+\s+)\/\/[^\n]*/, '').split('#');
  if (/^(T|F|TRUE|FALSE|[Tt]rue|[Ff]alse)$/.test(word.trim())) {
    return {
      type: 'true_false',
      isTrue: /^t/i.test(word.trim()),
      wrongFeedback: readText(wrong, format).text,
      rightFeedback: readText(right, format).text,
    };
  }
  return readAnswers('short_answer', encoded, format);
}

/** A comment behind a title or a brace, to the end of its line. */
const withoutComment = (text: string): string => text.replace(/^\s*\/\/[^\n]*(?:\n|$)/, '');

/** Finds the answers in braces. Returns null if there are none. */
function findAnswers(text: string, line: number): { before: string; answers: string; after: string } | null {
  const open = text.indexOf('{');
  const close = text.indexOf('}');
  if (open < 0 && close < 0) return null;
  const lineOf = (at: number) => line + linesIn(text.slice(0, at));
  if (open < 0 || (close >= 0 && close < open)) {
    throw new Fault(problem('gift_brace_unopened', { line: lineOf(close) }));
  }
  if (close < 0) throw new Fault(problem('gift_brace_unclosed', { line: lineOf(open) }));
  const inner = text.indexOf('{', open + 1);
  if (inner >= 0 && inner < close) throw new Fault(problem('gift_brace_inside', { line: lineOf(inner) }));
  const after = text.slice(close + 1);
  const another = /[{}]/.exec(after);
  if (another) throw new Fault(problem('gift_second_answers', { line: lineOf(close + 1 + another.index) }));
  return { before: text.slice(0, open), answers: withoutComment(text.slice(open + 1, close)).trim(), after };
}

function readQuestion({ text: block, line, tags, category }: Block): GiftQuestion {
  const [, title = '', titled] = /^\s*::(.*?)::(.*)$/s.exec(block) ?? [];
  const own = titled === undefined ? block : withoutComment(titled);
  const found = findAnswers(own, line + linesIn(block.slice(0, block.length - own.length)));
  const text = readText(found ? found.before : own, 'moodle');
  // A space before the missing word is part of the text.
  const space = found && /\s$/.test(found.before) ? ' ' : '';
  const place = { line, lastLine: line + linesIn(block), category };
  const after = found ? decodeEscapes(found.after.trimEnd()) : '';
  const separator = found ? found.answers.lastIndexOf('####') : -1;
  const general =
    found && separator >= 0 ? readText(found.answers.slice(separator + 4), text.format) : { text: '' };
  return {
    ...place,
    title: decodeEscapes(title).trim(),
    tags,
    text: after === '' ? text : { ...text, text: text.text + space },
    after,
    generalFeedback: general.text === '' ? null : (general as GiftText),
    body: found
      ? readBody((separator < 0 ? found.answers : found.answers.slice(0, separator)).trim(), text.format)
      : { type: 'description' },
  };
}

export function readGift(file: SourceFile): GiftFile {
  const { lines, guessed } = decodeText(file);
  const entries = readBlocks(lines)
    .flatMap(splitBlock)
    .map((block) => {
      try {
        return readQuestion(block);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        const { line, text, category } = block;
        return { line, lastLine: line + linesIn(text), category, fault: error.problem };
      }
    });
  if (entries.length === 0) throw new Unreadable(problem('no_questions_in_file'));
  const texts = lines.filter((line) => !isComment(line) && !CATEGORY.test(line));
  return { entries, guessed, language: fileLanguage(texts.join('\n')) };
}
