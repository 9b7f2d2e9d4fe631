import { IconHourglassHigh, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { examinationQuery } from '../examinations/examinations.api.ts';
import { parseValue } from '../platform/device-store/parse-value.ts';
import { useSchoolTime } from '../platform/time/school-time.ts';
import { ActionButton } from '../platform/ui/buttons/action-button.tsx';
import { Notice } from '../platform/ui/feedback/notice.tsx';

/** Router state that the exam screen passes after submission. */
const submissionState = v.object({ resultsAt: v.pipe(v.string(), v.regex(/^\d{4}-.*Z$/)) });

interface Props {
  examId: string;
  refresh: () => void;
  isRefreshing: boolean;
}

/** Notice that the results are not released yet, with the time of the release if it is known. */
export function PendingResult({ examId, refresh, isRefreshing }: Props) {
  const { t } = useTranslation();
  const schoolTime = useSchoolTime();
  const { data: examination } = useQuery(examinationQuery(examId));
  const submission = parseValue(submissionState, useLocation().state);
  const resultsAt = examination ? examination.results_at : submission?.resultsAt;
  return (
    <Notice
      role="status"
      icon={<IconHourglassHigh aria-hidden />}
      title={t('results.pendingTitle')}
      text={resultsAt ? t('results.pendingAt', { time: schoolTime(resultsAt) }) : t('results.pending')}
    >
      <ActionButton icon={IconRefresh} loading={isRefreshing} onClick={refresh}>
        {t('results.look')}
      </ActionButton>
    </Notice>
  );
}
