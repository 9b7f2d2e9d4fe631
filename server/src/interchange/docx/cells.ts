/** The content of table cells, as paragraphs and as rich text. */
import { writeElement } from '../../content/write-html.ts';
import { inlineOf, type Paragraph, richParagraphs } from '../text/paragraphs.ts';
import type { Block, Cell, TableBlock } from './blocks.ts';

/** Paragraphs of the grammar of questions, and the tables among them. */
export class Paragraphs {
  readonly tables = new Map<Paragraph, TableBlock>();
  /** Tables in tables are looked at several times. */
  readonly layouts = new Map<TableBlock, Paragraph[] | null>();

  /** Returns the paragraphs of blocks. A table is one paragraph with the whole table. */
  of(blocks: Block[]): Paragraph[] {
    return blocks.flatMap((block) => {
      if (block.kind === 'table') return [this.ofTable(block)];
      const all = richParagraphs(block.html, block.line, block.label);
      return block.isHeading ? all.map((one) => ({ ...one, isHeading: true })) : all;
    });
  }

  ofTable(table: TableBlock): Paragraph {
    const paragraph: Paragraph = { line: table.line, text: '', html: tableHtml(table), isBlock: true };
    this.tables.set(paragraph, table);
    return paragraph;
  }

  /** The paragraphs of a cell that have content. */
  ofCell(cell: Cell | undefined): Paragraph[] {
    return this.of(cell?.blocks ?? []).filter(({ text, label, isBlock }) => text !== '' || label || isBlock);
  }
}

function blocksHtml(blocks: Block[]): string {
  const parts = blocks.flatMap((block) => {
    if (block.kind === 'table') return [tableHtml(block)];
    const inner = inlineOf({ line: block.line, text: '', html: block.html });
    const whole = block.label ? `${block.label} ${inner}` : inner;
    return whole === '' ? [] : [whole];
  });
  return parts.length > 1
    ? parts.map((one) => (one.startsWith('<table') ? one : `<p>${one}</p>`)).join('')
    : (parts[0] ?? '');
}

export function tableHtml({ rows }: TableBlock): string {
  const written = rows.map((cells) =>
    writeElement(
      'tr',
      [],
      cells
        .map(({ blocks, columns, rows: height }) => {
          const spans: [string, number][] = [
            ['colspan', columns],
            ['rowspan', height],
          ];
          const attributes = spans
            .filter(([, size]) => size > 1)
            .map(([name, size]): [string, string] => [name, String(size)]);
          return writeElement('td', attributes, blocksHtml(blocks));
        })
        .join(''),
    ),
  );
  return writeElement('table', [], writeElement('tbody', [], written.join('')));
}

/** The words of a cell, without its lists' numbers. */
export const textOfCell = (cell: Cell | undefined): string =>
  (cell?.blocks ?? [])
    .flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flat().map(textOfCell)
        : richParagraphs(block.html, block.line).map(({ text }) => text),
    )
    .join('\n')
    .trim();

/** The words of a cell with the number that a list gives it. A cell may have nothing but such a number. */
export function wholeTextOfCell(cell: Cell | undefined): string {
  const label = cell?.blocks.find((block) => block.kind === 'text' && block.label !== '');
  return `${label?.kind === 'text' ? `${label.label} ` : ''}${textOfCell(cell)}`.trim();
}

/** The cell that begins in a row at a column, or covers the column. */
export const cellAt = (row: Cell[], column: number): Cell | undefined =>
  row.find((cell) => cell.column <= column && column < cell.column + cell.columns);

/** Whether a cell has a sign that ticks it, such as "V" or "✓". */
export const isTicked = (cell: Cell | undefined): boolean =>
  /^(?:[vx✓✔√☑☒✅■●1*]|ya|yes|benar|true|kunci)$/i.test(textOfCell(cell).trim());
