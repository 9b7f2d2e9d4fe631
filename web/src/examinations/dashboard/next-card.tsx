import type { Examination } from '@lulus/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { useSchoolTime } from '../../platform/time/school-time.ts';
import { clockText, secondsUntil } from '../../platform/time/use-countdown.ts';
import { useServerNow } from '../../platform/time/use-server-now.ts';
import { NavButton } from '../../platform/ui/buttons/nav-button.tsx';
import type { Listed } from '../examinations.api.ts';
import { WindowNote } from '../list/window-note.tsx';
import { selectExamination } from '../selected-examination.ts';
import classes from './next-card.module.css';
import { nextStep, openedSince } from './next-step.ts';
import { RunningBanner } from './running-banner.tsx';

const STEP_MS = 1000;
const DAY_SECONDS = 24 * 60 * 60;

/** Card with a student's next examination and its time. It changes by itself when the examination opens. */
export function NextCard({ data }: { data: Listed }) {
  const { t } = useTranslation();
  const schoolTime = useSchoolTime();
  const now = useServerNow(data.serverTime, data.receivedAt, STEP_MS);
  const { running, open, opening } = nextStep(data.examinations, now);
  const opened = openedSince(data.examinations, data.serverTime, now);

  if (running) return <RunningBanner examination={running} />;
  const next = open ?? opening;
  return (
    <section className={classes.card} aria-labelledby="next-title" data-open={open ? true : undefined}>
      <div className={classes.words}>
        <h2 id="next-title" className={classes.title}>
          {open ? t('examinations.openNow') : t('examinations.next')}
        </h2>
        <p id="next-name" className={classes.name}>
          {next ? next.examination_name : t('examinations.nothingPlanned')}
        </p>
        {next ? (
          <WindowNote examination={next} withMinutes now={now} />
        ) : (
          <p className={classes.text}>{t('examinations.nothingPlannedText')}</p>
        )}
      </div>
      {open && <ToExamination examination={open} />}
      {opening && !open && <Countdown to={opening.opens_at} now={now} />}
      {opening && open && (
        <div className={classes.after}>
          <p className={classes.text}>
            {t('examinations.afterThat')} <strong>{opening.examination_name}</strong>
          </p>
          {isSoon(opening.opens_at, now) ? (
            <Countdown to={opening.opens_at} now={now} />
          ) : (
            <p className={classes.text}>
              {t('examinations.opensAt', { time: schoolTime(opening.opens_at) })}
            </p>
          )}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {opened && t('examinations.hasOpened', { name: opened.examination_name })}
      </p>
    </section>
  );
}

function ToExamination({ examination }: { examination: Examination }) {
  const { t } = useTranslation();
  return (
    <NavButton
      aria-describedby="next-name"
      to={examinationPath(paths.examinationDetail, examination.id)}
      onClick={() => selectExamination(examination.id)}
      className={classes.button ?? ''}
      rightSection={<IconArrowRight size={18} aria-hidden />}
    >
      {t('examinations.goToExam')}
    </NavButton>
  );
}

/** Time until an opening: in seconds within a day of it, otherwise in days. */
function Countdown({ to, now }: { to: string; now: number }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const seconds = secondsUntil(Date.parse(to), now);
  const days = Math.round(seconds / DAY_SECONDS);
  return (
    <p className={classes.countdown} role="timer">
      <span className={classes.label}>{t('examinations.opensIn')}</span>
      <span className={classes.time}>{isSoon(to, now) ? clockText(seconds) : inDays(days, locale)}</span>
    </p>
  );
}

function isSoon(instant: string, now: number): boolean {
  return Date.parse(instant) - now < DAY_SECONDS * 1000;
}

/** Returns a text such as '3 days'. */
function inDays(count: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
}
