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

/** Shorter actions show no loading toast. */
const LOADING_SHOWN_AFTER_MS = 400;

export const toastSettings: NotificationsProps = {
  limit: MAX_TOASTS,
  position: 'top-right',
  // Default for toasts without a kind.
  autoClose: TOAST_MS.custom,
  zIndex: 400,
};

function show(kind: keyof typeof TOAST_MS, toast: NotificationData): string {
  const duration = TOAST_MS[kind];
  return notifications.show({
    autoClose: Number.isFinite(duration) ? duration : false,
    closeButtonProps: { 'aria-label': i18next.t('ui.close') },
    ...toast,
  });
}

/** Shows a failure. Messages by field get a toast each. */
export function showError(error: unknown) {
  showFailures(errorMessages(error));
}

/** Shows a failure with the given message. */
export function showFailure(message: string) {
  showFailures([message]);
}

let lastFailures: { message: string; id: string }[] = [];

/** Shows the messages. A repeated message replaces its previous toast. */
function showFailures(messages: string[]) {
  for (const { message, id } of lastFailures) if (messages.includes(message)) notifications.hide(id);
  const icon = <IconExclamationMark size={18} aria-hidden />;
  lastFailures = messages.map((message) => ({ message, id: show('error', { message, color: 'red', icon }) }));
}

/** Shows a success. Failures before it are outdated, so they disappear. */
export function showSuccess(message: string) {
  hideFailures();
  show('success', { message, color: 'teal', role: 'status', icon: <IconCheck size={18} aria-hidden /> });
}

/** Shows information that is neither a success nor a failure. Returns the id of the toast. */
export function showNote(message: ReactNode, stayMs: number = TOAST_MS.blank): string {
  return show('blank', { message, color: 'teal', role: 'status', autoClose: stayMs });
}

/** Shows a loading toast after a short delay. The returned function hides it. */
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

/** Shows a failure that stays until the person closes it. */
export function showFailureUntilSeen(message: string) {
  show('error', { message, color: 'red', autoClose: false });
}

/** Hides failure toasts, for a form that has succeeded. Toasts that a person must close stay. */
export function hideFailures() {
  for (const { id, color, autoClose } of notificationsStore.getState().notifications) {
    if (id && color === 'red' && autoClose !== false) notifications.hide(id);
  }
}
