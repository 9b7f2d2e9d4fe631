import type { LeaderboardEntry } from '@lulus/contract';
import { IconCoinFilled, IconCrownFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { initials } from '../platform/session/person.ts';
import classes from './rank-row.module.css';

const MEDALS = ['gold', 'silver', 'bronze'] as const;

interface Props {
  user: Pick<LeaderboardEntry['user'], 'first_name' | 'middle_name' | 'last_name'>;
  /** A number, or a text such as '10,000+' for ranks that are not counted. */
  rank: number | string;
  score: number;
  own: boolean;
}

/** A row of the ranking. A narrow screen shows only the first name. */
export function RankRow({ user, rank, score, own }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const medal = typeof rank === 'number' ? MEDALS[rank - 1] : undefined;
  const rankText = typeof rank === 'number' ? new Intl.NumberFormat(locale).format(rank) : rank;
  const scoreText = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(score);
  const others = [user.middle_name, user.last_name].filter(Boolean).join(' ');
  return (
    <div className={classes.row} data-medal={medal} data-own={own}>
      <span className={classes.rank}>
        <span aria-hidden="true">{rankText}</span>
        <span className="visually-hidden">{t('leaderboard.rank', { rank: rankText })}</span>
      </span>
      <span className={classes.avatar} aria-hidden="true">
        {initials(user)}
        {medal && <IconCrownFilled size={20} className={classes.crown} />}
      </span>
      <span className={classes.name}>
        {user.first_name}
        {others && <span className={classes.others}> {others}</span>}
        {own && <span className={classes.you}>{t('leaderboard.you')}</span>}
      </span>
      <span className={classes.score}>
        <IconCoinFilled size={18} className={classes.coin} aria-hidden />
        <span aria-hidden="true">{scoreText}</span>
        <span className="visually-hidden">{t('leaderboard.tokens', { count: score, score: scoreText })}</span>
      </span>
    </div>
  );
}
