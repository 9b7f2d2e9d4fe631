import { MAX_TOASTS, TOAST_MS } from '@lulus/contract';
import {
  type NotificationData,
  type NotificationsProps,
  notifications,
  notificationsStore,
} from '@mantine/notifications';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { errorMessages } from './error-messages.ts';

/** What takes less than this is over before anyone could read that it is being done. */
const LOADING_SHOWN_AFTER_MS = 400;

export const toastSettings: NotificationsProps = {
  limit: MAX_TOASTS,
  position: 'top-right',
  // For toasts of no kind below.
  autoClose: TOAST_MS.custom,
  zIndex: 400,
};

function show(kind: keyof typeof TOAST_MS, toast: NotificationData): string {
  const stay = TOAST_MS[kind];
  return notifications.show({
    autoClose: Number.isFinite(stay) ? stay : false,
    closeButtonProps: { 'aria-label': i18next.t('ui.close') },
    ...toast,
  });
}

/** Shows a failure; every entry of a keyed message is a toast of its own. */
export function showError(error: unknown) {
  showFailures(errorMessages(error));
}

/** A failure in words of its own. */
export function showFailure(message: string) {
  showFailures([message]);
}

let lastFailures: { message: string; id: string }[] = [];

/** A sentence that was shown last takes the place of its older toast. */
function showFailures(messages: string[]) {
  for (const { message, id } of lastFailures) if (messages.includes(message)) notifications.hide(id);
  const icon = <IconExclamationMark size={18} aria-hidden />;
  lastFailures = messages.map((message) => ({ message, id: show('error', { message, color: 'red', icon }) }));
}

export function showSuccess(message: string) {
  show('success', { message, color: 'teal', role: 'status', icon: <IconCheck size={18} aria-hidden /> });
}

/** Something to know, neither a success nor a failure. */
export function showNote(message: ReactNode, stayMs: number = TOAST_MS.blank): string {
  return show('blank', { message, color: 'teal', role: 'status', autoClose: stayMs });
}

/** Says that something is being done, if it takes a while, until the answered function says that it is over. */
export function showLoading(message: string): () => void {
  let id: string | undefined;
  const timer = setTimeout(() => {
    id = show('loading', { message, loading: true, withCloseButton: false, role: 'status' });
  }, LOADING_SHOWN_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (id !== undefined) notifications.hide(id);
  };
}

/** A failure that the person must have seen: it stays until they close it. */
export function showFailureUntilSeen(message: string) {
  show('error', { message, color: 'red', autoClose: false });
}

/** What a form's refusals said is over once the form has succeeded. What has to be seen stays. */
export function hideFailures() {
  for (const { id, color, autoClose } of notificationsStore.getState().notifications) {
    if (id && color === 'red' && autoClose !== false) notifications.hide(id);
  }
}
