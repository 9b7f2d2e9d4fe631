import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../platform/ui/page/section-title.tsx';
import classes from './section-chart.module.css';
import type { SectionResult } from './section-results.ts';

const statuses = ['correct', 'partial', 'incorrect', 'unanswered'] as const;

/** Bar chart of the answers by status for each section, with the counts as text. */
export function SectionChart({ results }: { results: SectionResult[] }) {
  const { t } = useTranslation();
  return (
    <section className={classes.chart}>
      <SectionTitle>{t('results.bySection')}</SectionTitle>
      <ul className={classes.sections}>
        {results.map(({ section, total, counts }) => (
          <li key={section}>
            <p className={classes.head}>
              <span className={classes.name}>{section}</span>
              <span className={classes.share}>
                {counts.correct} / {total}
              </span>
            </p>
            <div className={classes.bar} aria-hidden="true">
              {statuses.map(
                (status) =>
                  counts[status] > 0 && (
                    <span key={status} data-status={status} style={{ flexGrow: counts[status] }} />
                  ),
              )}
            </div>
            <p className={classes.counts}>
              {t(counts.partial > 0 ? 'results.sectionCountsPartial' : 'results.sectionCounts', counts)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
