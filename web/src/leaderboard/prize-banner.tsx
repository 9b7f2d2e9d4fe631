import { IconTrophy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './prize-banner.module.css';

interface Props {
  prize: string | undefined;
  running: boolean;
  /** When the contest ends or ended; none where the banner is only tried out. */
  children?: ReactNode;
}

/** What can be won and until when. Without a prize only the latter. */
export function PrizeBanner({ prize, running, children }: Props) {
  const { t } = useTranslation();
  if (prize === undefined) return <p className={classes.plain}>{children}</p>;
  return (
    <div className={classes.banner} data-running={running}>
      <IconTrophy size={40} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.prize}>{prize}</p>
        <p className={classes.line}>{running ? t('leaderboard.highestWins') : t('leaderboard.highestWon')}</p>
        {children && <p className={classes.end}>{children}</p>}
      </div>
    </div>
  );
}
