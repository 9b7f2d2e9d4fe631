import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import classes from './toast-area.module.css';

let loading: Promise<ComponentType> | undefined;

/** Fetches what draws toasts, for a page that may have to say something when there is no connection any more. */
export function prepareToasts(): Promise<ComponentType> {
  loading ??= import('./toast-list.tsx').then(({ ToastList }) => ToastList);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Where toasts appear. What draws them is fetched for the first one; where that fails, its words stand here plainly. */
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
