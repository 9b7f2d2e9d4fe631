import '../../platform/ui/forms/combobox-styles.ts';
import { INTERACTIONS, type Interaction, interaction, RULES_OF } from '@lulus/contract';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import classes from './interaction-field.module.css';
import { withPreset } from './table-draft.ts';

/** Picks how students answer. Each type shows an example. */
export function InteractionField({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const exampleOf = (type: Interaction) => t(`bank.example_${type}`);

  function choose(chosen: Interaction) {
    const rules = RULES_OF[chosen];
    change({
      type: 'set',
      fields: {
        interaction: chosen,
        scoring_rule: rules.includes(draft.scoring_rule) ? draft.scoring_rule : 'all_or_nothing',
        // A new table begins with the usual columns.
        ...(chosen === 'choice_table' && {
          table: withPreset(draft.table, t('bank.columnsTrueFalse').split(' / ')),
        }),
      },
    });
  }

  return (
    <Select
      label={t('bank.interaction')}
      description={exampleOf(draft.interaction)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={INTERACTIONS.map((value) => ({ value, label: t(`questions.${value}`) }))}
      value={draft.interaction}
      error={errorOf('interaction')}
      allowDeselect={false}
      maxDropdownHeight={420}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span className="strong">{option.label}</span>
          <span className={classes.example}>{exampleOf(interaction.parse(option.value))}</span>
        </span>
      )}
      onChange={(value) => value && choose(interaction.parse(value))}
    />
  );
}
