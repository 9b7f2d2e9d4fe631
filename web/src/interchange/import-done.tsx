import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invalidateBank } from '../bank/bank.api.ts';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import { errorMessages } from '../platform/ui/feedback/error-messages.ts';
import { SuccessBanner } from '../platform/ui/feedback/success-banner.tsx';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { ImportProblem } from '../students/import/import-problem.tsx';
import { sendUndo } from './interchange.api.ts';

interface Props {
  examination: Pick<ExaminationAdmin, 'id'>;
  importId: string;
  /** Number of stored questions. */
  stored: number;
  onRestart: () => void;
}

/** Last step: the questions are stored, and the import can be undone. */
export function ImportDone({ examination, importId, stored, onRestart }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: () => sendUndo(importId),
    onSuccess: async () => {
      showSuccess(t('interchange.undone'));
      await invalidateBank(client);
      onRestart();
    },
  });
  return (
    <>
      <SuccessBanner title={t('interchange.stored', { count: stored })} text={t('interchange.storedText')}>
        <Button component={Link} to={examinationPath(paths.examinationBank, examination.id)}>
          {t('interchange.toBank')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          {t('interchange.undo')}
        </Button>
        <Button variant="default" disabled={undo.isPending} onClick={onRestart}>
          {t('interchange.other')}
        </Button>
      </SuccessBanner>
      <ImportProblem errors={undo.error ? errorMessages(undo.error) : []} headline={false} />
    </>
  );
}
