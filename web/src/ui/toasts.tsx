import { MAX_TOASTS, TOAST_MS } from '@lulus/contract';
import { type NotificationsProps, notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import i18next from 'i18next';
import { errorMessages } from './error-messages.ts';

export const toastSettings: NotificationsProps = {
  limit: MAX_TOASTS,
  position: 'top-right',
  autoClose: TOAST_MS.error,
  zIndex: 400,
};

/** Shows a failure; every entry of a keyed message is a toast of its own. */
export function showError(error: unknown) {
  for (const message of errorMessages(error)) showFailure(message);
}

/** A failure in words of its own. */
export function showFailure(message: string) {
  notifications.show({
    message,
    color: 'red',
    icon: <IconExclamationMark size={18} aria-hidden />,
    autoClose: TOAST_MS.error,
    closeButtonProps: { 'aria-label': i18next.t('ui.close') },
  });
}

export function showSuccess(message: string) {
  notifications.show({
    message,
    color: 'teal',
    role: 'status',
    icon: <IconCheck size={18} aria-hidden />,
    autoClose: TOAST_MS.success,
    closeButtonProps: { 'aria-label': i18next.t('ui.close') },
  });
}
