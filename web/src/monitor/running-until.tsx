import type { MonitoredAttempt } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { momentText } from '../platform/time/moment-text.ts';

interface Props extends Pick<MonitoredAttempt, 'due_at' | 'open_section'> {
  className?: string | undefined;
}

/** The end of a running attempt. If its sections have timers, also the end of the open one, with its name. */
export function RunningUntil({ due_at, open_section, className }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const until = (instant: string) => ({ time: momentText(instant, locale) });
  return (
    <>
      {open_section && (
        <span className={className}>
          {t('monitor.sectionUntil', { name: open_section.name, ...until(open_section.due_at) })}
        </span>
      )}
      {open_section?.due_at !== due_at && (
        <span className={className}>
          {t(open_section ? 'monitor.examUntil' : 'monitor.until', until(due_at))}
        </span>
      )}
    </>
  );
}
