import '../../platform/ui/forms/combobox-styles.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from '@lulus/contract';
import { TagsInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { weightText } from '../../corrections/answer-keys.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import classes from '../../platform/ui/forms/form.module.css';
import { PasteTextarea } from '../../platform/ui/paste/paste-textarea.tsx';
import { libraryQuery } from '../bank.api.ts';
import type { DraftFieldsProps } from './bank-place.tsx';

/** Fields for weight, play limit, hint and tags. */
export function BankDetails({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const library = useQuery(libraryQuery());
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
      <TagsInput
        label={t('bank.tags')}
        description={t('bank.tagsHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={[...draft.tags]}
        error={errorOf('tags')}
        data={library.data?.tags ?? []}
        maxTags={MAX_TAGS}
        maxLength={MAX_TAG_LENGTH}
        openOnFocus={false}
        acceptValueOnBlur
        onChange={(tags) => change({ type: 'tagged', tags })}
      />
    </>
  );
}
