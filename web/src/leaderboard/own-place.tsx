import { MAX_COUNTED_RANK, type Standing } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/session.ts';
import classes from './own-place.module.css';
import { RankRow } from './rank-row.tsx';

/** The student's own rank, below a page that does not contain it. */
export function OwnPlace({
  standing: { rank, total_score },
  running,
}: {
  standing: Standing;
  running: boolean;
}) {
  const { t } = useTranslation();
  const user = useSession()?.user;
  if (user?.role !== 'student') return null;
  if (total_score === null) return running && <p className={classes.note}>{t('leaderboard.notYet')}</p>;
  const beyond = t('leaderboard.beyond', { rank: MAX_COUNTED_RANK });
  return (
    <section className={classes.own} aria-label={t('leaderboard.yourPlace')}>
      <RankRow user={user} rank={rank ?? beyond} score={total_score} own />
    </section>
  );
}
