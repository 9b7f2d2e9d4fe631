import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { FilePick } from '../../platform/ui/forms/file-pick.tsx';
import { invalidateAttempts, sendCopy } from '../monitor.api.ts';

/** Uploads a file of answers that the attempt's student saved without a connection. */
export function ReadAnswerFile({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const read = useMutation({
    mutationFn: (file: File) => sendCopy(attemptId, file),
    onSuccess: ({ received }) => {
      invalidateAttempts(client);
      showSuccess(t('answerSheet.copyRead', { count: received }));
    },
    onError: showError,
  });
  return (
    <FilePick name={t('answerSheet.copyFile')} accept=".json" onPick={read.mutate}>
      {t(read.isPending ? 'answerSheet.reading' : 'answerSheet.readCopy')}
    </FilePick>
  );
}
