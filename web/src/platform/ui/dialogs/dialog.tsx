import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './dialog-frame.module.css';
import { Modal } from './modal.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** `wide` is for tables and fills small screens. */
  size?: 'narrow' | 'wide';
  /** Disables closing by a click outside, where unsaved input would be lost. */
  sticky?: boolean;
  /** False while an action runs: there is no close button, and Escape and clicks outside do nothing. */
  closable?: boolean;
  children: ReactNode;
}

/** Frame of dialogs with forms or tables. The page must restore the focus itself; see `useDialog`. */
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
      onClose={closable ? onClose : () => undefined}
      title={title}
      width={size === 'wide' ? 860 : 520}
      fullScreen={small && size === 'wide'}
      radius="lg"
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
      closeOnClickOutside={!sticky}
      withCloseButton={closable}
      closeButton={{ size: 44, iconSize: 22 }}
      returnFocus={false}
    >
      {children}
    </Modal>
  );
}
