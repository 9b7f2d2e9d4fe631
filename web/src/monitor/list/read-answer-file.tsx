import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { FilePick } from '../../platform/ui/forms/file-pick.tsx';
import { nameWithLogin } from '../attempt-row.ts';
import { invalidateAttempts, sendCopy } from '../monitor.api.ts';

/** Imports a file of answers that a student saved without a connection. It may belong to any examination. */
export function ReadAnswerFile() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const read = useMutation({
    mutationFn: sendCopy,
    onSuccess: ({ examination_name, attempt, received }) => {
      invalidateAttempts(client);
      const name = nameWithLogin(attempt.user);
      showSuccess(t('monitor.copyRead', { name, examination: examination_name, count: received }));
    },
    onError: showError,
  });
  return (
    <FilePick name={t('monitor.copyFile')} accept=".lulus" onPick={read.mutate}>
      {t(read.isPending ? 'monitor.reading' : 'monitor.readCopy')}
    </FilePick>
  );
}
