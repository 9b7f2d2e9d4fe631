import type { BankItem, ExaminationAdmin } from '@lulus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { questionTitle } from '../../platform/ui/content/question-title.ts';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';
import { invalidateBank, removeItem } from '../bank.api.ts';
import type { BankGroup } from './bank-filter.ts';
import { useDeletedNote } from './use-deleted-note.ts';

interface Props {
  examination: ExaminationAdmin;
  /** All questions of the examination, without filters. */
  groups: BankGroup[];
  entry: BankItem | undefined;
  onClose: () => void;
}

/** Asks before it deletes a question, and offers an undo. Shows the error if running attempts use the question. */
export function DeleteItem({ examination, groups, entry, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const noteDeleted = useDeletedNote(examination, groups);
  // The text must stay while the dialog fades out.
  const last = useRef(entry);
  if (entry) last.current = entry;
  const remove = useMutation({
    mutationFn: (id: string) => removeItem(id),
    onSuccess: async (_, id) => {
      await invalidateBank(client);
      noteDeleted(t('bank.removed'), [id]);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={entry !== undefined}
      title={t('bank.removeTitle')}
      text={(last.current && questionTitle(last.current)) || t('bank.noText')}
      confirm={t('bank.remove')}
      danger
      request={remove}
      onConfirm={() => entry && remove.mutate(entry.id)}
      onCancel={onClose}
    />
  );
}
