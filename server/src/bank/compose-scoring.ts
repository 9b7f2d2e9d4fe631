import { bestPoints, type Interaction, RULES_OF } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import type { Fields } from '../platform/errors.ts';
import { addFault, type ItemForm } from './item-form.ts';

type Scoring = Pick<
  RevisionItem,
  'scoring_rule' | 'wrong_points' | 'option_points' | 'min_choices' | 'max_choices' | 'bank_question_weight'
>;

/** Returns how the question is scored. What the form does not send stays as in `current`. */
export function composeScoring(
  form: ItemForm,
  interaction: Interaction,
  { options, current }: { options: RevisionItem['bank_option']; current: RevisionItem | undefined },
  faults: Fields,
): Scoring {
  const kept = current?.interaction === interaction ? current : undefined;
  const rule = form.scoring_rule ?? kept?.scoring_rule ?? 'all_or_nothing';
  if (!RULES_OF[interaction].includes(rule)) addFault(faults, 'scoring_rule', problem('rule_unfit'));
  const scoring = {
    scoring_rule: rule,
    wrong_points: form.wrong_points ?? kept?.wrong_points ?? 0,
    min_choices: interaction === 'choice_multiple' ? (form.min_choices ?? kept?.min_choices ?? null) : null,
    max_choices: interaction === 'choice_multiple' ? (form.max_choices ?? kept?.max_choices ?? null) : null,
  };
  if (interaction === 'essay' && scoring.wrong_points !== 0) {
    addFault(faults, 'wrong_points', problem('essay_wrong_points'));
  }
  if (scoring.min_choices && scoring.max_choices && scoring.min_choices > scoring.max_choices) {
    addFault(faults, 'min_choices', problem('choices_reversed'));
  }
  if (rule !== 'option_points') {
    return { ...scoring, option_points: null, bank_question_weight: form.bank_question_weight };
  }
  const sent = form.option_points ?? kept?.option_points ?? {};
  const points = Object.fromEntries(
    Object.entries(sent).filter(([option]) => Object.hasOwn(options, option)),
  );
  const weight = bestPoints(interaction, Object.values(points), scoring.max_choices);
  if (scoring.wrong_points !== 0) addFault(faults, 'wrong_points', problem('no_wrong_points'));
  return { ...scoring, option_points: points, bank_question_weight: weight };
}
