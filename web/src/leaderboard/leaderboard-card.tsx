import type { Standing } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { useSession } from '../platform/session/session.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { StaleNotice } from '../platform/ui/feedback/stale-notice.tsx';
import { PageButtons } from '../platform/ui/tables/page-buttons.tsx';
import { EmptyMonth } from './empty-month.tsx';
import { rankingQuery } from './leaderboard.api.ts';
import classes from './leaderboard-card.module.css';
import { monthName } from './month-text.ts';
import { OwnPlace } from './own-place.tsx';
import { pagesAround } from './pages-around.ts';
import { PrizeBanner } from './prize-banner.tsx';
import { Ranking } from './ranking.tsx';

interface Props {
  /** The month, and the user's rank and score in it. */
  standing: Standing;
  /** Undefined if there is no prize. */
  prize: string | undefined;
  /** Whether it is the current month. */
  running?: boolean;
  /** Counted from 1. */
  page: number;
  onPage: (page: number, replace?: boolean) => void;
  /** Text on when the contest ends or ended. */
  children: ReactNode;
}

export function LeaderboardCard({ standing, prize, running = false, page, onPage, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const own = useSession()?.user.id;
  const titleId = useId();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    rankingQuery(standing.month, page),
  );
  // An open page becomes empty if its students are deleted.
  const fallback = data && data.entries.length === 0 && !isPlaceholderData ? data.last_known_page : page;
  useEffect(() => {
    if (fallback !== page) onPage(fallback, true);
  }, [fallback, page, onPage]);
  const month = monthName(standing.month, locale);
  const label = t('leaderboard.list', { month });
  const listed = data?.entries.some(({ user }) => user.id === own) ?? false;

  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        <span className={classes.kind}>{running ? t('leaderboard.title') : t('leaderboard.lastMonth')}</span>{' '}
        {month}
      </h2>
      <PrizeBanner prize={prize} running={running}>
        {children}
      </PrizeBanner>
      {data && error && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
      {!data && (
        <Failure title={t('leaderboard.failed')} error={error} retry={refetch} retrying={isFetching} />
      )}
      {data && data.entries.length === 0 && <EmptyMonth running={running} />}
      {data && data.entries.length > 0 && (
        <>
          <Ranking label={label} ranking={data} own={own} busy={isPlaceholderData} />
          {!listed && <OwnPlace standing={standing} running={running} />}
          {(data.page > 1 || data.last_known_page > 1) && (
            <PageButtons
              list={label}
              page={data.page}
              lastPage={data.last_known_page}
              pages={pagesAround(data.page, data.last_known_page)}
              onPage={onPage}
            />
          )}
        </>
      )}
    </section>
  );
}
