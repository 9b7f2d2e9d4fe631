import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { weightText } from '../../corrections/answer-keys.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import classes from '../../platform/ui/forms/form.module.css';
import { PasteTextarea } from '../../platform/ui/paste/paste-textarea.tsx';
import type { DraftFieldsProps } from './bank-place.tsx';

/** Fields for weight, play limit and hint. */
export function BankDetails({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const decimalSign = weightText(0.5, locale).charAt(1);
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
          value={draft.bank_question_weight.replace('.', decimalSign)}
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
      <PasteTextarea
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
