import { notifications } from '@mantine/notifications';
import i18next from 'i18next';

/** Says how many answers came too late to count, until the student has seen it. */
export function tellLate(count: number) {
  if (count === 0) return;
  notifications.show({
    color: 'red',
    message: i18next.t('attempts.lateAnswers', { count }),
    autoClose: false,
    closeButtonProps: { 'aria-label': i18next.t('attempts.close') },
  });
}
