import { Button } from '@mantine/core';
import { IconHourglassHigh, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { examinationQuery } from '../examinations/examinations.api.ts';
import { inShape, objectOf, textLike } from '../platform/device-store/shape.ts';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { timeText } from '../platform/time/time-text.ts';
import { Notice } from '../platform/ui/feedback/notice.tsx';

/** What the examination hands over when it was submitted. */
const handedOver = objectOf<{ resultsAt: string }>({ resultsAt: textLike(/^\d{4}-.*Z$/) });

interface Props {
  examId: string;
  look: () => void;
  looking: boolean;
}

/** Submitted, and the examination has not released its results: says so, and when where that is known. */
export function PendingResult({ examId, look, looking }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { data: examination } = useQuery(examinationQuery(examId));
  const handed = inShape(handedOver, useLocation().state);
  const resultsAt = examination ? examination.results_at : handed?.resultsAt;
  return (
    <Notice
      role="status"
      icon={<IconHourglassHigh aria-hidden />}
      title={t('results.pendingTitle')}
      text={resultsAt ? t('results.pendingAt', { time: timeText(resultsAt, locale) }) : t('results.pending')}
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
