import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import type { AttemptRow } from '../attempt-row.ts';
import { AttemptHistory } from './attempt-history.tsx';

interface Props {
  row: AttemptRow;
  opened: boolean;
  onClose: () => void;
}

export function HistoryDialog({ row, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('attemptHistory.historyOf', { name: row.name })}>
      <AttemptHistory attemptId={row.id} />
    </Dialog>
  );
}
