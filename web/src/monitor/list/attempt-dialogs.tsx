import type { MonitoredAttempt } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showNote, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import type { AttemptRow } from '../attempt-row.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import {
  invalidateAttempts,
  sendMoreTime,
  sendMoreTimeForAll,
  sendMoreTimeForSome,
  sendReopening,
  showAttempt,
  type TimeForm,
} from '../monitor.api.ts';
import type { RowAction } from './attempt-actions.tsx';
import { LateDialog } from './late-dialog.tsx';
import { TimeDialog } from './time-dialog.tsx';

export type AttemptDialog =
  | { kind: RowAction; row: AttemptRow }
  | { kind: 'extendAll'; running: number }
  | { kind: 'extendChosen'; rows: AttemptRow[]; done: () => void };

interface Props {
  examinationId: string;
  dialog: AttemptDialog;
  opened: boolean;
  onClose: () => void;
}

export function AttemptDialogs({ examinationId, dialog, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();

  function done(message: string, attempt?: MonitoredAttempt) {
    if (attempt) showAttempt(client, examinationId, attempt);
    invalidateAttempts(client);
    showSuccess(message);
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
        save={async (form: TimeForm) => {
          const { extended } = await sendMoreTimeForAll(examinationId, form);
          done(t('monitor.extendedChosen', { count: extended }));
        }}
      />
    );
  }
  if (dialog.kind === 'extendChosen') {
    const { rows } = dialog;
    const [only] = rows;
    const text =
      rows.length === 1 && only
        ? t('monitor.extendText', { name: only.name })
        : t('monitor.extendChosenText', { count: rows.length });
    return (
      <TimeDialog
        opened={opened}
        onClose={onClose}
        title={t('monitor.extend')}
        text={text}
        confirm={t('monitor.extendConfirm')}
        save={async (form: TimeForm) => {
          const ids = rows.map(({ id }) => id);
          const { extended } = await sendMoreTimeForSome(examinationId, form, ids);
          invalidateAttempts(client);
          if (extended > 0) showSuccess(t('monitor.extendedChosen', { count: extended }));
          if (extended < rows.length) showNote(t('monitor.overChosen', { count: rows.length - extended }));
          dialog.done();
          onClose();
        }}
      />
    );
  }
  const { kind, row } = dialog;
  const shared = { opened, onClose };
  if (kind === 'history') return <HistoryDialog {...shared} row={row} />;
  if (kind === 'decideLate') return <LateDialog {...shared} row={row} onDone={done} />;
  if (kind === 'extend') {
    return (
      <TimeDialog
        {...shared}
        title={t('monitor.extend')}
        text={t('monitor.extendText', { name: row.name })}
        confirm={t('monitor.extendConfirm')}
        save={async (form: TimeForm) => {
          const { attempt } = await sendMoreTime(row.id, form);
          done(t('monitor.extendedChosen', { count: 1 }), attempt);
        }}
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
      save={async (form: TimeForm) => {
        const { attempt } = await sendReopening(row.id, form);
        done(t('monitor.reopened'), attempt);
      }}
    />
  );
}
