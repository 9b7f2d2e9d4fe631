import type { Outage } from '@lulus/contract';
import { IconClockPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { momentText } from '../platform/time/moment-text.ts';
import { AttentionBar } from '../platform/ui/feedback/attention-bar.tsx';

/** Names the last outage, and how many students got its time back. */
export function OutageNote({ outage: { began_at, ended_at, attempts } }: { outage: Outage }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const when = (instant: string) => momentText(instant, locale, 'second');
  return (
    <AttentionBar
      role="status"
      icon={<IconClockPlus aria-hidden />}
      text={t('monitor.outage', { count: attempts, from: when(began_at), to: when(ended_at) })}
    />
  );
}
