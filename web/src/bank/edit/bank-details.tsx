import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../platform/ui/forms/form.module.css';
import type { DraftFieldsProps } from './bank-place.tsx';

/** Fields for weight, play limit and hint. */
export function BankDetails({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const field = (name: 'bank_question_weight' | 'play_limit' | 'hint') => ({
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ type: 'typed', field: name, value: event.currentTarget.value }),
  });
  const isPlayed = draft.bank_type === 'audio' || draft.bank_type === 'video';
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          {...field('bank_question_weight')}
          label={t('bank.formWeight')}
          description={t('bank.formWeightHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="decimal"
          autoComplete="off"
        />
        {isPlayed && (
          <TextInput
            {...field('play_limit')}
            label={t('bank.playLimit')}
            description={t('bank.playLimitHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </div>
      <Textarea
        {...field('hint')}
        label={t('bank.hint')}
        description={t('bank.hintHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
      />
    </>
  );
}
