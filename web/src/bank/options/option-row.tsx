import type { OptionType } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { decimalSignOf } from '../../corrections/weights.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { OptionContent } from './option-content.tsx';
import type { OptionDraft, OptionEdit } from './option-drafts.ts';
import classes from './options-field.module.css';

interface Props {
  type: OptionType;
  option: OptionDraft;
  number: number;
  /** True if each option earns points of its own, instead of being right or wrong. */
  hasPoints: boolean;
  error: string | undefined;
  mayRemove: boolean;
  onEdit: (edit: OptionEdit) => void;
}

export function OptionRow({ type, option, number, hasPoints, error, mayRemove, onEdit }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { id, points } = option;
  const isRight = option.isRight && !hasPoints;
  const name = t('bank.option', { number });
  return (
    <li className={classes.option} data-right={isRight || undefined}>
      <div className={classes.content}>
        <OptionContent
          type={type}
          option={option}
          number={number}
          name={name}
          error={error}
          onEdit={onEdit}
        />
      </div>
      <div className={classes.buttons}>
        {hasPoints ? (
          <TextInput
            className={classes.points ?? ''}
            label={t('bank.points')}
            aria-label={`${t('bank.points')}, ${name}`}
            value={points.replace('.', decimalSignOf(locale))}
            placeholder="0"
            inputMode="decimal"
            autoComplete="off"
            onChange={({ currentTarget }) =>
              onEdit({ type: 'typed', id, fields: { points: currentTarget.value } })
            }
          />
        ) : (
          <button
            type="button"
            className={classes.answer}
            aria-pressed={isRight}
            aria-label={`${t('bank.setAnswer')}, ${name}`}
            onClick={() => onEdit({ type: 'answer_toggled', id })}
          >
            <span className={classes.box} aria-hidden>
              {isRight && <IconCheck size={14} stroke={3} />}
            </span>
            {t('bank.setAnswer')}
          </button>
        )}
        {mayRemove && (
          <button
            type="button"
            className={classes.remove}
            aria-label={t('bank.removeOption', { number })}
            onClick={() => onEdit({ type: 'removed', id })}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
    </li>
  );
}
