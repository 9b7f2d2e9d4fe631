import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import classes from './toast-area.module.css';
import { toastSettings } from './toasts.tsx';

export function ToastList() {
  return <Notifications {...toastSettings} className={classes.list ?? ''} />;
}
