import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AttentionBar } from '../../platform/ui/feedback/attention-bar.tsx';
import { showError, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { cutAttemptsQuery, sendFullTime } from './admin-examinations.api.ts';

/** Returns how many running attempts end early because of a former closing time. */
export function useCutAttempts(examination: ExaminationAdmin | undefined): number {
  const { data } = useQuery({
    ...cutAttemptsQuery(examination?.id ?? ''),
    enabled: (examination?.attempts_running ?? 0) > 0,
  });
  return data ?? 0;
}

/** After an extended window, offers full time for the students whose time the old end has cut. */
export function FullTimeOffer({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const count = useCutAttempts(examination);
  const give = useMutation({
    mutationFn: () => sendFullTime(examination.id),
    onSuccess: ({ extended }) => showSuccess(t('examinationAdmin.fullTimeGiven', { count: extended })),
    onError: showError,
    onSettled: () =>
      Promise.all(['examinations', 'monitor'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
  if (count === 0) return null;
  return (
    <AttentionBar
      role="status"
      icon={<IconClockPlus aria-hidden />}
      text={t('examinationAdmin.fullTimeOffer', { count })}
    >
      <Button variant="default" loading={give.isPending} onClick={() => give.mutate()}>
        {t('examinationAdmin.fullTimeGive')}
      </Button>
    </AttentionBar>
  );
}
