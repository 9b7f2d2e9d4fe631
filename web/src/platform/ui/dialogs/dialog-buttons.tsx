import { Button } from '@mantine/core';
import classes from './dialog.module.css';

interface Props {
  cancel: string;
  onCancel: () => void;
  /** None where it cannot be done. */
  confirm: string | null;
  /** Left out where they stand in a form, which the second one then submits. */
  onConfirm?: () => void;
  /** Something is lost by confirming. */
  danger?: boolean;
  busy: boolean;
  /** The focus begins on the harmless answer. */
  focusCancel?: boolean;
}

/** The two ways out of a dialog. */
export function DialogButtons(props: Props) {
  const { cancel, onCancel, confirm, onConfirm, danger = false, busy, focusCancel = false } = props;
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus={focusCancel || undefined}>
        {cancel}
      </Button>
      {confirm !== null && (
        <Button
          type={onConfirm ? 'button' : 'submit'}
          onClick={onConfirm}
          loading={busy}
          {...(danger && { color: 'red' })}
        >
          {confirm}
        </Button>
      )}
    </div>
  );
}
