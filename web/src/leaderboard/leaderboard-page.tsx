import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/client.ts';
import { useAddressView } from '../platform/navigation/use-address-view.ts';
import { settingsQuery } from '../platform/school/school.api.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { StaleNotice } from '../platform/ui/feedback/stale-notice.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { ContestEnd, ContestEnded } from './contest-end.tsx';
import { monthsQuery, rankingQuery } from './leaderboard.api.ts';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { LeaderboardOff } from './leaderboard-off.tsx';
import classes from './leaderboard-page.module.css';
import { rankingAddress } from './ranking-pages.ts';

type ShowPage = (page: number, replace?: boolean) => void;

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Rankings of this month and the last, with the prize and the time left. */
export function LeaderboardPage() {
  const { t } = useTranslation();
  const settings = useQuery(settingsQuery());
  const months = useQuery(monthsQuery());
  const { view, change } = useAddressView(rankingAddress);
  const showCurrentPage = useCallback<ShowPage>(
    (page, replace) => change({ current: page }, replace),
    [change],
  );
  const showPreviousPage = useCallback<ShowPage>(
    (page, replace) => change({ previous: page }, replace),
    [change],
  );
  const [initialView] = useState(view);
  const shown = months.data
    ? [
        { month: months.data.current.month, page: initialView.current },
        { month: months.data.previous.month, page: initialView.previous },
      ]
    : [];
  // The cards use the same queries. Here they keep the loader until both first pages have loaded.
  const first = useQueries({ queries: shown.map(({ month, page }) => rankingQuery(month, page)) });

  if (settings.data?.leaderboard_on === false || isNotFound(months.error)) return <LeaderboardOff />;
  if (settings.isPending || months.isPending || first.some(({ isPending }) => isPending)) {
    return <FullScreenLoader text={t('leaderboard.loading')} note={t('leaderboard.loadingNote')} />;
  }
  if (!settings.data || !months.data) {
    const failed = [settings, months].filter(({ data }) => !data);
    const retry = () => {
      for (const { refetch } of failed) void refetch();
    };
    return (
      <>
        <PageHeader title={t('leaderboard.title')} />
        <Failure
          title={t('leaderboard.failed')}
          error={failed[0]?.error}
          retry={retry}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      </>
    );
  }
  const { current, previous, ends_at, now } = months.data;
  const { prize_on, prize_text } = settings.data;
  const prize = prize_on ? prize_text : undefined;
  return (
    <>
      <PageHeader title={t('leaderboard.title')} lead={t('leaderboard.lead')} />
      {months.error && (
        <StaleNotice error={months.error} retry={months.refetch} retrying={months.isFetching} />
      )}
      <div className={classes.cards}>
        <LeaderboardCard
          key={current.month}
          standing={current}
          prize={prize}
          running
          page={view.current}
          onPage={showCurrentPage}
        >
          <ContestEnd endsAt={ends_at} serverTime={now} receivedAt={months.dataUpdatedAt} />
        </LeaderboardCard>
        <LeaderboardCard
          key={previous.month}
          standing={previous}
          prize={prize}
          page={view.previous}
          onPage={showPreviousPage}
        >
          <ContestEnded month={previous.month} />
        </LeaderboardCard>
      </div>
    </>
  );
}
