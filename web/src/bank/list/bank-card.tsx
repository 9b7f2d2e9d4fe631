import type { BankItem } from '@lulus/contract';
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { weightText } from '../../corrections/weights.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { questionPath } from '../../platform/navigation/admin-paths.ts';
import { pressBySpace } from '../../platform/ui/buttons/press-by-space.ts';
import { ChooseBox } from '../../platform/ui/tables/choose-box.tsx';
import { QuestionBody } from '../../questions/display/question-body.tsx';
import { QuestionText } from '../../questions/gaps/question-text.tsx';
import { questionTypeWords } from '../question-type-words.ts';
import classes from './bank-card.module.css';
import type { NumberedEntry } from './bank-filter.ts';

interface Props {
  entry: NumberedEntry;
  /** Undefined if the user may only read. */
  onDelete: ((entry: BankItem) => void) | undefined;
  /** Undefined if no student has taken the examination. */
  onCorrect: ((entry: BankItem) => void) | undefined;
  isChosen: boolean;
  onChoose: (entries: BankItem[], isChosen: boolean) => void;
}

/** One question in the list. */
export const BankCard = memo(function BankCard({ entry, onDelete, onCorrect, isChosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const nameId = useId();
  const name = `${entry.bank_section}, ${t('bank.question', { number: entry.number })}`;
  return (
    <li className={classes.card}>
      <article className={classes.inner} data-chosen={isChosen || undefined} aria-labelledby={nameId}>
        <span id={nameId} className="visually-hidden">
          {name}
        </span>
        <div className={classes.text}>
          <span className={classes.number} aria-hidden>
            {entry.number}
          </span>
          {entry.text ? (
            <QuestionText
              html={entry.bank_question}
              gaps={entry.bank_gaps}
              className={classes.question ?? ''}
            />
          ) : (
            <p className="faint">{t('bank.noText')}</p>
          )}
          <span className={classes.choose}>
            <ChooseBox
              label={t('chosen.one', { name })}
              checked={isChosen}
              onChange={({ currentTarget }) => onChoose([entry], currentTarget.checked)}
            />
          </span>
        </div>
        <QuestionBody question={entry} />
        <dl className={classes.facts}>
          <div>
            <dt>{t('bank.type')}</dt>
            <dd>{t(questionTypeWords[entry.bank_type])}</dd>
          </div>
          <div>
            <dt>{t('bank.weight')}</dt>
            <dd>{weightText(entry.bank_question_weight, locale)}</dd>
          </div>
          <div>
            <dt>{t('bank.section')}</dt>
            <dd>{entry.bank_section}</dd>
          </div>
        </dl>
        {onDelete && (
          <div className={classes.actions}>
            <Link
              role="button"
              aria-describedby={nameId}
              to={questionPath(entry)}
              className={classes.button}
              onClick={() => stored.bankId.write(entry.id)}
              onKeyDown={pressBySpace}
            >
              <IconPencil size={18} aria-hidden />
              {t('bank.edit')}
            </Link>
            <button
              type="button"
              aria-describedby={nameId}
              className={classes.button}
              data-danger
              onClick={() => onDelete(entry)}
            >
              <IconTrash size={18} aria-hidden />
              {t('bank.remove')}
            </button>
            {onCorrect && (
              <button
                type="button"
                aria-describedby={nameId}
                className={classes.button}
                data-wide
                onClick={() => onCorrect(entry)}
              >
                <IconKey size={18} aria-hidden />
                {t('corrections.correct')}
              </button>
            )}
          </div>
        )}
      </article>
    </li>
  );
});
