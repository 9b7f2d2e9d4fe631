import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankEntry } from '../../examinations/admin/bank-list.api.ts';
import { plainText } from '../../platform/ui/content/rich-text.tsx';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { invalidateBank, removeItem } from '../bank.api.ts';

/** Asks before it deletes a question. Shows the error if running attempts use the question. */
export function DeleteItem({ entry, onClose }: { entry: BankEntry | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // The text must stay while the dialog fades out.
  const last = useRef(entry);
  if (entry) last.current = entry;
  const remove = useMutation({
    mutationFn: (id: string) => removeItem(id),
    onSuccess: async () => {
      await invalidateBank(client);
      showSuccess(t('bank.removed'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={entry !== undefined}
      title={t('bank.removeTitle')}
      text={(last.current && plainText(last.current.bank_question)) || t('bank.noText')}
      confirm={t('bank.remove')}
      danger
      request={remove}
      onConfirm={() => entry && remove.mutate(entry.id)}
      onCancel={onClose}
    />
  );
}
