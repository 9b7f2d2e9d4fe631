import { TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import { type Losses, onlyLost } from '../../platform/ui/paste/pasted-html.ts';
import { type RichPaste, readRichPaste, withPictures } from '../../platform/ui/paste/rich-paste.ts';
import { undoPaste } from './last-paste.ts';
import type { Picture } from './picture.ts';
import type { NewPicture } from './upload-dialog.tsx';

/** Pictures to upload, and the paste that they are a part of, if they are not all of it. */
export interface PendingUpload {
  pictures: NewPicture[];
  paste?: RichPaste;
}

const isPicture = ({ type }: File) => type.startsWith('image/');

/** Pastes and drops: keeps what a question can have, uploads its pictures, and names what is lost. */
export function useRichPaste(upload: (pending: PendingUpload) => void) {
  const [losses, setLosses] = useState<Losses>({});
  const files = useRef<File[]>([]);
  /** The HTML that is being pasted. */
  const read = useRef<RichPaste>(undefined);

  function begin(data: DataTransfer | null) {
    files.current = [...(data?.files ?? [])];
    read.current = undefined;
    setLosses({});
  }

  /** Uploads the pictures of what was read before it is inserted. Returns whether there are any. */
  function handle(): boolean {
    const paste = read.current;
    read.current = undefined;
    if (!paste) return false;
    if (paste.pictures.length > 0) upload({ pictures: paste.pictures, paste });
    else setLosses(paste.losses);
    return paste.pictures.length > 0;
  }

  const editorProps: EditorProps = {
    handleDOMEvents: {
      paste: (_, event) => {
        const { clipboardData: data } = event;
        begin(data);
        if (files.current.length === 0 || !files.current.some(isPicture)) return false;
        // The form would add the files to those of the question.
        event.stopPropagation();
        if (data?.getData('text/html')) return false;
        event.preventDefault();
        upload({ pictures: files.current.map((file) => ({ file, alt: '' })) });
        return true;
      },
      drop: (view, event) => {
        begin(event.dataTransfer);
        // A picture that is moved inside the editor is a file, too.
        if (files.current.length === 0 || view.dragging) return false;
        event.preventDefault();
        moveCursor(view, event);
        upload({ pictures: files.current.map((file) => ({ file, alt: '' })) });
        return true;
      },
    },
    transformPastedHTML: (html) => {
      read.current ??= readRichPaste(html, files.current.filter(isPicture));
      return read.current.html;
    },
    handlePaste: handle,
    handleDrop: (view, event) => {
      if (read.current && read.current.pictures.length > 0) moveCursor(view, event);
      return handle();
    },
  };

  return {
    losses,
    editorProps,
    /** Inserts a paste with its uploaded pictures. Those that are missing are lost. */
    finish(view: EditorView, paste: RichPaste, uploaded: Map<File, Picture>) {
      const pictures = paste.pictures.map(({ file }) => uploaded.get(file));
      const missing = pictures.filter((picture) => !picture).length;
      read.current = {
        html: withPictures(
          paste.html,
          pictures.map((picture) => picture && { ...picture }),
        ),
        pictures: [],
        losses: onlyLost({ ...paste.losses, picture: (paste.losses.picture ?? 0) + missing }),
      };
      view.pasteHTML(read.current.html, new Event('paste') as ClipboardEvent);
      view.focus();
    },
    undo(view: EditorView) {
      undoPaste(view);
      setLosses({});
    },
  };
}

function moveCursor(view: EditorView, { clientX, clientY }: MouseEvent) {
  const place = view.posAtCoords({ left: clientX, top: clientY });
  if (!place) return;
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
}
