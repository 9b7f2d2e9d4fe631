import type { OptionType } from '@lulus/contract';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PasteTextarea } from '../../platform/ui/paste/paste-textarea.tsx';
import type { OptionDraft, OptionEdit } from './option-drafts.ts';
import { OptionImage } from './option-image.tsx';
import classes from './options-field.module.css';

interface Props {
  type: OptionType;
  option: OptionDraft;
  number: number;
  error: string | undefined;
  mayRemove: boolean;
  onEdit: (edit: OptionEdit) => void;
}

export function OptionRow({ type, option, number, error, mayRemove, onEdit }: Props) {
  const { t } = useTranslation();
  const { id, isRight } = option;
  const name = t('bank.option', { number });
  return (
    <li className={classes.option} data-right={isRight || undefined}>
      <div className={classes.content}>
        {type === 'text' ? (
          <PasteTextarea
            label={name}
            value={option.text}
            autosize
            minRows={1}
            error={error}
            onChange={(event) => onEdit({ type: 'typed', id, text: event.currentTarget.value })}
          />
        ) : (
          <OptionImage
            option={option}
            number={number}
            error={error}
            onFile={(file) => onEdit({ type: 'file_chosen', id, file })}
          />
        )}
      </div>
      <div className={classes.buttons}>
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
