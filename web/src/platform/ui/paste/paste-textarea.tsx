import { Textarea } from '@mantine/core';
import { type ClipboardEvent, type ComponentProps, useState } from 'react';
import { PasteNote } from './paste-note.tsx';
import type { Losses } from './pasted-html.ts';
import { readPlainPaste } from './plain-paste.ts';

/** Replaces the selection as typing does, with an event that tells React. */
function insertText(field: HTMLTextAreaElement, text: string) {
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A field for plain text that keeps pasted super- and subscripts, and says what else a paste loses. */
export function PasteTextarea(props: ComponentProps<typeof Textarea>) {
  const [losses, setLosses] = useState<Losses>({});
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html');
    if (html === '') return setLosses({});
    const { text, hasScripts, losses } = readPlainPaste(html, event.clipboardData.files.length);
    setLosses(losses);
    if (!hasScripts) return;
    event.preventDefault();
    insertText(event.currentTarget, text);
  }
  return (
    <div>
      <Textarea {...props} onPaste={paste} />
      <PasteNote losses={losses} />
    </div>
  );
}
