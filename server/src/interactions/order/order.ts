import { isDeepStrictEqual } from 'node:util';
import type { OrderKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { type InteractionType, Misfit } from '../interaction-type.ts';
import { allIf } from '../points.ts';

/** All options are put in order. */
export const order: InteractionType<OrderKey, string[]> = {
  hasOptions: true,
  optionOrder: 'mixed',
  keyOrder: ({ bank_key }) => bank_key as OrderKey,
  readResponse(given, { bank_option }) {
    const isWhole =
      Array.isArray(given) && isDeepStrictEqual([...given].sort(), Object.keys(bank_option).sort());
    if (!isWhole) throw new Misfit(problem('response_misfit'));
    return given;
  },
  shareOf({ scoring_rule }, key, response) {
    const right = response.filter((option, at) => option === key[at]).length;
    return scoring_rule === 'equal_parts' ? { parts: right, of: key.length } : allIf(right === key.length);
  },
  readKey(key, { bank_option }, faults) {
    const problems = [...new Set(key)].flatMap((option) => [
      ...(Object.hasOwn(bank_option, option) ? [] : [problem('key_option', { option })]),
      ...(key.indexOf(option) === key.lastIndexOf(option) ? [] : [problem('key_option_twice', { option })]),
    ]);
    if (problems.length > 0) faults.bank_key = problems;
    return key;
  },
  renumberKey: (key, numberOf) => key.map(numberOf),
  isComplete: ({ bank_option }, key) => key.length === Object.keys(bank_option).length,
  describe: (_, response, option) => response.map(option).join(' → '),
};
