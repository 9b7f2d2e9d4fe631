import '../../platform/ui/forms/combobox-styles.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from '@lulus/contract';
import { TagsInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { decimalSignOf } from '../../corrections/weights.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import classes from '../../platform/ui/forms/form.module.css';
import { FormattedSwitch, FormattedText } from '../../questions/rich-text/formatted-text.tsx';
import { libraryQuery } from '../bank.api.ts';
import { htmlOf } from '../options/option-drafts.ts';
import { bestPointsOf } from './bank-form-data.ts';
import type { DraftFieldsProps } from './draft-fields.ts';

/** Fields for weight, play limit, hint and tags. */
export function BankDetails({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const library = useQuery(libraryQuery());
  const derived = draft.scoring_rule === 'option_points' ? bestPointsOf(draft) : undefined;
  const field = (name: 'bank_question_weight' | 'play_limit') => ({
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ type: 'set', fields: { [name]: event.currentTarget.value } }),
  });
  const isPlayed = draft.bank_type === 'audio' || draft.bank_type === 'video';
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          {...field('bank_question_weight')}
          value={(derived ?? draft.bank_question_weight).replace('.', decimalSignOf(locale))}
          disabled={derived !== undefined}
          label={t('bank.formWeight')}
          description={t(derived === undefined ? 'bank.formWeightHint' : 'bank.derivedWeight')}
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
      <div className={classes.group}>
        <FormattedText
          type={draft.hint_type}
          label={t('bank.hint')}
          description={t('bank.hintHint')}
          text={draft.hint}
          html={draft.hint_html}
          error={errorOf('hint')}
          onChange={(changed) =>
            change({
              type: 'set',
              fields: 'html' in changed ? { hint_html: changed.html } : { hint: changed.text },
            })
          }
        />
        <FormattedSwitch
          isFormatted={draft.hint_type === 'html'}
          onChange={(isHtml) =>
            change({
              type: 'set',
              fields: isHtml
                ? { hint_type: 'html', hint_html: draft.hint_html || (draft.hint && htmlOf(draft.hint)) }
                : { hint_type: 'text' },
            })
          }
        />
      </div>
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
        onChange={(tags) => change({ type: 'set', fields: { tags } })}
      />
    </>
  );
}
