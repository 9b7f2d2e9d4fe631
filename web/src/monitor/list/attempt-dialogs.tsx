import type { MonitoredAttempt } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showNote, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { hideUndo, showUndo } from '../../platform/ui/feedback/undo.tsx';
import type { AttemptRow } from '../attempt-row.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import {
  invalidateAttempts,
  type ReopenForm,
  sendMoreTime,
  sendMoreTimeForAll,
  sendMoreTimeForSome,
  sendReopening,
  showAttempt,
  type TimeForm,
  undoMoreTime,
} from '../monitor.api.ts';
import type { RowAction } from './attempt-actions.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { LateDialog } from './late-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

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

  /** Announces time that was given, with an undo, or taken back. `kept` attempts had too little time for that. */
  function announce(minutes: number, ids: string[], kept: number) {
    invalidateAttempts(client);
    hideUndo();
    const noteKept = (count: number) => {
      if (count > 0) showNote(t('monitor.tooShort', { count }));
    };
    noteKept(kept);
    const count = ids.length;
    if (count === 0) return;
    if (minutes < 0) return showSuccess(t('monitor.takenBack', { count, time: -minutes }));
    showUndo(t('monitor.extendedChosen', { count }), async () => {
      try {
        noteKept(await undoMoreTime(examinationId, minutes, ids));
      } finally {
        invalidateAttempts(client);
      }
    });
  }

  const shared = { opened, onClose };
  if (dialog.kind === 'extendAll') {
    return (
      <ExtendDialog
        {...shared}
        title={t('monitor.extendAll')}
        text={t('monitor.extendAllText', { count: dialog.running })}
        save={async (form: TimeForm) => {
          const { attempt_ids, too_short } = await sendMoreTimeForAll(examinationId, form);
          announce(form.minutes, attempt_ids, too_short);
          onClose();
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
      <ExtendDialog
        {...shared}
        title={t('monitor.extend')}
        text={text}
        save={async (form: TimeForm) => {
          const ids = rows.map(({ id }) => id);
          const { attempt_ids, too_short } = await sendMoreTimeForSome(examinationId, form, ids);
          announce(form.minutes, attempt_ids, too_short);
          const over = rows.length - attempt_ids.length - too_short;
          if (over > 0) showNote(t('monitor.overChosen', { count: over }));
          dialog.done();
          onClose();
        }}
      />
    );
  }
  const { kind, row } = dialog;
  if (kind === 'history') return <HistoryDialog {...shared} row={row} />;
  if (kind === 'decideLate') return <LateDialog {...shared} row={row} onDone={done} />;
  if (kind === 'extend') {
    return (
      <ExtendDialog
        {...shared}
        title={t('monitor.extend')}
        text={t('monitor.extendText', { name: row.name })}
        save={async (form: TimeForm) => {
          const { attempt } = await sendMoreTime(row.id, form);
          showAttempt(client, examinationId, attempt);
          announce(form.minutes, [row.id], 0);
          onClose();
        }}
      />
    );
  }
  return (
    <ReopenDialog
      {...shared}
      row={row}
      save={async (form: ReopenForm) => {
        const { attempt } = await sendReopening(row.id, form);
        done(t(form.section === undefined ? 'monitor.reopened' : 'monitor.sectionReopened'), attempt);
      }}
    />
  );
}
