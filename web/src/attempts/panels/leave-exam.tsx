import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/navigation/paths.ts';
import { useBlockedNavigation } from '../../platform/navigation/use-blocked-navigation.ts';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';
import type { ExamState } from '../session/exam-state.ts';
import type { Panels } from './use-panels.ts';

/** Where an examination leads by itself. */
const ENDS: string[] = [paths.examination, paths.result, paths.login];

/** Going back closes what is open, as on every phone, and asks before it leaves an examination that goes on. */
export function LeaveExam({ state, panels }: { state: ExamState; panels: Panels }) {
  const { t } = useTranslation();
  const { isBlocked, proceed, stay } = useBlockedNavigation(
    (pathname) => state.phase === 'running' && !ENDS.includes(pathname),
  );
  const { dialog, isReviewing, close } = panels;
  const isOver = dialog !== null || isReviewing;

  useEffect(() => {
    if (!isBlocked || !isOver) return;
    stay();
    close();
  }, [isBlocked, isOver, stay, close]);

  return (
    <ConfirmDialog
      opened={isBlocked && !isOver}
      title={t('examPanels.leaveTitle')}
      text={t('examPanels.leaveText')}
      cancel={t('examPanels.leaveStay')}
      confirm={t('examPanels.leaveGo')}
      onCancel={stay}
      onConfirm={proceed}
    />
  );
}
