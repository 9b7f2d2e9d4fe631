import type { LateRefusal, MonitoredAttempt } from '@lulus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';
import { type AttemptRow, countableOf } from '../attempt-row.ts';
import { invalidateAttempts, sendLateCount } from '../monitor.api.ts';
import classes from './count-late-dialog.module.css';

interface Props {
  row: AttemptRow;
  opened: boolean;
  onClose: () => void;
  onDone: (reply: { message: string; attempt: MonitoredAttempt }) => void;
}

const REFUSALS: LateRefusal[] = ['after_result', 'too_late', 'not_in_time'];

/**
 * Asks before late answers are counted. Shows why some cannot count, and warns if the student may have seen the result.
 * If no answer can count, there is no confirm button.
 */
export function CountLateDialog({ row, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const count = useMutation({
    mutationFn: () => sendLateCount(row),
    onSuccess: onDone,
    onError: () => invalidateAttempts(client),
  });
  const minutes = Math.ceil((row.late_seconds ?? 0) / 60);
  const refused = REFUSALS.map((refusal) => ({ refusal, count: row.late_refused[refusal] })).filter(
    ({ count }) => count > 0,
  );
  const countable = countableOf(row);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('monitor.countLate')}
      text={
        <>
          {t('monitor.countLateText', { name: row.name, count: row.late })}{' '}
          {minutes > 0 && t('monitor.cameAfter', { count: minutes })}{' '}
          {countable > 0 && t('monitor.countable', { count: countable })}
          {row.result_seen && countable > 0 && (
            <span className={classes.note}>{t('monitor.resultSeen')}</span>
          )}
          {row.late_doubtful > 0 && (
            <span className={classes.note}>{t('monitor.doubtful', { count: row.late_doubtful })}</span>
          )}
          {refused.map(({ refusal, count }) => (
            <span key={refusal} className={classes.note}>
              {t(`monitor.refused_${refusal}`, { count })}
            </span>
          ))}
        </>
      }
      confirm={countable > 0 ? t('monitor.countConfirm') : null}
      cancel={t(countable > 0 ? 'monitor.cancel' : 'monitor.close')}
      busy={count.isPending}
      error={count.error}
      onConfirm={() => count.mutate()}
      onCancel={onClose}
    />
  );
}
