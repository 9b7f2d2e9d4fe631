import type { MonitoredAttempt } from '@lulus/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { AttemptRow } from './attempt-row.ts';
import { sendLateCount } from './monitor.api.ts';

interface Props {
  row: AttemptRow;
  opened: boolean;
  onClose: () => void;
  onDone: (reply: { message: string; attempt: MonitoredAttempt }) => void;
}

/** Asks, and shows why it was refused where the answers came too late. */
export function CountLate({ row, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const count = useMutation({ mutationFn: () => sendLateCount(row.id), onSuccess: onDone });
  const minutes = Math.ceil((row.late_seconds ?? 0) / 60);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('monitor.countLate')}
      text={
        <>
          {t('monitor.countLateText', { name: row.name, count: row.late })}{' '}
          {row.late_seconds !== null && t('monitor.cameAfter', { count: minutes })}
        </>
      }
      confirm={t('monitor.countConfirm')}
      cancel={t('monitor.cancel')}
      busy={count.isPending}
      error={count.error}
      onConfirm={() => count.mutate()}
      onCancel={onClose}
    />
  );
}
