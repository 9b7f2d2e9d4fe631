/** Parts of a text that a dialog inserts and edits. */
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { PRESSABLE } from './html-nodes.ts';
import type { Picture } from './picture.ts';
import { type Reading, readingsOf } from './ruby.ts';
import type { PendingUpload } from './use-rich-paste.ts';

export type Part = 'formula' | 'picture' | 'ruby' | 'table';
const PRESSED = ['formula', 'picture', 'ruby'] satisfies Part[];

export type PartDialog =
  /** `html` is the formula to edit; '' for a new one. */
  | { kind: 'formula'; html: string }
  | { kind: 'ruby'; readings: Reading[]; isNew: boolean }
  | { kind: 'table' }
  | { kind: 'picture'; picture: Picture }
  | ({ kind: 'upload' } & PendingUpload);

const isPart = (name: string): name is Part => PRESSED.some((part) => part === name);

/** Returns which part is selected, if only one is. */
export function selectedPart({ state: { selection } }: EditorView): Part | undefined {
  const name = selection instanceof NodeSelection ? selection.node.type.name : '';
  return isPart(name) ? name : undefined;
}

/** Selects the part in which the event happened, and returns which it is. */
export function selectPressedPart(view: EditorView, { target }: Event): Part | undefined {
  const dom = target instanceof Element ? target.closest(`[${PRESSABLE}]`) : null;
  if (!dom) return undefined;
  const position = view.posAtDOM(dom, 0, -1);
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
  return selectedPart(view);
}

/** The dialog for a new part, or for the selected one of this kind. */
export function partDialog({ state: { selection, doc } }: Editor, part: Part): PartDialog {
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  const attributes = node?.type.name === part ? node.attrs : undefined;
  if (part === 'table') return { kind: 'table' };
  if (part === 'formula') return { kind: 'formula', html: attributes?.html ?? '' };
  if (part === 'ruby') {
    const base = doc.textBetween(selection.from, selection.to);
    const readings = attributes ? readingsOf(attributes.html) : [{ base, reading: '' }];
    return { kind: 'ruby', readings, isNew: !attributes };
  }
  return attributes ? { kind: 'picture', picture: attributes as Picture } : { kind: 'upload', pictures: [] };
}
