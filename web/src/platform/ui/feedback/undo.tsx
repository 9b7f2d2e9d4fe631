import { notifications } from '@mantine/notifications';
import { IconArrowBackUp } from '@tabler/icons-react';
import i18next from 'i18next';
import { showError, showNote, showSuccess } from './toasts.tsx';
import classes from './undo.module.css';

/** Time enough to notice a mistake, and to reach the button with the keyboard. */
const UNDO_MS = 10_000;

/**
 * Says what has been done, and offers to take it back. It is done already: who closes the browser has lost nothing, and
 * `undo` does the opposite.
 */
export function showUndo(message: string, undo: () => Promise<unknown>) {
  let id: string | undefined;
  async function takeBack() {
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
      <button type="button" className={classes.button} onClick={takeBack}>
        <IconArrowBackUp size={18} aria-hidden />
        {i18next.t('chosen.undo')}
      </button>
    </span>
  );
  id = showNote(button, UNDO_MS);
}
