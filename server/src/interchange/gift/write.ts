/** Writes questions as GIFT that Moodle reads. All texts are HTML, so that no sign can be taken for another. */
import type { BankItem, GapsKey, MatchKey, NumberKey, ShortAnswerKey } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { escapeText } from '../../content/write-html.ts';
import type { ExportedExamination, Loss, Written } from '../exported.ts';
import { mathToLatex } from '../formulas.ts';
import { findCommonLosses } from '../lost-parts.ts';
import { hasPicture } from '../rich-text.ts';
import { optionSharesOf } from '../written-shares.ts';
import { writeEscapes } from './escapes.ts';

class Refusal extends Error {
  readonly problem: Problem;

  constructor(refused: Problem) {
    super(refused.code);
    this.problem = refused;
  }
}

/** A percent sign at the start would begin a weight, and a bracket a format. */
function writeHtml(html: string): string {
  const written = mathToLatex(html.trim());
  if (written === null) throw new Refusal(problem('formulas_not_in_format'));
  const safe = written.replace(/^[%[]/, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('->', '-&gt;');
  return writeEscapes(safe);
}

const writeOption = (item: BankItem, text: string): string =>
  writeHtml(item.option_type === 'html' ? text : escapeText(text));
const writeRow = (item: BankItem, text: string): string =>
  writeHtml(item.rows_type === 'html' ? text : escapeText(text));

const writePercent = (share: number): string => String(Number((share * 100).toFixed(5)));

/** Returns the choices with their weights. With `=` one is picked, without it several are ticked. */
function writeChoice(item: BankItem, lost: Problem[]): string[] {
  const { shares, isSingle } = optionSharesOf(item, lost);
  const hasRight = isSingle && shares.some(([, share]) => share > 0);
  if (hasRight && shares.every(([, share]) => share === 1)) throw new Refusal(problem('all_options_right'));
  return shares.map(([option, share]) => {
    const text = writeOption(item, item.bank_option[option] ?? '');
    if (isSingle && share === 1) return `=${text}`;
    return share === 0 ? `~${text}` : `~%${writePercent(share)}%${text}`;
  });
}

function writeShortAnswer(key: ShortAnswerKey): string[] {
  if (key.length === 0) throw new Refusal(problem('format_needs_key'));
  return key.map(({ answer, share }) => {
    // GIFT has no escape for the arrow, which makes a matching question.
    if (answer.includes('->')) throw new Refusal(problem('text_not_in_format', { text: answer }));
    return `=${share === 1 && !answer.startsWith('%') ? '' : `%${writePercent(share)}%`}${/^\[/.test(answer) ? '[plain]' : ''}${writeEscapes(answer)}`;
  });
}

/** Multiplies two decimal strings, the second a percentage. */
function percentOf(value: string, percent: string): string {
  const [whole = '', digits = ''] = value.replace('-', '').split('.');
  const [percentWhole = '', percentDigits = ''] = percent.split('.');
  const places = digits.length + percentDigits.length + 2;
  const product = (BigInt(whole + digits) * BigInt(percentWhole + percentDigits))
    .toString()
    .padStart(places + 1, '0');
  return `${product.slice(0, -places)}.${product.slice(-places)}`.replace(/\.?0+$/, '');
}

function writeNumber(key: NumberKey): string {
  if ('min' in key) return `#${key.min}..${key.max}`;
  if (!('value' in key)) throw new Refusal(problem('format_needs_key'));
  const tolerance =
    'tolerance_percent' in key ? percentOf(key.value, key.tolerance_percent) : (key.tolerance ?? '0');
  return `#${key.value}:${tolerance || '0'}`;
}

function writeMatch(item: BankItem): string[] {
  const key = item.bank_key as MatchKey;
  const rows = Object.entries(item.bank_rows);
  if (rows.some(([row]) => key[row] === undefined)) throw new Refusal(problem('format_needs_key'));
  const unused = Object.keys(item.bank_option).filter((option) => !Object.values(key).includes(option));
  const right = (option: string) => writeOption(item, item.bank_option[option] ?? '');
  return [
    ...rows.map(([row, text]) => `=${writeRow(item, text)} -> ${right(key[row] as string)}`),
    ...unused.map((option) => `= -> ${right(option)}`),
  ];
}

/** Returns the answers of the only gap. */
function writeGap(item: BankItem): string[] {
  const [[number, gap] = [], another] = Object.entries(item.bank_gaps);
  if (number === undefined || !gap || another) throw new Refusal(problem('several_gaps'));
  const key = (item.bank_key as GapsKey)[number];
  if (key === undefined) throw new Refusal(problem('format_needs_key'));
  if (gap.type === 'number') return [writeNumber(key as NumberKey)];
  if (gap.type === 'text') return writeShortAnswer(key as ShortAnswerKey);
  const options = Object.entries(gap.options ?? {});
  if (options.every(([option]) => (key as string[]).includes(option))) {
    throw new Refusal(problem('all_options_right'));
  }
  if (!options.some(([option]) => (key as string[]).includes(option))) {
    throw new Refusal(problem('format_needs_key'));
  }
  return options.map(
    ([option, text]) => `${(key as string[]).includes(option) ? '=' : '~'}${writeHtml(escapeText(text))}`,
  );
}

function writeAnswers(item: BankItem, lost: Problem[]): string[] {
  switch (item.interaction) {
    case 'choice':
    case 'choice_multiple':
      return writeChoice(item, lost);
    case 'short_answer':
      return writeShortAnswer(item.bank_key as ShortAnswerKey);
    case 'number':
      return [writeNumber(item.bank_key as NumberKey)];
    case 'match':
      return writeMatch(item);
    case 'gaps':
      return writeGap(item);
    case 'essay':
      return [];
    default:
      throw new Refusal(problem('type_not_in_format'));
  }
}

/** Names the settings that the format does not have. */
function findLosses(item: BankItem): Problem[] {
  const { interaction, scoring_rule } = item;
  const isOtherRule =
    (interaction === 'match' && scoring_rule !== 'equal_parts') ||
    (interaction === 'gaps' && scoring_rule === 'equal_parts' && !hasShares(item));
  return [...findCommonLosses(item), ...(isOtherRule ? [problem('lost_rule')] : [])];
}

const hasShares = ({ bank_key }: BankItem): boolean =>
  Object.values(bank_key as GapsKey).some(
    (key) => Array.isArray(key) && key.some((one) => typeof one === 'object' && one.share < 1),
  );

function writeItem(item: BankItem, lost: Problem[]): string {
  const { bank_question, bank_option, bank_rows, bank_asset, hint, hint_type, tags, interaction } = item;
  const texts = [bank_question, ...Object.values(bank_option), ...Object.values(bank_rows), hint ?? ''];
  const files = Object.values(bank_asset).flat();
  if (files.length > 0 || item.option_type === 'file' || texts.some(hasPicture)) {
    throw new Refusal(problem('files_not_in_format'));
  }
  const answers = writeAnswers(item, lost);
  lost.push(...findLosses(item));
  const general = hint ? [`####${writeHtml(hint_type === 'html' ? hint : escapeText(hint))}`] : [];
  const braces = `{\n${[...answers, ...general].map((line) => `\t${line}\n`).join('')}}`;
  const stem = writeHtml(bank_question);
  const tagged = tags.map((tag) => `[tag:${tag.replaceAll(']', ')')}]`).join(' ');
  // Text behind the braces makes a missing word, also where it is only the end of the paragraph.
  const question = interaction === 'gaps' ? stem.replace(/\[\[\d+\]\]/, () => braces) : stem + braces;
  return `${tagged && `// ${tagged}\n`}[html]${question}\n`;
}

const writeCategory = (section: string): string => `$CATEGORY: ${section.replaceAll('/', '//')}\n`;

export function writeGift({ items }: ExportedExamination): Written {
  const refused: Loss[] = [];
  const lost: Loss[] = [];
  const parts: string[] = [];
  let section = '';
  for (const item of items) {
    const own: Problem[] = [];
    try {
      const question = writeItem(item, own);
      if (item.bank_section !== section) {
        section = item.bank_section;
        parts.push(writeCategory(section));
      }
      parts.push(question);
      lost.push(...own.map((problem) => ({ bank_id: item.id, problem })));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ bank_id: item.id, problem: error.problem });
    }
  }
  return { file: new TextEncoder().encode(parts.join('\n')), refused, lost };
}
