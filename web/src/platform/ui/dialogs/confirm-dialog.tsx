import type { ReactNode } from 'react';
import { errorMessages } from '../feedback/error-messages.ts';
import classes from './dialog.module.css';
import { DialogButtons } from './dialog-buttons.tsx';
import { Modal } from './modal.tsx';

interface Props {
  opened: boolean;
  title: string;
  text: ReactNode;
  /** Null where there is nothing to confirm, and the text says why. */
  confirm: string | null;
  cancel: string;
  /** Something is lost by confirming. */
  danger?: boolean;
  busy?: boolean;
  /** Why it was refused; the dialog stays to say so. */
  error?: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. The focus begins on the harmless answer and returns afterwards. */
export function ConfirmDialog(props: Props) {
  const { opened, title, text, confirm, cancel, danger, busy = false, error, onConfirm, onCancel } = props;
  return (
    <Modal
      opened={opened}
      onClose={busy ? () => undefined : onCancel}
      title={title}
      classNames={{ title: classes.title }}
    >
      <p className={classes.text}>{text}</p>
      {Boolean(error) && (
        <p className={classes.failure} role="alert">
          {errorMessages(error).join(' ')}
        </p>
      )}
      <DialogButtons {...{ cancel, onCancel, confirm, onConfirm, danger, busy }} focusCancel />
    </Modal>
  );
}
