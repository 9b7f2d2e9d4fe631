import type { MonitoredAttempt } from '@lulus/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import dialogClasses from '../../platform/ui/dialogs/dialog.module.css';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../../platform/ui/dialogs/dialog-failure.tsx';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { invalidateAttempts, sendPlayBack } from '../monitor.api.ts';
import classes from './answered-facts.module.css';

interface Props {
  attempt: Pick<MonitoredAttempt, 'id' | 'submitted_at'>;
  /** How often the student started it. */
  plays: number;
  recording: { question_id: string } | { stimulus_id: string };
}

interface DialogProps extends Omit<Props, 'plays'> {
  opened: boolean;
  onClose: () => void;
}

/** Gives a play of the recording back, if the attempt runs and the recording was played. */
export function GivePlayBack({ attempt, plays, recording }: Props) {
  const { t } = useTranslation();
  const { shown, opened, open, close } = useDialog<true>();
  if (attempt.submitted_at !== null || plays === 0) return null;
  return (
    <>
      <Button variant="default" size="sm" className={classes.back} onClick={() => open(true)}>
        {t('answerSheet.playBack')}
      </Button>
      {shown && (
        <PlayBackDialog
          key={shown.number}
          attempt={attempt}
          recording={recording}
          opened={opened}
          onClose={close}
        />
      )}
    </>
  );
}

function PlayBackDialog({ attempt, recording, opened, onClose }: DialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const giveBack = useMutation({
    mutationFn: () => sendPlayBack(attempt.id, { ...recording, reason: reason.trim() || undefined }),
    async onSuccess() {
      showSuccess(t('answerSheet.playGivenBack'));
      onClose();
      await invalidateAttempts(client);
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('answerSheet.playBack')}
      closable={!giveBack.isPending}
      sticky
    >
      <form
        noValidate
        className={dialogClasses.fields}
        onSubmit={(event) => {
          event.preventDefault();
          giveBack.mutate();
        }}
      >
        <p className={dialogClasses.text}>{t('answerSheet.playBackText')}</p>
        <TextInput
          label={t('monitor.reason')}
          description={t('monitor.reasonHint')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <DialogFailure error={giveBack.error} />
        <DialogButtons confirm={t('answerSheet.playBack')} onCancel={onClose} busy={giveBack.isPending} />
      </form>
    </Dialog>
  );
}
