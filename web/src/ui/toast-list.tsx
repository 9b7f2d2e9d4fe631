import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { toastSettings } from './toasts.tsx';

export function ToastList() {
  return <Notifications {...toastSettings} />;
}
