import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/client.ts';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { showError, showFailure, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import classes from '../dialog.module.css';
import type { StudentRow } from '../student-row.ts';
import { hideStudent, refetchStudents, sendDeletion } from '../students.api.ts';

interface Props {
  student: StudentRow;
  opened: boolean;
  onClose: () => void;
}

export function DeleteDialog({ student, opened, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => sendDeletion(student.id),
    onSuccess: () => {
      hideStudent(queryClient, student.id);
      showSuccess(t('students.deleted'));
    },
    onError: (error) => {
      if (error instanceof ApiError) showError(error);
      else showFailure(t('students.failed'));
      refetchStudents(queryClient);
    },
    onSettled: onClose,
  });

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('students.deleteTitle')}
      closable={!deletion.isPending}
    >
      <p className={classes.strong}>{[student.name, student.class].filter(Boolean).join(' · ')}</p>
      <p className="faint">{t('students.deleteResults')}</p>
      <p className="faint">{t('students.deleteText')}</p>
      <DialogButtons
        cancel={t('students.cancel')}
        onCancel={onClose}
        confirm={t('students.delete')}
        onConfirm={() => deletion.mutate()}
        busy={deletion.isPending}
        danger
        focusCancel
      />
    </Dialog>
  );
}
