import type { ExaminationAdmin } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { showUndo } from '../../platform/ui/feedback/undo.tsx';
import { invalidateBank, restoreItems, saveOrder } from '../bank.api.ts';
import type { BankGroup } from './bank-filter.ts';

/**
 * Returns a function that says that questions were deleted, with an undo that puts them back in their places. `groups`
 * are all questions of the examination before the deletion.
 */
export function useDeletedNote({ id: examId, sections }: ExaminationAdmin, groups: BankGroup[]) {
  const client = useQueryClient();
  return (message: string, ids: string[]) => {
    const touched = groups.filter(({ entries }) => entries.some(({ id }) => ids.includes(id)));
    const order = Object.fromEntries(
      touched.map(({ section, entries }) => [
        sections.find(({ name }) => name === section)?.id,
        entries.map(({ id }) => id),
      ]),
    );
    showUndo(message, async () => {
      await restoreItems(examId, ids);
      // If the sections were changed meanwhile, the questions stay at the ends of their sections.
      await saveOrder(examId, order).catch(() => undefined);
      await invalidateBank(client);
    });
  };
}
