/** Tables of a text, on top of prosemirror-tables. */
import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type Editor, Node } from '@tiptap/react';

/** The roles by which prosemirror-tables knows the nodes. */
const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addAttributes: () => ({
    /** HTML of the caption, which can only be deleted with the table. */
    caption: {
      default: null,
      rendered: false,
      parseHTML: (element) => element.querySelector(':scope > caption')?.innerHTML ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const body = ['tbody', 0] as const;
    if (node.attrs.caption === null) return ['table', HTMLAttributes, body];
    const parsed = new DOMParser().parseFromString(node.attrs.caption, 'text/html').body;
    const caption = document.createElement('caption');
    caption.append(...parsed.childNodes);
    return ['table', HTMLAttributes, caption, body];
  },
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => {
      const { state, view } = this.editor;
      return goToNextCell(direction)(state, view.dispatch);
    };
    // Tab leaves the editor after the last cell. Otherwise the keyboard could not leave a table.
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cell = (name: string, tag: 'td' | 'th', tags: string[]) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      /** prosemirror-tables expects it. */
      colwidth: { default: null, rendered: false, parseHTML: () => null },
      ...(tag === 'th' && { scope: { default: null } }),
    }),
    parseHTML: () => tags.map((one) => ({ tag: one, priority: tag === 'th' ? 60 : 50 })),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const tableNodes = [
  table,
  tableRow,
  cell('tableCell', 'td', ['td']),
  // Rows of a table head become rows of its body, whose cells still are headers.
  cell('tableHeader', 'th', ['th', 'thead td']),
];

/** Elements between whose parts spaces are no text. */
const PARTS = 'table, thead, tbody, tfoot, tr, ul, ol';

/** Removes the spaces between rows, cells and entries, which the editor would read as further cells. */
export function withoutOuterSpaces(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(PARTS))
    for (const child of [...element.childNodes])
      if (child instanceof Text && child.data.trim() === '') child.remove();
  return body.innerHTML;
}

export interface TableSize {
  rows: number;
  columns: number;
  hasHeader: boolean;
}

const repeat = <T>(length: number, entry: (index: number) => T) =>
  Array.from({ length }, (_, index) => entry(index));

const newTable = ({ rows, columns, hasHeader }: TableSize) => ({
  type: 'table',
  content: repeat(rows, (row) => ({
    type: 'tableRow',
    content: repeat(columns, () => ({
      type: hasHeader && row === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph' }],
    })),
  })),
});

/** Inserts a table at the cursor, and moves the cursor into its first cell. */
export function insertTable(editor: Editor, size: TableSize): void {
  const { state, view } = editor;
  const { tr, schema } = state;
  const start = tr.selection.from;
  tr.replaceSelectionWith(schema.nodeFromJSON(newTable(size)));
  // Without a paragraph after it, a mouse could not put the cursor below the table.
  const { lastChild } = tr.doc;
  if (lastChild?.type.name === 'table')
    tr.insert(tr.doc.content.size, schema.nodeFromJSON({ type: 'paragraph' }));
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  view.focus();
}
