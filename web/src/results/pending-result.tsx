import { Button } from '@mantine/core';
import { IconHourglassHigh, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { timeText } from '../examinations/time-text.ts';
import { useLanguage } from '../i18n/i18n.ts';
import { Notice } from '../ui/notice.tsx';

/** What the examination hands over when it was submitted. */
const handedOver = z.object({ resultsAt: z.iso.datetime() });

/** Submitted, and the examination has not released its results: says so, and when where that is known. */
export function PendingResult({ look, looking }: { look: () => void; looking: boolean }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { data } = handedOver.safeParse(useLocation().state);
  return (
    <Notice
      role="status"
      icon={<IconHourglassHigh aria-hidden />}
      title={t('results.pendingTitle')}
      text={data ? t('results.pendingAt', { time: timeText(data.resultsAt, locale) }) : t('results.pending')}
    >
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={looking}
        onClick={look}
      >
        {t('results.look')}
      </Button>
    </Notice>
  );
}
