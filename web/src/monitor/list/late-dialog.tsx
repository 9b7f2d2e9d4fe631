import type { MonitoredAttempt } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import dialogClasses from '../../platform/ui/dialogs/dialog.module.css';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../../platform/ui/dialogs/dialog-failure.tsx';
import type { AttemptRow } from '../attempt-row.ts';
import { LateFacts } from '../late-facts.tsx';
import { invalidateAttempts, type LateDecision, sendLateDecision } from '../monitor.api.ts';

interface Props {
  row: AttemptRow;
  opened: boolean;
  onClose: () => void;
  onDone: (message: string, attempt: MonitoredAttempt) => void;
}

/** Counts or ignores an attempt's late answers. Shows a rejection in the dialog, and keeps the typed reason. */
export function LateDialog({ row, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: (decision: LateDecision['decision']) =>
      sendLateDecision(row.id, { decision, reason: reason.trim() || undefined }),
    onSuccess: ({ attempt }, decision) => onDone(t(`monitor.lateDecided_${decision}`), attempt),
    onError: () => invalidateAttempts(client),
  });
  const { late } = row;
  if (!late) return null;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('monitor.decideLate')}
      closable={!decide.isPending}
      sticky
    >
      <form
        className={dialogClasses.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          decide.mutate('count');
        }}
      >
        <p className={dialogClasses.text}>
          {t('monitor.lateText', { name: row.name, count: late.count })}
          <LateFacts late={late} />
        </p>
        <TextInput
          label={t('monitor.reason')}
          description={t(late.result_visible ? 'monitor.lateReasonHint' : 'monitor.reasonHint')}
          required={late.result_visible}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <DialogFailure error={decide.error} />
        <DialogButtons
          cancel={t(late.ignored ? 'ui.cancel' : 'monitor.lateIgnore')}
          onCancel={() => (late.ignored ? onClose() : decide.mutate('ignore'))}
          confirm={t('monitor.lateCount')}
          busy={decide.isPending}
        />
      </form>
    </Dialog>
  );
}
