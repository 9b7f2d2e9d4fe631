/** Parts of a text that the editor treats as one letter: formulas and ruby. A dialog edits them. */
import { Node } from '@tiptap/react';

const firstElement = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;

/** Marks elements that a press or Enter opens. */
export const PRESSABLE = 'data-part';

const htmlNode = (name: string, tag: string) =>
  Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ html: { default: '', rendered: false } }),
    parseHTML: () => [{ tag, priority: 60, getAttrs: (element) => ({ html: element.outerHTML }) }],
    renderHTML: ({ node }) =>
      (firstElement(node.attrs.html) as HTMLElement | null) ?? document.createElement(tag),
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('span');
        dom.setAttribute(PRESSABLE, name);
        dom.append(firstElement(node.attrs.html) ?? '');
        return { dom };
      },
  });

export const formula = htmlNode('formula', 'math');
export const ruby = htmlNode('ruby', 'ruby');

/** Returns the LaTeX of a formula, or '' for one that another program made without LaTeX. */
export function latexOf(html: string): string {
  const math = firstElement(html);
  return math?.querySelector('annotation')?.textContent ?? math?.getAttribute('alttext') ?? '';
}

export const isBlockFormula = (html: string): boolean =>
  firstElement(html)?.getAttribute('display') === 'block';
