/** What a question can have beside the parts of StarterKit. */
import { Extension, Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { formula, ruby } from './html-nodes.ts';
import { lastPaste } from './last-paste.ts';
import { picture } from './picture.ts';
import { tableNodes } from './table.ts';

const script = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub') =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const key = tag === 'sup' ? 'Mod-.' : 'Mod-,';
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

const BLOCKS =
  'paragraph listItem blockquote bulletList orderedList table tableRow tableCell tableHeader'.split(' ');

const direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: { dir: { default: null }, lang: { default: null } },
    },
  ],
});

export const extensions = [
  StarterKit.configure({
    dropcursor: false,
    heading: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
  }),
  script('superscript', 'sup'),
  script('subscript', 'sub'),
  direction,
  ...tableNodes,
  lastPaste,
  formula,
  picture,
  ruby,
];
