import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './dialog-frame.module.css';
import { Modal } from './modal.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** `wide` holds a table, and takes the whole of a small screen. */
  size?: 'narrow' | 'wide';
  /** While something is under way, or where typing would be lost, only its own buttons close it. */
  sticky?: boolean;
  closable?: boolean;
  children: ReactNode;
}

/** The frame of dialogs that hold more than a question. Where the focus goes afterwards is the page's matter. */
export function Dialog({
  opened,
  onClose,
  title,
  size = 'narrow',
  sticky = false,
  closable = true,
  children,
}: Props) {
  const small = useMediaQuery('(max-width: 36em)') ?? false;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      width={size === 'wide' ? 860 : 520}
      fullScreen={small && size === 'wide'}
      radius="lg"
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
      closeOnClickOutside={closable && !sticky}
      closeOnEscape={closable}
      withCloseButton={closable}
      closeButton={{ size: 44, iconSize: 22 }}
      returnFocus={false}
    >
      {children}
    </Modal>
  );
}
