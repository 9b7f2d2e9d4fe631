import type { Examination } from '@lulus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stored } from '../../../platform/device-store/stored.ts';
import { showError, showNote, showSuccess } from '../../../platform/ui/feedback/toasts.tsx';
import { showUndo } from '../../../platform/ui/feedback/undo.tsx';
import type { Chosen } from '../../../platform/ui/tables/use-chosen.ts';
import {
  archiveChosen,
  copyChosen,
  invalidateExaminations,
  releaseChosen,
  removeChosen,
  restoreChosen,
} from '../admin-examinations.api.ts';

export type ChosenStep = 'duplicate' | 'archive' | 'restore' | 'release' | 'delete';

/** Runs actions on the chosen examinations, with one request for all of them. */
export function useChosenSteps({ rows, clear }: Chosen<Examination>) {
  const { t } = useTranslation();
  const client = useQueryClient();

  /** Shows the message, with an undo if any examination was changed. */
  async function settle(message: string, ids: string[], undo: (ids: string[]) => Promise<unknown>) {
    await invalidateExaminations(client);
    if (ids.length === 0) showNote(message);
    else {
      showUndo(message, async () => {
        await undo(ids);
        await invalidateExaminations(client);
      });
    }
    clear();
  }

  async function archive(ids: string[]) {
    const { archived, missing } = await archiveChosen(ids);
    await settle(t('chosenExaminations.archived', { count: archived.length }), archived, restoreChosen);
    return missing;
  }

  async function restore(ids: string[]) {
    const { restored, missing } = await restoreChosen(ids);
    await settle(t('chosenExaminations.restored', { count: restored.length }), restored, archiveChosen);
    return missing;
  }

  async function duplicate(ids: string[]) {
    const { copies, missing } = await copyChosen(ids);
    await settle(t('chosenExaminations.duplicated', { count: copies.length }), copies, removeChosen);
    return missing;
  }

  async function release(ids: string[]) {
    const { released, missing } = await releaseChosen(ids);
    await invalidateExaminations(client);
    showSuccess(t('chosenExaminations.released', { count: released.length }));
    clear();
    return missing;
  }

  /** Deletes the examinations. Those with attempts stay chosen, so that an admin can archive them. */
  async function remove(ids: string[]) {
    const { deleted, in_use, missing } = await removeChosen(ids);
    const viewed = stored.examId.read();
    if (viewed && ids.includes(viewed) && !in_use.includes(viewed)) {
      stored.examId.remove();
      stored.examDetail.remove();
    }
    await invalidateExaminations(client);
    if (deleted > 0) showSuccess(t('chosenExaminations.deleted', { count: deleted }));
    if (in_use.length > 0) showNote(t('chosenExaminations.inUse', { count: in_use.length }));
    return missing;
  }

  const steps = { duplicate, archive, restore, release, delete: remove };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (step: ChosenStep) => steps[step](rows.map(({ id }) => id)),
    onSuccess: (missing) => {
      if (missing > 0) showNote(t('chosenExaminations.missing', { count: missing }));
    },
    onError: (failure) => {
      showError(failure);
      void invalidateExaminations(client);
    },
  });
  return { take: mutate, pending: isPending ? variables : undefined };
}
