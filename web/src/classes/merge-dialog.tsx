import type { SchoolClass } from '@lulus/contract';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../platform/ui/dialogs/dialog-failure.tsx';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { refetchClasses, sendMerge } from './classes.api.ts';

interface Props {
  row: SchoolClass;
  /** The classes of this year. */
  current: SchoolClass[];
  opened: boolean;
  onClose: () => void;
}

/** Merges a class into another one, after a preview of what moves. */
export function MergeDialog({ row: { id, name }, current, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [into, setInto] = useState('');
  const preview = useQuery({
    queryKey: ['classes', 'merge', id, into],
    queryFn: () => sendMerge({ into, ids: [id], dry_run: true }),
    enabled: into !== '',
    gcTime: 0,
  });
  const merge = useMutation({
    mutationFn: () => sendMerge({ into, ids: [id] }),
    onSuccess: async () => {
      showSuccess(t('classes.merged'));
      onClose();
      await refetchClasses(client);
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('classes.mergeTitle', { name })}
      closable={!merge.isPending}
      sticky
    >
      <NativeSelect
        label={t('classes.mergeInto')}
        value={into}
        onChange={({ currentTarget }) => setInto(currentTarget.value)}
        data={[
          { value: '', label: t('classes.chooseClass') },
          ...current.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name })),
        ]}
        data-autofocus
      />
      {preview.data && <p role="status">{t('classes.mergeText', { ...preview.data, name })}</p>}
      <DialogFailure error={merge.error ?? preview.error} />
      <DialogButtons
        onCancel={onClose}
        confirm={preview.data ? t('classes.merge') : null}
        onConfirm={() => merge.mutate()}
        danger
        busy={merge.isPending}
      />
    </Dialog>
  );
}
