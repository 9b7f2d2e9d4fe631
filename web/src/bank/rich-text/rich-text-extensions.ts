/** What a question can have beside the parts of StarterKit. */
import { Extension, Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import { formula, ruby } from './html-nodes.ts';
import { picture } from './picture.ts';

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

const direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'listItem', 'blockquote', 'bulletList', 'orderedList'],
      attributes: { dir: { default: null }, lang: { default: null } },
    },
  ],
});

/** Parts that the editor shows but does not change: tables of a stored question. */
const stored = (name: string, tag: string, isInline: boolean) =>
  Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    addAttributes: () => ({ html: { default: '', rendered: false } }),
    parseHTML: () => [
      {
        tag,
        priority: 60,
        getAttrs: (element) => ({ html: element.outerHTML }),
      },
    ],
    renderHTML: ({ node }) => {
      const { body } = new DOMParser().parseFromString(node.attrs.html, 'text/html');
      return (body.firstElementChild as HTMLElement | null) ?? document.createElement(tag);
    },
    addNodeView:
      () =>
      ({ node }) => {
        const { body } = new DOMParser().parseFromString(node.attrs.html, 'text/html');
        const dom = document.createElement(isInline ? 'span' : 'div');
        dom.append(...body.childNodes);
        for (const image of dom.querySelectorAll('img')) {
          image.src = assetUrl(image.getAttribute('src') ?? '');
        }
        return { dom };
      },
  });

export const extensions = [
  StarterKit.configure({
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
  }),
  script('superscript', 'sup'),
  script('subscript', 'sub'),
  direction,
  stored('table', 'table', false),
  formula,
  picture,
  ruby,
];
