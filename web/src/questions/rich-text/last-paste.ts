/** Remembers what the last paste or drop has replaced, so that a button can take it back. */
import type { Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

interface Paste {
  from: number;
  to: number;
  /** What was there before. */
  before: Slice;
}

const key = new PluginKey<Paste | null>('lastPaste');
const isPaste = (tr: Transaction) => /^(paste|drop)$/.test(tr.getMeta('uiEvent') ?? '');

/** Returns the part of the text in which the documents before and after a transaction differ. */
function replacedBy({ before, doc }: Transaction): Paste | null {
  const from = before.content.findDiffStart(doc.content);
  const end = before.content.findDiffEnd(doc.content);
  if (from === null || !end) return null;
  // The ends can lie before the start, as when "aa" becomes "aaa".
  const shift = Math.max(0, from - Math.min(end.a, end.b));
  return { from, to: end.b + shift, before: before.slice(from, end.a + shift) };
}

export const lastPaste = Extension.create({
  name: 'lastPaste',
  addProseMirrorPlugins: () => [
    new Plugin<Paste | null>({
      key,
      state: {
        init: () => null,
        apply(tr, paste) {
          if (isPaste(tr)) return replacedBy(tr);
          if (!paste) return null;
          return { ...paste, from: tr.mapping.map(paste.from, -1), to: tr.mapping.map(paste.to, 1) };
        },
      },
    }),
  ],
});

/** Replaces what was pasted by what was there before. Later changes elsewhere stay. */
export function undoPaste(view: EditorView): void {
  const paste = key.getState(view.state);
  if (!paste) return;
  const { from, to, before } = paste;
  const step = new ReplaceStep(from, to, before);
  const { tr } = view.state;
  if (tr.maybeStep(step).failed) tr.replace(from, to, before);
  view.dispatch(tr.scrollIntoView());
  view.focus();
}
