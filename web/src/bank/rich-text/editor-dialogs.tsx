import type { Editor } from '@tiptap/react';
import type { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { FormulaDialog } from './formula-dialog.tsx';
import type { PartDialog } from './parts.ts';

interface Props {
  dialog: ReturnType<typeof useDialog<PartDialog>>;
  editor: Editor;
}

/** The dialog for a part of the text. What it makes replaces the selection of the editor. */
export function EditorDialogs({ dialog: { shown, opened, close }, editor }: Props) {
  if (!shown) return null;
  const { html } = shown.dialog;
  return (
    <FormulaDialog
      key={shown.number}
      opened={opened}
      onClose={close}
      initial={html}
      onDone={(math) => editor.commands.insertContent({ type: 'formula', attrs: { html: math } })}
    />
  );
}
