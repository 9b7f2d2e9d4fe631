import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import { formatted } from '../options/option-drafts.ts';
import { OptionOrder } from '../options/option-order.tsx';
import { OptionsField } from '../options/options-field.tsx';

/** Options of which one picks one, or ticks several. */
export function ChoiceFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const isMultiple = draft.interaction === 'choice_multiple';
  const hasPoints = draft.scoring_rule === 'option_points';
  const markHint = isMultiple ? 'bank.answersHint' : 'bank.answerHint';
  const pointsHint = isMultiple ? 'bank.pointsHintMany' : 'bank.pointsHint';
  return (
    <>
      <OptionsField
        type={draft.option_type}
        options={draft.options}
        hint={t(hasPoints ? pointsHint : markHint)}
        hasPoints={hasPoints}
        errorOf={errorOf}
        onType={(option_type) =>
          change({
            type: 'set',
            fields: { option_type, ...(option_type === 'html' && { options: formatted(draft.options) }) },
          })
        }
        onEdit={(edit) => change({ type: 'option_edited', edit })}
      />
      <OptionOrder draft={draft} change={change} />
      {isMultiple && <CountFields draft={draft} change={change} errorOf={errorOf} />}
    </>
  );
}

/** How many options a student ticks at least and at most. */
function CountFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const field = (name: 'min_choices' | 'max_choices') => ({
    value: draft[name],
    error: errorOf(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ type: 'set', fields: { [name]: event.currentTarget.value } }),
  });
  return (
    <div className={formClasses.pair}>
      <TextInput {...field('min_choices')} label={t('bank.minChoices')} placeholder={t('bank.noLimit')} />
      <TextInput {...field('max_choices')} label={t('bank.maxChoices')} placeholder={t('bank.noLimit')} />
    </div>
  );
}
