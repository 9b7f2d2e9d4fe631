import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../platform/navigation/leave-guard.tsx';
import { showError } from '../../platform/ui/feedback/toasts.tsx';
import { showUndo } from '../../platform/ui/feedback/undo.tsx';
import { SortableList } from '../../platform/ui/sorting/sortable-list.tsx';
import { invalidateBank, saveOrder } from '../bank.api.ts';
import type { BankGroup } from './bank-filter.ts';
import classes from './bank-list.module.css';

interface Props {
  examId: string;
  sectionId: string;
  group: BankGroup;
  onEnd: () => void;
}

/** Sortable list of a section's questions. The order is saved as a whole. */
export function ArrangeSection({ examId, sectionId, group, onEnd }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [entries, setEntries] = useState(group.entries);
  const save = useMutation({
    mutationFn: () => saveOrder(examId, { [sectionId]: entries.map(({ id }) => id) }),
    onSuccess: async () => {
      await invalidateBank(client);
      showUndo(t('bank.orderSaved'), async () => {
        await saveOrder(examId, { [sectionId]: group.entries.map(({ id }) => id) });
        await invalidateBank(client);
      });
      onEnd();
    },
    onError: showError,
  });
  return (
    <>
      <SortableList
        label={t('bank.arrangeOf', { name: group.section })}
        entries={entries}
        idOf={({ id }) => id}
        nameOf={({ number }) => t('bank.question', { number })}
        onOrder={setEntries}
      >
        {({ number, text }) => (
          <div className={classes.row}>
            <strong>{number}.</strong> {text || t('bank.noText')}
          </div>
        )}
      </SortableList>
      <div className={classes.arrangeActions}>
        <Button onClick={() => save.mutate()} loading={save.isPending}>
          {t('bank.saveOrder')}
        </Button>
        <Button variant="default" onClick={onEnd} disabled={save.isPending}>
          {t('ui.cancel')}
        </Button>
      </div>
      <LeaveGuard unsaved={entries !== group.entries && !save.isPending} />
    </>
  );
}
