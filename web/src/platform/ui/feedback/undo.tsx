import { notifications } from '@mantine/notifications';
import { IconArrowBackUp } from '@tabler/icons-react';
import i18next from 'i18next';
import { showError, showNote, showSuccess } from './toasts.tsx';
import classes from './undo.module.css';

/** Long enough to notice a mistake and to reach the button with the keyboard. */
const UNDO_MS = 10_000;

let last: string | undefined;

/** Hides the last undo button, after an action that makes it wrong. */
export function hideUndo() {
  if (last !== undefined) notifications.hide(last);
}

/** Shows a toast with an undo button. The action has already been saved, and `undo` must reverse it. */
export function showUndo(message: string, undo: () => Promise<unknown>) {
  let id: string | undefined;
  async function runUndo() {
    if (id !== undefined) notifications.hide(id);
    try {
      await undo();
      showSuccess(i18next.t('chosen.undone'));
    } catch (error) {
      showError(error);
    }
  }
  const button = (
    <span className={classes.undo}>
      <span>{message}</span>
      <button type="button" className={classes.button} onClick={runUndo}>
        <IconArrowBackUp size={18} aria-hidden />
        {i18next.t('chosen.undo')}
      </button>
    </span>
  );
  id = showNote(button, UNDO_MS);
  last = id;
}
