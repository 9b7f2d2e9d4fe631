/** Share of the points that each option earns, for formats that write them as fractions. */
import type { BankItem } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';

/** Names the rule as lost where fractions cannot say it. */
export function optionSharesOf(
  item: BankItem,
  lost: Problem[],
): { isSingle: boolean; shares: [option: string, share: number][] } {
  const { interaction, bank_option, bank_question_weight, scoring_rule, option_points } = item;
  const options = Object.keys(bank_option);
  const key = item.bank_key as string[];
  const isSingle = interaction === 'choice' || key.length === 0;
  if (interaction === 'choice_multiple' && key.length === 0) {
    lost.push(problem('lost_type'));
  }
  if (scoring_rule === 'option_points' && option_points) {
    return {
      isSingle,
      shares: options.map((option) => [option, (option_points[option] ?? 0) / bank_question_weight]),
    };
  }
  if (isSingle) return { isSingle, shares: options.map((option) => [option, Number(key.includes(option))]) };
  if (scoring_rule !== 'parts_minus_wrong') lost.push(problem('lost_rule'));
  const part = 1 / key.length;
  return { isSingle, shares: options.map((option) => [option, key.includes(option) ? part : -part]) };
}
