import type { MatchKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { choiceTable } from '../choice-table/choice-table.ts';
import { type InteractionType, Misfit } from '../interaction-type.ts';

/** The first option that several rows have. */
const findRepeated = (picked: string[]): string | undefined =>
  picked.find((option, at) => picked.indexOf(option) !== at);

/** Of each row, the option that belongs to it is picked. */
export const match: InteractionType<MatchKey, Record<string, string>> = {
  hasOptions: true,
  hasRows: true,
  optionOrder: 'mixed',
  keyOrder({ bank_rows, bank_key }) {
    const key = bank_key as MatchKey;
    return Object.keys(bank_rows).flatMap((row) => key[row] ?? []);
  },
  readResponse(given, item) {
    const response = choiceTable.readResponse(given, item);
    const repeated = item.reuse_options ? undefined : findRepeated(Object.values(response ?? {}));
    if (repeated !== undefined) throw new Misfit(problem('response_misfit'));
    return response;
  },
  shareOf: choiceTable.shareOf,
  readKey(key, { bank_option, bank_rows, reuse_options }, faults) {
    const repeated = reuse_options ? undefined : findRepeated(Object.values(key));
    const problems = [
      ...Object.entries(key).flatMap(([row, option]) => [
        ...(Object.hasOwn(bank_rows, row) ? [] : [problem('key_row', { row })]),
        ...(Object.hasOwn(bank_option, option) ? [] : [problem('key_option', { option })]),
      ]),
      ...(repeated === undefined ? [] : [problem('key_option_twice', { option: repeated })]),
    ];
    if (problems.length > 0) faults.bank_key = problems;
    return key;
  },
  renumberKey: (key, numberOf) =>
    Object.fromEntries(Object.entries(key).map(([row, option]) => [row, numberOf(option)])),
  isComplete: choiceTable.isComplete,
  describe: choiceTable.describe,
};
