/** Names the settings of a question that simple formats do not have. */
import type { BankItem } from '@lulus/contract';
import type { MessageCode, Problem } from '@lulus/contract/messages';

export function findCommonLosses(item: BankItem): Problem[] {
  const losses: [isLost: boolean, code: MessageCode][] = [
    [item.bank_question_weight !== 1, 'lost_weight'],
    [item.wrong_points !== 0, 'lost_wrong_points'],
    [item.keep_option_order || item.pinned_options.length > 0, 'lost_option_order'],
    [item.min_choices !== null || item.max_choices !== null, 'lost_choice_count'],
    [item.text_rules !== null, 'lost_text_rules'],
    [Boolean(item.unit), 'lost_unit'],
    [item.rubric.length > 0, 'lost_rubric'],
    [item.max_words !== null, 'lost_max_words'],
    [item.stimulus_id !== null, 'lost_stimulus'],
  ];
  return losses.flatMap(([isLost, code]) => (isLost ? [{ code, params: {} }] : []));
}
