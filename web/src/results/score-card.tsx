import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { countByStatus } from './feedback.ts';
import classes from './score-card.module.css';
import type { ShownResult } from './shown-result.ts';
import { StatusMark } from './status-mark.tsx';

const statuses = ['correct', 'partial', 'incorrect', 'unanswered'] as const;

/** The examination, the total score, the maximum and the counts by status; partly correct answers only if there are any. */
export function ScoreCard({
  examination,
  result,
}: {
  examination?: string | undefined;
  result: ShownResult;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const counts = countByStatus(result.answers);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const { score, max } = result;
  const share = max ? Math.min(Math.max(score / max, 0), 1) : 0;

  return (
    <section className={classes.card} aria-labelledby="score-title">
      {examination && <p className={classes.examination}>{examination}</p>}
      <div>
        <h2 id="score-title" className={classes.title}>
          {t('results.totalScore')}
        </h2>
        <p className={classes.number}>
          {number.format(score)}{' '}
          {max !== null && (
            <span className={classes.max}>{t('results.outOf', { max: number.format(max) })}</span>
          )}
        </p>
        {max !== null && (
          <svg className={classes.bar} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="2" className={classes.track} />
            <rect width={share * 100} height="2" className={classes.fill} />
          </svg>
        )}
      </div>
      <ul className={classes.counts}>
        {statuses
          .filter((status) => status !== 'partial' || counts.partial > 0)
          .map((status) => (
            <li key={status}>
              <span className={classes.count}>{number.format(counts[status])}</span>
              <StatusMark status={status} />
            </li>
          ))}
      </ul>
      {result.closedByDeadline && <p className={classes.note}>{t('results.closedByDeadline')}</p>}
    </section>
  );
}
