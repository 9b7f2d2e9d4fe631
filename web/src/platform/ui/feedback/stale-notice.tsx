import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/i18n.ts';
import { AttentionBar } from './attention-bar.tsx';
import { errorMessages } from './error-messages.ts';

interface Props {
  error: unknown;
  /** The device's time of the shown state, in milliseconds. */
  since?: number;
  retry: () => void;
  retrying: boolean;
}

/** Warning above outdated content whose refresh has failed, with a retry button. It stays visible while scrolling. */
export function StaleNotice({ error, since, retry, retrying }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const texts = errorMessages(error);
  if (since) texts.unshift(t('ui.asOf', { time: secondText(since, locale) }));
  return (
    <AttentionBar role="status" icon={<IconCloudOff aria-hidden />} text={texts.join(' ')} sticky>
      <Button variant="default" onClick={() => retry()} loading={retrying}>
        {t('ui.retry')}
      </Button>
    </AttentionBar>
  );
}

/** Returns '10:20:31' in the browser's time zone. */
function secondText(since: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(since);
}
