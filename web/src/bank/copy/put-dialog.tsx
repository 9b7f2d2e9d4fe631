import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogFailure } from '../../platform/ui/dialogs/dialog-failure.tsx';
import { showNote, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { invalidateBank, sendCopies } from '../bank.api.ts';
import { ChoosePlace } from './choose-place.tsx';
import { useCopyKeys } from './use-copy-keys.ts';
import type { CopyFrom, Place } from './use-places.ts';

interface Props {
  ids: string[];
  from: string | undefined;
  to: CopyFrom;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Copies questions to the examination or collection that the user presses. */
export function PutDialog({ ids, from, to, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const withKeys = useCopyKeys();
  const { length: count } = ids;
  const put = useMutation({
    mutationFn: ({ id }: Place) => sendCopies(id, withKeys(id, ids)),
    onSuccess: async ({ copied, missing }, { name }) => {
      await invalidateBank(client);
      if (copied > 0) showSuccess(t('bank.put', { count: copied, name }));
      if (missing > 0) showNote(t('bank.notCopied', { count: missing }));
      onDone();
      onClose();
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="wide"
      title={t(to === 'library' ? 'bank.putIntoCollectionTitle' : 'bank.putIntoExamTitle', { count })}
      closable={!put.isPending}
    >
      <div inert={put.isPending}>
        <ChoosePlace
          of={to}
          text={t(to === 'library' ? 'bank.putCollectionText' : 'bank.putExamText')}
          isOffered={({ id, can_edit }) => id !== from && can_edit}
          onChoose={put.mutate}
        />
      </div>
      <DialogFailure error={put.error} />
    </Dialog>
  );
}
