import { IconInfoCircle } from '@tabler/icons-react';
import { messageText } from '../platform/i18n/message-text.ts';
import classes from './file-notes.module.css';
import type { Preview } from './interchange.api.ts';

/** What an import leaves out or changes in the whole file. */
export function FileNotes({ notes }: { notes: Preview['notes'] }) {
  return (
    <div className={classes.notes} role="note">
      <IconInfoCircle size={22} className={classes.icon} aria-hidden />
      <div className={classes.texts}>
        {notes.map((note) => (
          <p key={note.code}>{messageText(note, note.message)}</p>
        ))}
      </div>
    </div>
  );
}
