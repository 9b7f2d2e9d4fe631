import { IconTrophy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './prize-banner.module.css';

interface Props {
  prize: string | undefined;
  running: boolean;
  /** Text on when the contest ends or ended. The preview in the settings has none. */
  children?: ReactNode;
}

/** Banner with the prize and the end of the contest. Without a prize, it has only the end. */
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
