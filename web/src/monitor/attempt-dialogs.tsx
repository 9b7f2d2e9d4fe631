import type { MonitoredAttempt } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { knownMessage } from '../i18n/known-message.ts';
import { showSuccess } from '../ui/toasts.tsx';
import type { RowAction } from './attempt-actions.tsx';
import type { AttemptRow } from './attempt-row.ts';
import { CountLate } from './count-late.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import {
  attemptsChanged,
  sendMoreTime,
  sendMoreTimeForAll,
  sendReopening,
  showAttempt,
  type TimeForm,
} from './monitor.api.ts';
import { TimeDialog } from './time-dialog.tsx';

export type AttemptDialog = { kind: RowAction; row: AttemptRow } | { kind: 'extendAll'; running: number };

interface Props {
  examinationId: string;
  dialog: AttemptDialog;
  opened: boolean;
  onClose: () => void;
}

export function AttemptDialogs({ examinationId, dialog, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();

  function done({ message, attempt }: { message: string; attempt?: MonitoredAttempt }) {
    if (attempt) showAttempt(client, examinationId, attempt);
    attemptsChanged(client);
    showSuccess(knownMessage(message));
    onClose();
  }

  if (dialog.kind === 'extendAll') {
    return (
      <TimeDialog
        opened={opened}
        onClose={onClose}
        title={t('monitor.extendAll')}
        text={t('monitor.extendAllText', { count: dialog.running })}
        confirm={t('monitor.extendConfirm')}
        save={async (form: TimeForm) => done(await sendMoreTimeForAll(examinationId, form))}
      />
    );
  }
  const { kind, row } = dialog;
  const shared = { opened, onClose };
  if (kind === 'history') return <HistoryDialog {...shared} row={row} />;
  if (kind === 'countLate') return <CountLate {...shared} row={row} onDone={done} />;
  if (kind === 'extend') {
    return (
      <TimeDialog
        {...shared}
        title={t('monitor.extend')}
        text={t('monitor.extendText', { name: row.name })}
        confirm={t('monitor.extendConfirm')}
        save={async (form: TimeForm) => done(await sendMoreTime(row.id, form))}
      />
    );
  }
  return (
    <TimeDialog
      {...shared}
      title={t('monitor.reopenTitle')}
      text={t('monitor.reopenText', { name: row.name })}
      confirm={t('monitor.reopen')}
      danger
      save={async (form: TimeForm) => done(await sendReopening(row.id, form))}
    />
  );
}
