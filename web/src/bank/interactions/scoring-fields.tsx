import { type Interaction, RULES_OF, type ScoringRule, scoringRule } from '@lulus/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { decimalSignOf } from '../../corrections/weights.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import formClasses from '../../platform/ui/forms/form.module.css';
import type { BankDraft } from '../edit/bank-draft.ts';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import classes from './scoring-fields.module.css';

/** Returns the rule's name for a type. Where nothing has parts, "all or nothing" would mislead. */
function ruleName(interaction: Interaction, rule: ScoringRule) {
  if (interaction === 'short_answer') return 'best_share';
  const isWhole = interaction === 'choice' || interaction === 'number';
  return isWhole && rule === 'all_or_nothing' ? 'whole' : rule;
}

/** Returns the name of the explanation that the rule has for the question's type. */
function exampleOf({ interaction, scoring_rule }: BankDraft) {
  if (interaction === 'gaps' && scoring_rule === 'equal_parts') return 'gap_parts';
  if (interaction === 'match' && scoring_rule === 'equal_parts') return 'pair_parts';
  if (interaction === 'match' && scoring_rule === 'parts_minus_wrong') return 'pairs_minus_wrong';
  if (interaction === 'order' && scoring_rule === 'equal_parts') return 'place_parts';
  if (interaction === 'choice_multiple' && scoring_rule === 'parts_minus_wrong') return 'ticks_minus_wrong';
  if (interaction === 'choice_multiple' && scoring_rule === 'option_points') return 'ticks_points';
  return ruleName(interaction, scoring_rule);
}

/** The scoring rule with an example, and the points of a wrong answer. Closed while both are as usual. */
export function ScoringFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { interaction, scoring_rule, wrong_points } = draft;
  const rules = RULES_OF[interaction];
  const isUsual = scoring_rule === 'all_or_nothing' && Number(wrong_points) === 0;
  const error = errorOf('scoring_rule') ?? errorOf('wrong_points');
  return (
    <details className={classes.details} open={!isUsual || error !== undefined || undefined}>
      <summary className={classes.summary}>
        {t('bank.scoring')}
        <span className={classes.rule}>{t(`questions.${ruleName(interaction, scoring_rule)}`)}</span>
      </summary>
      <div className={formClasses.group}>
        {rules.length > 1 && (
          <NativeSelect
            label={t('bank.scoringRule')}
            value={scoring_rule}
            error={errorOf('scoring_rule')}
            data={rules.map((value) => ({ value, label: t(`questions.${ruleName(interaction, value)}`) }))}
            onChange={({ currentTarget }) =>
              change({ type: 'set', fields: { scoring_rule: scoringRule.parse(currentTarget.value) } })
            }
          />
        )}
        <p className={formClasses.note}>{t(`bank.rule_${exampleOf(draft)}`)}</p>
        {scoring_rule !== 'option_points' && (
          <TextInput
            label={t('bank.wrongPoints')}
            description={t('bank.wrongPointsHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={wrong_points.replace('.', decimalSignOf(locale))}
            error={errorOf('wrong_points')}
            inputMode="text"
            autoComplete="off"
            onChange={({ currentTarget }) =>
              change({ type: 'set', fields: { wrong_points: currentTarget.value } })
            }
          />
        )}
      </div>
    </details>
  );
}
