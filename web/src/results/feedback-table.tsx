import { OPTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { AssetImage } from '../platform/ui/content/asset-image.tsx';
import { isImagePath } from '../platform/ui/content/asset-url.ts';
import { RichText } from '../platform/ui/content/rich-text.tsx';
import type { FeedbackRow } from './feedback.ts';
import classes from './feedback-table.module.css';
import { Hint } from './hint.tsx';
import { StatusMark } from './status-mark.tsx';

/** Table with one row per question. On a narrow screen, each row is a card with labelled cells. */
export function FeedbackTable({ rows }: { rows: FeedbackRow[] }) {
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
            <tr key={row.id}>
              <td data-label={t('results.section')} className={classes.section}>
                {row.section} <span className={classes.number}>{row.number}</span>
              </td>
              <td data-label={t('results.question')}>
                <RichText html={row.question} />
              </td>
              <td data-label={t('results.result')}>
                <StatusMark status={row.status} />
              </td>
              <td data-label={t('results.selectedAnswer')}>
                <SelectedAnswer answer={row.answer} />
              </td>
              <td data-label={t('results.hint')} className={classes.hint}>
                {row.hint ? (
                  <Hint hint={row.hint} type={row.hintType} />
                ) : (
                  <Nothing label={t('results.noHint')} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SelectedAnswer({ answer }: { answer: string }) {
  const { t } = useTranslation();
  if (!answer) return <Nothing label={t('results.noAnswer')} />;
  if (!isImagePath(answer)) return <span className={classes.answer}>{answer}</span>;
  return <AssetImage path={answer} alt={t('ui.optionImage')} width={OPTION_IMAGE_WIDTH_PX} />;
}

/** An empty cell: a dash on the screen, a text for screen readers. */
function Nothing({ label }: { label: string }) {
  return (
    <span className={classes.nothing}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
