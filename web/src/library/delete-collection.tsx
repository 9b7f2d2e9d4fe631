import type { Collection } from '@lulus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateBank } from '../bank/bank.api.ts';
import { ConfirmDialog } from '../platform/ui/dialogs/confirm-dialog.tsx';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { removeCollection } from './library.api.ts';

interface Props {
  collection: Collection;
  opened: boolean;
  onClose: () => void;
}

export function DeleteCollection({ collection: { id, name, bank_count: count }, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeCollection(id),
    onSuccess: async () => {
      await invalidateBank(client);
      showSuccess(t('library.removed'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('library.removeTitle', { name })}
      text={t('library.removeText', { count })}
      confirm={t('library.remove')}
      danger
      request={remove}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
}
