import type { DeliveredQuestion } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { momentText } from '../platform/time/moment-text.ts';
import { RichText } from '../platform/ui/content/rich-text.tsx';
import dialogClasses from '../platform/ui/dialogs/dialog.module.css';
import { DialogButtons } from '../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../platform/ui/dialogs/dialog-failure.tsx';
import { fieldMessages } from '../platform/ui/feedback/error-messages.ts';
import formClasses from '../platform/ui/forms/form.module.css';
import { type AnswerKey, toggleOption, typedWeight, weightText } from './answer-keys.ts';
import classes from './correction-form.module.css';
import { KeyOption } from './key-option.tsx';

interface Props {
  question: DeliveredQuestion;
  initial: AnswerKey;
  onPreview: (key: AnswerKey) => Promise<void>;
  onCancel: () => void;
}

/** Form for the answer key, with the question as delivered to students. */
export function CorrectionForm({ question, initial, onPreview, onCancel }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [correct, setCorrect] = useState(initial.bank_answer);
  const [weight, setWeight] = useState(weightText(initial.bank_question_weight, locale));
  const preview = useMutation({ mutationFn: onPreview });
  const fields = fieldMessages(preview.error);
  const errorOf = (field: keyof AnswerKey) => fields?.[field]?.[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    preview.mutate({ bank_answer: correct, bank_question_weight: typedWeight(weight) });
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <p className={dialogClasses.text}>
        {t('corrections.lead')}{' '}
        {question.corrected_at &&
          t('corrections.corrected', { time: momentText(question.corrected_at, locale) })}
      </p>
      {question.bank_question !== '' && (
        <RichText html={question.bank_question} className={classes.question} />
      )}
      <fieldset className={classes.options}>
        <legend className="strong">{t('corrections.rightOptions')}</legend>
        {question.options.map((option) => (
          <KeyOption
            key={option.option}
            option={option}
            isRight={correct.includes(Number(option.option))}
            onToggle={() => setCorrect((before) => toggleOption(before, Number(option.option)))}
          />
        ))}
        {errorOf('bank_answer') && (
          <p className={formClasses.error} role="alert">
            {errorOf('bank_answer')}
          </p>
        )}
      </fieldset>
      <TextInput
        label={t('corrections.weight')}
        description={t('corrections.weightHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="decimal"
        className={classes.weight}
        value={weight}
        error={errorOf('bank_question_weight')}
        onChange={(event) => setWeight(event.currentTarget.value)}
      />
      {!fields && <DialogFailure error={preview.error} />}
      <DialogButtons onCancel={onCancel} confirm={t('corrections.preview')} busy={preview.isPending} />
    </form>
  );
}
