import type { DeliveredQuestion } from '@lulus/contract';
import { Input, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { momentText } from '../platform/time/moment-text.ts';
import dialogClasses from '../platform/ui/dialogs/dialog.module.css';
import { DialogButtons } from '../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../platform/ui/dialogs/dialog-failure.tsx';
import { fieldMessages } from '../platform/ui/feedback/error-messages.ts';
import { Choice } from '../platform/ui/forms/choice.tsx';
import { GapKeyField } from '../questions/gaps/gap-key-field.tsx';
import { QuestionText } from '../questions/gaps/question-text.tsx';
import { NumberKeyField } from '../questions/number/number-key-field.tsx';
import { AnswersField } from '../questions/short-answer/answers-field.tsx';
import { type CorrectionDraft, kindsOf, responseText } from './correction-draft.ts';
import classes from './correction-form.module.css';
import { PickedField } from './picked-field.tsx';

/** The editor loads when a hint is corrected. */
const FormattedText = lazy(async () => ({
  default: (await import('../questions/rich-text/formatted-text.tsx')).FormattedText,
}));

interface Props {
  question: DeliveredQuestion;
  initial: CorrectionDraft;
  onPreview: (draft: CorrectionDraft) => Promise<void>;
  onCancel: () => void;
}

/** Form for a correction, with the question as delivered to students. */
export function CorrectionForm({ question, initial, onPreview, onCancel }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [draft, setDraft] = useState(initial);
  const preview = useMutation({ mutationFn: onPreview });
  const fields = fieldMessages(preview.error);
  const { kind } = draft;
  const { outcome } = question.key;
  const accepted = question.key.accepted.map((response) => responseText(question, response)).join('; ');
  const set = (changed: Partial<CorrectionDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const isEssay = question.interaction === 'essay';
  const aboutKey = isEssay ? 'weight' : kind;
  const isKeyOfChoice = kind === 'key' && question.interaction === 'choice';

  function submit(event: FormEvent) {
    event.preventDefault();
    preview.mutate(draft);
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <p className={dialogClasses.text}>
        {t('corrections.lead')}{' '}
        {question.corrected_at &&
          t('corrections.corrected', { time: momentText(question.corrected_at, locale) })}{' '}
        {outcome !== 'graded' && t(`corrections.outcome_${outcome}`)}
      </p>
      {question.bank_question !== '' && (
        <QuestionText
          html={question.bank_question}
          gaps={question.bank_gaps}
          className={classes.question ?? ''}
        />
      )}
      <Choice
        legend={t('corrections.what')}
        options={kindsOf(question).map((value) => ({
          value,
          label: t(value === 'key' && isEssay ? 'corrections.kind_weight' : `corrections.kind_${value}`),
        }))}
        chosen={kind}
        input={{
          name: 'kind',
          onChange: ({ currentTarget }) => {
            preview.reset();
            set({ kind: kindsOf(question).find((one) => one === currentTarget.value) ?? kind });
          },
        }}
      />
      <p className={dialogClasses.text}>
        {t(`corrections.about_${isKeyOfChoice ? 'keyOfChoice' : kind === 'key' ? aboutKey : kind}`)}
      </p>
      {kind === 'accept' && accepted !== '' && (
        <p className={dialogClasses.text}>
          {t('corrections.acceptedSoFar')} {accepted}
        </p>
      )}
      <KindFields question={question} draft={draft} errorOf={(field) => fields?.[field]?.[0]} set={set} />
      {!fields && <DialogFailure error={preview.error} />}
      <DialogButtons onCancel={onCancel} confirm={t('corrections.preview')} busy={preview.isPending} />
    </form>
  );
}

interface FieldsProps {
  question: DeliveredQuestion;
  draft: CorrectionDraft;
  errorOf: (field: string) => string | undefined;
  set: (changed: Partial<CorrectionDraft>) => void;
}

function KindFields({ question, draft, errorOf, set }: FieldsProps) {
  const { t } = useTranslation();
  switch (draft.kind) {
    case 'key':
      return (
        <>
          <KeyField question={question} draft={draft} errorOf={errorOf} set={set} />
          <TextInput
            label={t('corrections.weight')}
            description={t('corrections.weightHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            className={classes.weight}
            value={draft.weight}
            error={errorOf('bank_question_weight')}
            onChange={({ currentTarget }) => set({ weight: currentTarget.value })}
          />
        </>
      );
    case 'accept':
      return (
        <PickedField
          legend={t('corrections.acceptedAnswer')}
          question={question}
          picked={draft.response}
          isSingle={question.interaction === 'choice'}
          error={errorOf('response')}
          onChange={(response) => set({ response })}
        />
      );
    case 'hint':
      return (
        <Suspense fallback={t('ui.loading')}>
          <FormattedText
            type={question.hint_type}
            label={t('corrections.newHint')}
            text={draft.hint}
            html={draft.hint}
            error={errorOf('hint')}
            onChange={(changed) => set({ hint: 'html' in changed ? changed.html : changed.text })}
          />
        </Suspense>
      );
    default:
      return null;
  }
}

const LEGENDS = {
  choice_table: 'corrections.rightColumns',
  match: 'questions.pairs',
  order: 'questions.rightOrder',
} as const;

function KeyField({ question, draft, errorOf, set }: FieldsProps) {
  const { t } = useTranslation();
  const error = errorOf('bank_answer') ?? errorOf('bank_key');
  switch (question.interaction) {
    case 'short_answer':
      return (
        <AnswersField accepted={draft.accepted} error={error} onChange={(accepted) => set({ accepted })} />
      );
    case 'number':
      return (
        <NumberKeyField
          draft={draft.number}
          decimalSign={question.decimal_sign}
          error={error}
          onChange={(number) => set({ number })}
        />
      );
    case 'essay':
      return null;
    case 'gaps':
      return (
        <>
          {Object.entries(draft.gaps).map(([number, gap]) => (
            <fieldset key={number} className={classes.options}>
              <legend className="strong">{t('attempts.gap', { number })}</legend>
              <GapKeyField
                draft={gap}
                decimalSign={question.decimal_sign}
                error={errorOf(`bank_key[${number}]`)}
                hasEditableOptions={false}
                onChange={(changed) => set({ gaps: { ...draft.gaps, [number]: changed } })}
              />
            </fieldset>
          ))}
          {error && <Input.Error role="alert">{error}</Input.Error>}
        </>
      );
    default:
      return (
        <PickedField
          legend={t(LEGENDS[question.interaction as keyof typeof LEGENDS] ?? 'corrections.rightOptions')}
          question={question}
          picked={draft.right}
          isSingle={false}
          error={error}
          onChange={(right) => set({ right })}
        />
      );
  }
}
