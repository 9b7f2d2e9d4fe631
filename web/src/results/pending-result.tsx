import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListedResult } from '../examinations/examinations.api.ts';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { momentText } from '../platform/time/moment-text.ts';
import { useSchoolTime } from '../platform/time/school-time.ts';
import { ActionButton } from '../platform/ui/buttons/action-button.tsx';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { ExitButton, ResultFrame } from './result-frame.tsx';
import { receivedQuery } from './results.api.ts';

interface Props {
  examId: string;
  /** The attempt in the list. Absent until the list is fetched. */
  row?: Pick<ListedResult, 'examination_name' | 'date_taken'>;
  resultsAt: string | null;
  /** True if the results are released, and essays of the attempt are still to be marked. */
  isMarking?: boolean;
  list: Pick<UseQueryResult, 'refetch' | 'isFetching'>;
}

/** Confirms the submission, and shows when the result will be released if that is known. */
export function PendingResult({ examId, row, resultsAt, isMarking = false, list }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const schoolTime = useSchoolTime();
  const { data: received } = useQuery(receivedQuery(examId));
  const submittedAt = row?.date_taken;
  const texts = [
    row?.examination_name,
    received && submittedAt && t('results.received', { ...received, time: momentText(submittedAt, locale) }),
    isMarking
      ? t('results.pendingMarking')
      : resultsAt
        ? t('results.pendingAt', { time: schoolTime(resultsAt) })
        : t('results.pending'),
  ];
  return (
    <ResultFrame>
      <Notice
        role="status"
        tone="good"
        icon={<IconCircleCheck aria-hidden />}
        title={t('results.pendingTitle')}
        text={texts.filter((text) => text != null)}
      >
        <ExitButton variant="filled" />
        <ActionButton icon={IconRefresh} loading={list.isFetching} onClick={() => void list.refetch()}>
          {t('results.look')}
        </ActionButton>
      </Notice>
    </ResultFrame>
  );
}
