import { MAX_ACCEPTED_ANSWERS, MAX_SHORT_TEXT_LENGTH } from '@lulus/contract';
import { Input, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import formClasses from '../../platform/ui/forms/form.module.css';
import type { AcceptedAnswer } from './answers-draft.ts';
import classes from './answers-field.module.css';

interface Props {
  accepted: readonly AcceptedAnswer[];
  error: string | undefined;
  onChange: (accepted: AcceptedAnswer[]) => void;
}

/** Field for accepted answers, each with its share of the points. */
export function AnswersField({ accepted, error, onChange }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const edit = (id: number, changed: Partial<AcceptedAnswer>) =>
    onChange(accepted.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  return (
    <fieldset className={formClasses.group} aria-labelledby={title} data-invalid={error ? true : undefined}>
      <p id={title} className="strong">
        {t('questions.accepted')}
      </p>
      <p className={formClasses.note}>{t('questions.acceptedHint')}</p>
      <ol className={classes.answers}>
        {accepted.map(({ id, answer, share }, index) => (
          <li key={id} className={classes.answer}>
            <TextInput
              className={classes.text ?? ''}
              aria-label={t('questions.answer', { number: index + 1 })}
              placeholder={t('questions.answer', { number: index + 1 })}
              value={answer}
              dir="auto"
              maxLength={MAX_SHORT_TEXT_LENGTH}
              autoComplete="off"
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => edit(id, { answer: currentTarget.value })}
            />
            <TextInput
              className={classes.share ?? ''}
              aria-label={t('questions.share', { number: index + 1 })}
              value={share}
              inputMode="decimal"
              autoComplete="off"
              rightSection="%"
              rightSectionWidth={32}
              onChange={({ currentTarget }) => edit(id, { share: currentTarget.value })}
            />
            {accepted.length > 1 && (
              <IconButton
                aria-label={t('questions.removeAnswer', { number: index + 1 })}
                onClick={() => onChange(accepted.filter((one) => one.id !== id))}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {accepted.length < MAX_ACCEPTED_ANSWERS && (
        <div>
          <ActionButton
            icon={IconPlus}
            variant="light"
            onClick={() =>
              onChange([
                ...accepted,
                { id: Math.max(-1, ...accepted.map(({ id }) => id)) + 1, answer: '', share: '100' },
              ])
            }
          >
            {t('questions.addAnswer')}
          </ActionButton>
        </div>
      )}
    </fieldset>
  );
}
