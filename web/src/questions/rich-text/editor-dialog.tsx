import type { ReactNode } from 'react';
import dialogClasses from '../../platform/ui/dialogs/dialog.module.css';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Label of the confirm button; null hides it. */
  confirm: string | null;
  busy?: boolean;
  onConfirm: () => void;
  children: ReactNode;
}

/** Dialog that inserts or edits a part of the text. */
export function EditorDialog({ opened, onClose, title, confirm, busy = false, onConfirm, children }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closable={!busy} sticky>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React passes events of the dialog on to the form of the question.
          event.stopPropagation();
          onConfirm();
        }}
        onPaste={(event) => event.stopPropagation()}
      >
        <div className={dialogClasses.fields}>{children}</div>
        <DialogButtons onCancel={onClose} confirm={confirm} busy={busy} />
      </form>
    </Dialog>
  );
}
