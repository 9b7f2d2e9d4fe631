import { type DecimalSign, MAX_OPTION_LENGTH, MAX_OPTIONS_PER_QUESTION } from '@lulus/contract';
import { Input, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import formClasses from '../../platform/ui/forms/form.module.css';
import { NumberKeyField } from '../number/number-key-field.tsx';
import { AnswersField } from '../short-answer/answers-field.tsx';
import type { GapDraft, GapOption } from './gap-draft.ts';
import classes from './gap-key-field.module.css';

interface Props {
  draft: GapDraft;
  decimalSign: DecimalSign;
  error: string | undefined;
  /** False where only the key can change, not the options. */
  hasEditableOptions: boolean;
  onChange: (draft: GapDraft) => void;
}

/** Field for the right answer of a gap, and for the options of a list. */
export function GapKeyField({ draft, decimalSign, error, hasEditableOptions, onChange }: Props) {
  const { options, accepted, number } = draft;
  if (draft.type === 'text') {
    return (
      <AnswersField
        accepted={accepted}
        error={error}
        onChange={(changed) => onChange({ ...draft, accepted: changed })}
      />
    );
  }
  if (draft.type === 'number') {
    return (
      <NumberKeyField
        draft={number}
        decimalSign={decimalSign}
        error={error}
        onChange={(changed) => onChange({ ...draft, number: changed })}
      />
    );
  }
  return (
    <ListField
      options={options}
      error={error}
      isEditable={hasEditableOptions}
      onChange={(changed) => onChange({ ...draft, options: changed })}
    />
  );
}

interface ListProps {
  options: readonly GapOption[];
  error: string | undefined;
  isEditable: boolean;
  onChange: (options: GapOption[]) => void;
}

/** Options of a list, of which the right ones are ticked. */
function ListField({ options, error, isEditable, onChange }: ListProps) {
  const { t } = useTranslation();
  const edit = (id: number, changed: Partial<GapOption>) =>
    onChange(options.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  return (
    <div className={formClasses.group} data-invalid={error ? true : undefined}>
      <p className={formClasses.note}>{t('questions.gapOptionsHint')}</p>
      <ol className={classes.options}>
        {options.map(({ id, text, isRight }, index) => {
          const number = index + 1;
          return (
            <li key={id} className={classes.option}>
              <Switch
                aria-label={isEditable ? t('questions.gapOptionRight', { number }) : undefined}
                label={isEditable ? undefined : text}
                checked={isRight}
                onChange={({ currentTarget }) => edit(id, { isRight: currentTarget.checked })}
              />
              {isEditable && (
                <TextInput
                  className={classes.text ?? ''}
                  aria-label={t('questions.gapOption', { number })}
                  placeholder={t('questions.gapOption', { number })}
                  value={text}
                  maxLength={MAX_OPTION_LENGTH}
                  autoComplete="off"
                  onChange={({ currentTarget }) => edit(id, { text: currentTarget.value })}
                />
              )}
              {isEditable && options.length > 2 && (
                <IconButton
                  aria-label={t('questions.removeGapOption', { number })}
                  onClick={() => onChange(options.filter((one) => one.id !== id))}
                >
                  <IconTrash size={20} stroke={1.75} aria-hidden />
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {isEditable && options.length < MAX_OPTIONS_PER_QUESTION && (
        <div>
          <ActionButton
            icon={IconPlus}
            variant="light"
            onClick={() => {
              const id = Math.max(-1, ...options.map((one) => one.id)) + 1;
              onChange([...options, { id, text: '', isRight: false }]);
            }}
          >
            {t('questions.addGapOption')}
          </ActionButton>
        </div>
      )}
    </div>
  );
}
