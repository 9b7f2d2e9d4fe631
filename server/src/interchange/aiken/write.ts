/** Writes single choices as Aiken. It has plain text in single lines only. */
import type { BankItem } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import type { ExportedExamination, Loss, Written } from '../exported.ts';
import { findCommonLosses } from '../lost-parts.ts';
import { hasFormula, hasPicture, htmlToText, isFormatted } from '../rich-text.ts';
import { AIKEN_ANSWER } from './read.ts';

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns why the format cannot hold a question. */
function findRefusal(item: BankItem): Problem | undefined {
  const { interaction, bank_question, bank_option, bank_key, bank_asset, option_type } = item;
  if (interaction !== 'choice') return problem('type_not_in_format');
  const texts = [bank_question, ...Object.values(bank_option)];
  if (Object.values(bank_asset).flat().length > 0 || option_type === 'file' || texts.some(hasPicture)) {
    return problem('files_not_in_format');
  }
  if (texts.some(hasFormula)) return problem('formulas_not_in_format');
  const key = bank_key as string[];
  if (key.length === 0) return problem('format_needs_key');
  if (key.length > 1) return problem('several_right_options');
  const stem = toLine(htmlToText(bank_question));
  return stem === '' || AIKEN_ANSWER.test(stem) ? problem('text_not_in_format', { text: stem }) : undefined;
}

function findLosses(item: BankItem): Problem[] {
  const { bank_question, bank_option, option_type, hint, tags, bank_section, scoring_rule } = item;
  const isRich =
    isFormatted(bank_question) ||
    (option_type === 'html' && Object.values(bank_option).some((option) => /<(?!\/?p>)/.test(option)));
  return [
    ...(isRich ? [problem('lost_formatting')] : []),
    ...(scoring_rule === 'option_points' ? [problem('lost_rule')] : []),
    ...findCommonLosses(item),
    ...(hint ? [problem('lost_hint')] : []),
    ...(tags.length > 0 ? [problem('lost_tags')] : []),
    ...(bank_section !== '' ? [problem('lost_section')] : []),
  ];
}

function writeItem({ bank_question, bank_option, bank_key, option_type }: BankItem): string {
  const options = Object.entries(bank_option);
  const letterAt = (at: number) => String.fromCharCode(65 + at);
  const textOf = (text: string) => toLine(option_type === 'html' ? htmlToText(text) : text);
  const right = options.findIndex(([option]) => option === (bank_key as string[])[0]);
  return [
    toLine(htmlToText(bank_question)),
    ...options.map(([, text], at) => `${letterAt(at)}. ${textOf(text)}`),
    `ANSWER: ${letterAt(right)}`,
    '',
  ].join('\n');
}

export function writeAiken({ items }: ExportedExamination): Written {
  const refused: Loss[] = [];
  const lost: Loss[] = [];
  const parts: string[] = [];
  for (const item of items) {
    const refusal = findRefusal(item);
    if (refusal) refused.push({ bank_id: item.id, problem: refusal });
    else {
      parts.push(writeItem(item));
      lost.push(...findLosses(item).map((problem) => ({ bank_id: item.id, problem })));
    }
  }
  return { file: new TextEncoder().encode(parts.join('\n')), refused, lost };
}
