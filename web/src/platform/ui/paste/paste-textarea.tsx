import { Textarea } from '@mantine/core';
import { type ChangeEvent, type ClipboardEvent, type ComponentProps, useState } from 'react';
import { PasteNote } from './paste-note.tsx';
import type { Losses } from './pasted-html.ts';
import { readPlainPaste } from './plain-paste.ts';

/** Replaces a part of the text as typing does, with an event that tells React. */
function insertText(field: HTMLTextAreaElement, text: string, from: number, to: number) {
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface LastPaste {
  losses: Losses;
  field: HTMLTextAreaElement;
  before: string;
  /** Undefined until the text is inserted. */
  after?: string;
}

/** A field for plain text that keeps pasted super- and subscripts, and says what else a paste loses. */
export function PasteTextarea({ onChange, ...props }: ComponentProps<typeof Textarea>) {
  const [last, setLast] = useState<LastPaste>();
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const field = event.currentTarget;
    const html = event.clipboardData.getData('text/html');
    if (html === '') return setLast(undefined);
    const { text, hasScripts, losses } = readPlainPaste(html, event.clipboardData.files.length);
    setLast({ losses, field, before: field.value });
    if (!hasScripts) return;
    event.preventDefault();
    insertText(field, text, field.selectionStart, field.selectionEnd);
  }
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const after = event.currentTarget.value;
    setLast((paste) => paste && { ...paste, after: paste.after ?? after });
    onChange?.(event);
  }
  function undo({ field, before }: LastPaste) {
    insertText(field, before, 0, field.value.length);
    setLast(undefined);
    field.focus();
  }
  // After further typing, the text before the paste would lose it.
  const canUndo = last?.after !== undefined && last.after === props.value;
  return (
    <div>
      <Textarea {...props} onPaste={paste} onChange={change} />
      {last && <PasteNote losses={last.losses} {...(canUndo && { onUndo: () => undo(last) })} />}
    </div>
  );
}
