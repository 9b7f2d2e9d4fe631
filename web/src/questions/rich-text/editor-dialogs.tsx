import type { Editor, JSONContent } from '@tiptap/react';
import type { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import type { RichPaste } from '../../platform/ui/paste/rich-paste.ts';
import { FormulaDialog } from './formula-dialog.tsx';
import type { PartDialog } from './parts.ts';
import type { Picture } from './picture.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { RubyDialog } from './ruby-dialog.tsx';
import { insertTable } from './table.ts';
import { TableDialog } from './table-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

interface Props {
  dialog: ReturnType<typeof useDialog<PartDialog>>;
  editor: Editor;
  /** Inserts a paste with its uploaded pictures. */
  onPaste: (paste: RichPaste, uploaded: Map<File, Picture>) => void;
}

/** The dialog for a part of the text. What it makes replaces the selection of the editor. */
export function EditorDialogs({ dialog: { shown, opened, close }, editor, onPaste }: Props) {
  if (!shown) return null;
  const { dialog, number } = shown;
  const frame = { opened, onClose: close };
  function insert(content: JSONContent | JSONContent[]) {
    editor.commands.insertContent(content);
    // Focused in another way, the browser would choose another place for the cursor.
    editor.view.focus();
  }
  switch (dialog.kind) {
    case 'formula':
      return (
        <FormulaDialog
          key={number}
          {...frame}
          initial={dialog.html}
          onDone={(html) => insert({ type: 'formula', attrs: { html } })}
        />
      );
    case 'ruby':
      return (
        <RubyDialog
          key={number}
          {...frame}
          initial={dialog.readings}
          isNew={dialog.isNew}
          onDone={(html) => insert({ type: 'ruby', attrs: { html } })}
        />
      );
    case 'table':
      return <TableDialog key={number} {...frame} onDone={(size) => insertTable(editor, size)} />;
    case 'picture':
      return (
        <PictureDialog
          key={number}
          {...frame}
          src={dialog.picture.src}
          initial={dialog.picture.alt}
          onDone={(alt) => editor.commands.updateAttributes('picture', { alt })}
        />
      );
    case 'upload': {
      const { paste, pictures } = dialog;
      const insertUploaded = (uploaded: Map<File, Picture>) => {
        if (paste) onPaste(paste, uploaded);
        else insert([...uploaded.values()].map((attrs) => ({ type: 'picture', attrs })));
      };
      return (
        <UploadDialog
          key={number}
          opened={opened}
          // The rest of the paste is inserted without its pictures.
          onClose={() => {
            if (paste) onPaste(paste, new Map());
            close();
          }}
          initial={pictures}
          onDone={(uploaded) => {
            insertUploaded(uploaded);
            close();
          }}
        />
      );
    }
  }
}
