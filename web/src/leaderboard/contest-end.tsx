import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { useServerNow } from '../platform/time/use-server-now.ts';
import { lastDayName } from './month-text.ts';
import { timeLeft } from './time-left.ts';

interface Props {
  endsAt: string;
  /** The server's time of the reply. */
  serverTime: string;
  /** The device's time of the reply, in milliseconds. */
  receivedAt: number;
}

/** Counts down to the end of the month. */
export function ContestEnd({ endsAt, serverTime, receivedAt }: Props) {
  const { t } = useTranslation();
  const now = useServerNow(serverTime, receivedAt);
  return t('leaderboard.endsIn', { left: t('leaderboard.left', timeLeft(Date.parse(endsAt) - now)) });
}

export function ContestEnded({ month }: { month: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return t('leaderboard.endedOn', { day: lastDayName(month, locale) });
}
