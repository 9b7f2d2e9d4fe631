import type { ExaminationAdmin } from '@lulus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stored } from '../../../platform/device-store/stored.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { ConfirmDialog } from '../../../platform/ui/dialogs/confirm-dialog.tsx';
import { showSuccess } from '../../../platform/ui/feedback/toasts.tsx';
import { invalidateExaminations, removeExamination } from '../admin-examinations.api.ts';

interface Props {
  examination: ExaminationAdmin;
  opened: boolean;
  onClose: () => void;
  onArchive: () => void;
}

/** Deletes an examination after a confirmation. One that students have taken stays: offers to archive it instead. */
export function DeleteExamination({ examination, opened, onClose, onArchive }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => removeExamination(examination.id),
    onSuccess: async () => {
      showSuccess(t('examinationAdmin.removed'));
      await navigate(paths.examinations, { replace: true });
      stored.examId.remove();
      stored.examDetail.remove();
      client.removeQueries({ queryKey: ['examinations', examination.id] });
      await invalidateExaminations(client);
    },
  });
  if (examination.attempts_count > 0) {
    const mayArchive = examination.status !== 'archived';
    return (
      <ConfirmDialog
        opened={opened}
        title={t('examinationAdmin.keepTitle')}
        text={t('examinationAdmin.keepText', { name: examination.examination_name })}
        confirm={mayArchive ? t('examinationAdmin.archive') : null}
        onConfirm={onArchive}
        onCancel={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={t('examinationAdmin.removeTitle')}
      text={t('examinationAdmin.removeText', { name: examination.examination_name })}
      confirm={t('examinationAdmin.remove')}
      danger
      request={remove}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
}
