import type { ExaminationAdmin } from '@lulus/contract';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { showError } from '../../platform/ui/feedback/toasts.tsx';
import { showUndo } from '../../platform/ui/feedback/undo.tsx';
import { invalidateBank, saveOrder } from '../bank.api.ts';
import type { BankGroup } from './bank-filter.ts';
import { moveQuestions } from './move-questions.ts';

interface Props {
  examination: ExaminationAdmin;
  groups: BankGroup[];
  ids: string[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Moves the chosen questions to the end of a section, and offers to undo it. */
export function MoveDialog({ examination: { id: examId, sections }, groups, ids, ...dialog }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [target, setTarget] = useState(sections[0]?.id ?? '');
  const { length: count } = ids;
  const move = useMutation({
    mutationFn: async () => {
      const { before, after } = moveQuestions(sections, groups, { ids: new Set(ids), target });
      await saveOrder(examId, after);
      return before;
    },
    onSuccess: async (before) => {
      await invalidateBank(client);
      const section = sections.find(({ id }) => id === target)?.name ?? '';
      showUndo(t('bank.moved', { count, section }), async () => {
        await saveOrder(examId, before);
        await invalidateBank(client);
      });
      dialog.onDone();
      dialog.onClose();
    },
    onError: showError,
    onSettled: (_, failure) => {
      if (failure) void invalidateBank(client);
    },
  });

  return (
    <Dialog
      opened={dialog.opened}
      onClose={dialog.onClose}
      title={t('bank.moveTitle', { count })}
      closable={!move.isPending}
    >
      <NativeSelect
        label={t('bank.section')}
        value={target}
        data={sections.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setTarget(event.currentTarget.value)}
        data-autofocus
      />
      <DialogButtons
        onCancel={dialog.onClose}
        confirm={t('bank.move')}
        onConfirm={() => move.mutate()}
        busy={move.isPending}
      />
    </Dialog>
  );
}
