import { type DecimalSign, formatRational, MAX_NUMBER_LENGTH, readNumber } from '@lulus/contract';
import { Input, Switch, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../platform/ui/forms/choice.tsx';
import formClasses from '../../platform/ui/forms/form.module.css';
import type { NumberDraft } from './number-draft.ts';

interface Props {
  draft: NumberDraft;
  /** The sign by which the examination reads numbers. */
  decimalSign: DecimalSign;
  error: string | undefined;
  onChange: (draft: NumberDraft) => void;
}

type NumberName = 'value' | 'tolerance' | 'min' | 'max';

/** Field for the right number: a value with a tolerance, or bounds. Each number shows how it is read. */
export function NumberKeyField({ draft, decimalSign, error, onChange }: Props) {
  const { t } = useTranslation();
  const name = useId();
  const readingOf = (typed: string) => {
    if (typed.trim() === '') return undefined;
    const read = readNumber(typed, { decimalSign });
    if (!read) return t('questions.notRead');
    return t('questions.readAs', { number: formatRational(read, decimalSign) });
  };
  const field = (field: NumberName) => ({
    label: t(`questions.${field}`),
    value: draft[field],
    description: readingOf(draft[field]),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: MAX_NUMBER_LENGTH,
    'aria-invalid': error ? true : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [field]: event.currentTarget.value }),
  });
  return (
    <Choice
      legend={t('questions.rightNumber')}
      options={[
        { value: 'value', label: t('questions.oneValue') },
        { value: 'bounds', label: t('questions.bounds') },
      ]}
      chosen={draft.kind}
      input={{
        name,
        onChange: ({ currentTarget }) =>
          onChange({ ...draft, kind: currentTarget.value === 'bounds' ? 'bounds' : 'value' }),
      }}
    >
      <div className={formClasses.pair}>
        <TextInput {...field(draft.kind === 'value' ? 'value' : 'min')} />
        <TextInput {...field(draft.kind === 'value' ? 'tolerance' : 'max')} />
      </div>
      {draft.kind === 'value' && (
        <Switch
          label={t('questions.inPercent')}
          checked={draft.isPercent}
          onChange={({ currentTarget }) => onChange({ ...draft, isPercent: currentTarget.checked })}
        />
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </Choice>
  );
}
