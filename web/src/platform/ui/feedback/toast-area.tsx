import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import classes from './toast-area.module.css';

let loading: Promise<ComponentType> | undefined;

/** Loads the code for toasts in advance, for pages that may show one while offline. */
export function prepareToasts(): Promise<ComponentType> {
  loading ??= import('./toast-list.tsx').then(({ ToastList }) => ToastList);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Shows toasts. Their code loads with the first toast; if that fails, the messages are shown as plain text. */
export function ToastArea() {
  const { notifications } = useNotifications();
  const [List, setList] = useState<ComponentType>();
  const [isPlain, setPlain] = useState(false);
  const count = notifications.length;

  useEffect(() => {
    if (count === 0 || List) return;
    prepareToasts().then(
      (loaded) => setList(() => loaded),
      () => setPlain(true),
    );
  }, [count, List]);

  if (List) return <List />;
  if (!isPlain) return null;
  return (
    <div className={classes.plain} role="alert">
      {notifications.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </div>
  );
}
