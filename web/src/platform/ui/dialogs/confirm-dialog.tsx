import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { DialogButtons } from './dialog-buttons.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import { Modal } from './modal.tsx';

interface Props {
  opened: boolean;
  title: string;
  text: ReactNode;
  /** Null if nothing can be confirmed. */
  confirm: string | null;
  /** Default: 'Cancel'. */
  cancel?: string;
  /** True if the action destroys data. */
  danger?: boolean;
  /** The request of the action. While it runs, the dialog cannot be closed. Its error is shown in the dialog. */
  request?: { isPending: boolean; error: unknown; reset: () => void };
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action. The focus starts on the cancel button and is restored afterwards. */
export function ConfirmDialog(props: Props) {
  const { opened, title, text, confirm, cancel, danger, request, onConfirm } = props;
  const busy = request?.isPending ?? false;
  const onCancel = () => {
    request?.reset();
    props.onCancel();
  };
  return (
    <Modal opened={opened} onClose={busy ? () => undefined : onCancel} title={title}>
      <p className={classes.text}>{text}</p>
      <DialogFailure error={request?.error} />
      <DialogButtons {...{ cancel, onCancel, confirm, onConfirm, danger, busy }} focusCancel />
    </Modal>
  );
}
