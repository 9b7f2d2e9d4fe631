import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { StimulusView } from '../questions/display/stimulus-view.tsx';
import { QuestionText } from '../questions/gaps/question-text.tsx';
import type { AnsweredRow } from './feedback.ts';
import classes from './feedback-table.module.css';
import { Hint } from './hint.tsx';
import { Nothing } from './nothing.tsx';
import { Points } from './points.tsx';
import { SelectedAnswer } from './selected-answer.tsx';
import { StatusMark } from './status-mark.tsx';

/** Table with one row per question. On a narrow screen, each row is a card with labelled cells. */
export function FeedbackTable({ rows }: { rows: AnsweredRow[] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('results.tableLabel')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('results.section')}</th>
            <th scope="col">{t('results.question')}</th>
            <th scope="col">{t('results.result')}</th>
            <th scope="col">{t('results.selectedAnswer')}</th>
            <th scope="col">{t('results.hint')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              {row.stimulus && (
                <tr className={classes.stimulus}>
                  <td colSpan={5}>
                    <StimulusView stimulus={row.stimulus} />
                  </td>
                </tr>
              )}
              <tr>
                <td data-label={t('results.section')} className={classes.section}>
                  {row.section} <span className={classes.number}>{row.number}</span>
                </td>
                <td data-label={t('results.question')}>
                  <QuestionText html={row.question} gaps={row.gaps} />
                </td>
                <td data-label={t('results.result')}>
                  {!row.isRemoved && <StatusMark status={row.status} />}
                  <Points row={row} />
                </td>
                <td data-label={t('results.selectedAnswer')}>
                  <SelectedAnswer row={row} />
                </td>
                <td data-label={t('results.hint')} className={classes.hint}>
                  {row.hint ? (
                    <Hint hint={row.hint} type={row.hintType} />
                  ) : (
                    <Nothing label={t('results.noHint')} />
                  )}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
