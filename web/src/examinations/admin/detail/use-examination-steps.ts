import type { ExaminationAdmin } from '@lulus/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api/client.ts';
import { examinationPath, paths } from '../../../platform/navigation/paths.ts';
import { showError, showSuccess } from '../../../platform/ui/feedback/toasts.tsx';
import { showUndo } from '../../../platform/ui/feedback/undo.tsx';
import { type ExaminationStep, invalidateExaminations, takeStep } from '../admin-examinations.api.ts';

const done = {
  publish: 'examinationAdmin.published',
  archive: 'examinationAdmin.archived',
  restore: 'examinationAdmin.restored',
  duplicate: 'examinationAdmin.duplicated',
  release: 'examinationAdmin.released',
} as const;

export interface ExaminationSteps {
  take: (step: ExaminationStep) => void;
  /** Step whose request is running. */
  pending: ExaminationStep | undefined;
  error: unknown;
}

/** Runs a step, such as publish or archive. After duplicating, the page shows the copy. */
export function useExaminationSteps({ id }: ExaminationAdmin): ExaminationSteps {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (step: ExaminationStep) => takeStep(id, step),
    onSuccess: async ({ examination }, step) => {
      if (step === 'duplicate') await navigate(examinationPath(paths.examinationDetail, examination.id));
      await invalidateExaminations(client);
      if (step !== 'archive') showSuccess(t(done[step]));
      else
        showUndo(t(done.archive), async () => {
          await takeStep(id, 'restore');
          await invalidateExaminations(client);
        });
    },
    // The status panel lists publish problems. Other errors are toasts.
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.code === 'not_ready')) showError(failure);
    },
    onSettled: (_, failure) => {
      if (failure) void invalidateExaminations(client);
    },
  });
  return { take: mutate, pending: isPending ? variables : undefined, error };
}
