import i18next from 'i18next';
import { showFailureUntilSeen } from '../../platform/ui/feedback/toasts.tsx';

/** Shows how many answers arrived after the end, in a message that stays until the student dismisses it. */
export function showLateAnswers(count: number) {
  if (count > 0) showFailureUntilSeen(i18next.t('attempts.lateAnswers', { count }));
}
