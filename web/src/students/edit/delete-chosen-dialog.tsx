import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { showError, showNote, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import classes from '../dialog.module.css';
import type { StudentRow } from '../student-row.ts';
import { refetchStudents, sendDeletions } from '../students.api.ts';

/** Maximum number of names shown. The rest are only counted. */
const NAMED = 5;

interface Props {
  students: StudentRow[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function DeleteChosenDialog({ students, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const others = students.length - NAMED;
  const named = students.slice(0, NAMED).map(({ name }) => name);
  const deletion = useMutation({
    mutationFn: () => sendDeletions(students.map(({ id }) => id)),
    onSuccess: ({ deleted, missing }) => {
      if (deleted > 0) showSuccess(t('students.chosenDeleted', { count: deleted }));
      if (missing > 0) showNote(t('students.chosenMissing', { count: missing }));
      onDone();
    },
    onError: showError,
    onSettled: async () => {
      await refetchStudents(queryClient);
      onClose();
    },
  });

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('students.deleteChosenTitle', { count: students.length })}
      closable={!deletion.isPending}
    >
      <p className={classes.strong}>
        {named.join(', ')}
        {others > 0 && ` ${t('students.andOthers', { count: others })}`}
      </p>
      <p className="faint">{t('students.deleteResults')}</p>
      <p className="faint">{t('students.deleteText')}</p>
      <DialogButtons
        onCancel={onClose}
        confirm={t('students.delete')}
        onConfirm={() => deletion.mutate()}
        danger
        busy={deletion.isPending}
        focusCancel
      />
    </Dialog>
  );
}
