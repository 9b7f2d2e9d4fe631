import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './dialog.module.css';

interface Props {
  /** Default: 'Cancel'. */
  cancel?: string | undefined;
  onCancel: () => void;
  /** Label of the confirm button; null hides it. */
  confirm: string | null;
  /** Omitted inside a form, which the confirm button then submits. */
  onConfirm?: () => void;
  /** True if the action destroys data. */
  danger?: boolean;
  busy: boolean;
  /** Puts the initial focus on the cancel button. */
  focusCancel?: boolean;
}

/** The cancel and confirm buttons of a dialog. */
export function DialogButtons(props: Props) {
  const { t } = useTranslation();
  const { cancel, onCancel, confirm, onConfirm, danger = false, busy, focusCancel = false } = props;
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus={focusCancel || undefined}>
        {cancel ?? t('ui.cancel')}
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
