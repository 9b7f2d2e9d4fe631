import type { ChoiceTableKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { type InteractionType, Misfit } from '../interaction-type.ts';
import { allIf } from '../points.ts';

/** Of each statement, one column is picked. */
export const choiceTable: InteractionType<ChoiceTableKey, Record<string, string>> = {
  hasOptions: true,
  hasRows: true,
  optionOrder: 'kept',
  readResponse(given, { bank_option, bank_rows }) {
    if (typeof given === 'string' || Array.isArray(given)) throw new Misfit(problem('response_misfit'));
    const filled = Object.entries(given).filter(([, column]) => column !== '');
    if (
      !filled.every(([row, column]) => Object.hasOwn(bank_rows, row) && Object.hasOwn(bank_option, column))
    ) {
      throw new Misfit(problem('response_misfit'));
    }
    return filled.length > 0 ? Object.fromEntries(filled) : null;
  },
  shareOf({ scoring_rule, bank_rows }, key, response) {
    const rows = Object.keys(bank_rows);
    const right = rows.filter((row) => response[row] === key[row]).length;
    const wrong = rows.filter((row) => response[row] !== undefined && response[row] !== key[row]).length;
    if (scoring_rule === 'equal_parts') return { parts: right, of: rows.length };
    if (scoring_rule === 'parts_minus_wrong') return { parts: Math.max(0, right - wrong), of: rows.length };
    return allIf(right === rows.length);
  },
  readKey(key, { bank_option, bank_rows }, faults) {
    const problems = Object.entries(key).flatMap(([row, column]) => [
      ...(Object.hasOwn(bank_rows, row) ? [] : [problem('key_row', { row })]),
      ...(Object.hasOwn(bank_option, column) ? [] : [problem('key_column', { column })]),
    ]);
    if (problems.length > 0) faults.bank_key = problems;
    return key;
  },
  isComplete: ({ bank_rows }, key) => Object.keys(bank_rows).every((row) => key[row] !== undefined),
  describe: ({ bank_rows, rows_type }, response, option) =>
    Object.entries(response)
      .map(
        ([row, column]) =>
          `${rows_type === 'html' ? contentText(bank_rows[row] ?? '') : bank_rows[row]}: ${option(column)}`,
      )
      .join('; '),
};
