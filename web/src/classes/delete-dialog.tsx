import type { SchoolClass } from '@lulus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../platform/ui/dialogs/confirm-dialog.tsx';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { refetchClasses, sendDeletion } from './classes.api.ts';

interface Props {
  row: SchoolClass;
  opened: boolean;
  onClose: () => void;
}

export function DeleteDialog({ row: { id, name }, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => sendDeletion(id),
    onSuccess: async () => {
      showSuccess(t('classes.deleted'));
      onClose();
      await refetchClasses(client);
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('classes.deleteOne', { name })}
      text={t('classes.deleteText')}
      confirm={t('classes.delete')}
      danger
      request={remove}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
}
