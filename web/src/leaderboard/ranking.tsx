import { LEADERBOARD_PAGE_SIZE, type LeaderboardPage } from '@lulus/contract';
import { RankRow } from './rank-row.tsx';
import classes from './ranking.module.css';

interface Props {
  /** Accessible name of the list. */
  label: string;
  ranking: LeaderboardPage;
  /** Id of the user. */
  own: string | undefined;
  /** Whether another page is loading. */
  busy: boolean;
}

/** One page of the ranking. */
export function Ranking({ label, ranking: { page, entries }, own, busy }: Props) {
  const first = (page - 1) * LEADERBOARD_PAGE_SIZE + 1;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role if a list has no bullets.
    <ol className={classes.ranking} role="list" aria-label={label} aria-busy={busy} start={first}>
      {entries.map(({ user, total_score }, index) => (
        <li key={user.id}>
          <RankRow user={user} rank={first + index} score={total_score} own={user.id === own} />
        </li>
      ))}
    </ol>
  );
}
