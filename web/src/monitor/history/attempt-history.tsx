import type { AttemptEvent } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { momentText } from '../../platform/time/moment-text.ts';
import { playTime } from '../../platform/time/play-time.ts';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { eventsQuery } from '../monitor.api.ts';
import classes from './attempt-history.module.css';

/** Lists the events of an attempt, with times and actors. */
export function AttemptHistory({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(eventsQuery(attemptId));
  if (data) {
    return (
      <ol className="list">
        {data.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and their rows no state.
          <Event key={index} event={event} />
        ))}
      </ol>
    );
  }
  if (error) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  return <p role="status">{t('ui.loading')}</p>;
}

function Event({ event: { at, kind, by, details } }: { event: AttemptEvent }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const {
    extra_time_percent,
    minutes,
    section_name,
    count,
    score_before,
    score_after,
    repeats,
    resumed_ms,
    times,
    since,
  } = details;
  const isTakenBack = typeof minutes === 'number' && minutes < 0;
  const isOutage = by === 'server' && details.reason === 'outage';
  const reason = isOutage ? undefined : details.reason;
  return (
    <li className={classes.event}>
      <span className={classes.what}>
        {isTakenBack
          ? t('attemptHistory.takenBack', { minutes: -minutes })
          : t(`attemptHistory.kinds_${kind}`)}
      </span>
      {typeof section_name === 'string' && <span>{section_name}</span>}
      {isOutage && <span>{t('attemptHistory.outage')}</span>}
      {details.cause === 'closing_time' && <span>{t('attemptHistory.closingTime')}</span>}
      {typeof extra_time_percent === 'number' && (
        <span>{t('monitor.extraTime', { percent: extra_time_percent })}</span>
      )}
      {typeof minutes === 'number' && !isTakenBack && (
        <span>{t('attemptHistory.minutesGiven', { minutes })}</span>
      )}
      {typeof times === 'number' && typeof since === 'string' && (
        <span>{t('attemptHistory.times', { count: times, since: momentText(since, locale, 'second') })}</span>
      )}
      {typeof resumed_ms === 'number' && (
        <span>{t('attemptHistory.wentOn', { time: playTime(resumed_ms) })}</span>
      )}
      {typeof repeats === 'number' && <span>{t('attemptHistory.repeated')}</span>}
      {typeof count === 'number' && <span>{t('attemptHistory.answers', { count })}</span>}
      {typeof score_before === 'number' && typeof score_after === 'number' && (
        <span>{t('attemptHistory.scoreChange', { before: score_before, after: score_after })}</span>
      )}
      {typeof reason === 'string' && reason !== '' && <q className={classes.reason}>{reason}</q>}
      <span className={classes.when}>
        <time dateTime={at}>{momentText(at, locale, 'second')}</time> · {t(`attemptHistory.by_${by}`)}
      </span>
    </li>
  );
}
