import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/navigation/paths.ts';
import { useBlockedNavigation } from '../../platform/navigation/use-blocked-navigation.ts';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';
import type { ExamState } from '../session/exam-state.ts';
import type { Panels } from './use-panels.ts';

/** Paths to which the exam screen itself navigates. */
const OWN_TARGETS: string[] = [paths.examination, paths.result, paths.login];

/** Makes the browser's back button close an open panel, or ask before it leaves a running examination. */
export function LeaveExam({ state, panels }: { state: ExamState; panels: Panels }) {
  const { t } = useTranslation();
  const { isBlocked, proceed, stay } = useBlockedNavigation(
    (pathname) => state.phase === 'running' && !OWN_TARGETS.includes(pathname),
  );
  const { dialog, isReviewing, close } = panels;
  const isPanelOpen = dialog !== null || isReviewing;

  useEffect(() => {
    if (!isBlocked || !isPanelOpen) return;
    stay();
    close();
  }, [isBlocked, isPanelOpen, stay, close]);

  return (
    <ConfirmDialog
      opened={isBlocked && !isPanelOpen}
      title={t('examPanels.leaveTitle')}
      text={t('examPanels.leaveText')}
      cancel={t('examPanels.leaveStay')}
      confirm={t('examPanels.leaveGo')}
      onCancel={stay}
      onConfirm={proceed}
    />
  );
}
