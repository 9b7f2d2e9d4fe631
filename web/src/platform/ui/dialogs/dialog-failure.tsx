import { errorMessages } from '../feedback/error-messages.ts';
import classes from './dialog.module.css';

/** The messages of an error inside a dialog. Renders nothing without an error. */
export function DialogFailure({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p className={classes.failure} role="alert">
      {errorMessages(error).join(' ')}
    </p>
  );
}
