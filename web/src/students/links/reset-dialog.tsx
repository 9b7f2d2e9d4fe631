import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { showError } from '../../platform/ui/feedback/toasts.tsx';
import { CardsDialog } from '../cards/cards-dialog.tsx';
import type { StudentRow } from '../student-row.ts';
import { refetchStudents, sendPasswordReset } from '../students.api.ts';

interface Props {
  student: StudentRow;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a reset, and then shows the new password once. */
export function ResetDialog({ student, opened, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const reset = useMutation({
    mutationFn: () => sendPasswordReset(student.id),
    onSuccess: () => {
      refetchStudents(queryClient);
    },
    onError: showError,
  });

  if (reset.data) {
    const cards = [reset.data.card];
    return <CardsDialog opened={opened} onClose={onClose} title={t('students.resetDone')} cards={cards} />;
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t('students.resetTitle')} closable={!reset.isPending}>
      <p className="faint">{t('students.resetText', { name: student.name })}</p>
      <DialogButtons
        cancel={t('students.cancel')}
        onCancel={onClose}
        confirm={t('students.reset')}
        onConfirm={() => reset.mutate()}
        busy={reset.isPending}
        focusCancel
      />
    </Dialog>
  );
}
