import type { Collection } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateBank } from '../bank/bank.api.ts';
import classes from '../platform/ui/dialogs/dialog.module.css';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../platform/ui/dialogs/dialog-buttons.tsx';
import { errorMessages } from '../platform/ui/feedback/error-messages.ts';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { ChooseBox } from '../platform/ui/tables/choose-box.tsx';
import { saveCollection } from './library.api.ts';

interface Props {
  /** Undefined for a new one. */
  collection: Collection | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Makes a collection, or renames and shares it. */
export function CollectionDialog({ collection, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [name, setName] = useState(collection?.name ?? '');
  const [shared, setShared] = useState(collection?.shared ?? false);
  const save = useMutation({
    mutationFn: () => saveCollection(collection?.id, { name, shared }),
    onSuccess: async () => {
      await invalidateBank(client);
      showSuccess(t(collection ? 'library.saved' : 'library.created'));
      onClose();
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(collection ? 'library.edit' : 'library.newCollection')}
      closable={!save.isPending}
      sticky
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <div className={classes.fields}>
          <TextInput
            label={t('library.name')}
            value={name}
            error={save.error && errorMessages(save.error).join(' ')}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={200}
            autoComplete="off"
            data-autofocus
          />
          <div>
            <ChooseBox
              isLabelShown
              label={t('library.share')}
              checked={shared}
              onChange={(event) => setShared(event.currentTarget.checked)}
            />
          </div>
        </div>
        <DialogButtons onCancel={onClose} confirm={t('library.save')} busy={save.isPending} />
      </form>
    </Dialog>
  );
}
