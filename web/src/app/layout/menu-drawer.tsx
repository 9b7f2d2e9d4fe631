import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './menu-drawer.module.css';
import { Sidebar } from './sidebar.tsx';

type Props = Pick<ComponentProps<typeof Sidebar>, 'isLoggingOut' | 'onLogout'> & { onClose: () => void };

/** The sidebar on a phone. The native modal dialog traps the focus, closes on Escape and restores the focus. */
export function MenuDrawer({ onClose, ...logout }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // Unmounting an open dialog would not return the focus to the menu button.
  const close = () => dialog.current?.close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={t('layout.navigation')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <Sidebar {...logout} onNavigate={close} onClose={close} />
    </dialog>
  );
}
