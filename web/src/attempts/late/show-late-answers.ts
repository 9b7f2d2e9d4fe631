import i18next from 'i18next';
import { showFailureUntilSeen } from '../../platform/ui/feedback/toasts.tsx';

/** Says how many answers came too late to count, until the student has seen it. */
export function showLateAnswers(count: number) {
  if (count > 0) showFailureUntilSeen(i18next.t('attempts.lateAnswers', { count }));
}
