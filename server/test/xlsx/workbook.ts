/** Makes workbooks as other programs write them. */
import { strToU8, zipSync } from 'fflate';

/** A text, a number, or the XML of a cell without its place, such as `<c t="b"><v>1</v></c>`. */
export type AnyCell = string | number | null | { xml: string };

export interface AnySheet {
  name?: string;
  rows: AnyCell[][];
  isHidden?: boolean;
  merges?: string[];
  /** Anchors of a drawing. */
  drawing?: string;
}

export interface AnyWorkbook {
  sheets: AnySheet[];
  /** Number formats, which styles 1, 2, … have. */
  formats?: string[];
  /** Shared strings. */
  strings?: string[];
  /** Other parts by path. */
  parts?: Record<string, string | Uint8Array>;
  /** Other relationships of the workbook: type and target. */
  relations?: [type: string, target: string][];
}

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);

function cellXml(cell: AnyCell, row: number, column: number): string {
  const place = `r="${letters(column)}${row + 1}"`;
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c ${place}`);
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const relations = (list: [id: string, type: string, target: string][]) =>
  `<Relationships>${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type.includes('/') ? type : `${REL}/${type}`}" Target="${target}"/>`).join('')}</Relationships>`;

/** The relationships of a part, as text. */
export const relationsPart = relations;

function sheetXml({ rows, merges = [], drawing }: AnySheet): string {
  const lines = rows.map((cells, row) =>
    cells.some((cell) => cell !== null)
      ? `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`
      : '',
  );
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<worksheet xmlns:r="${REL}"><sheetData>${lines.join('')}</sheetData><mergeCells>${merged}</mergeCells>${drawing ? '<drawing r:id="rId1"/>' : ''}</worksheet>`;
}

export function aWorkbook({
  sheets,
  formats = [],
  strings = [],
  parts = {},
  relations: more = [],
}: AnyWorkbook) {
  const names = sheets.map(
    ({ name = `Sheet${sheets.length}`, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  );
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const xfs = ['0', ...formats.map((_, at) => String(164 + at))].map((id) => `<xf numFmtId="${id}"/>`);
  const texts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns:r="${REL}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet><numFmts>${numFmts.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((xml) => `<si>${xml}</si>`).join('')}</sst>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at): [string, string, string] => [
        `rId${at + 1}`,
        'worksheet',
        `worksheets/sheet${at + 1}.xml`,
      ]),
      ['styles', 'styles', 'styles.xml'],
      ['strings', 'sharedStrings', 'sharedStrings.xml'],
      ...more.map(([type, target], at): [string, string, string] => [`more${at}`, type, target]),
    ]),
  };
  for (const [at, sheet] of sheets.entries()) {
    texts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet);
    if (!sheet.drawing) continue;
    texts[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] = relations([
      ['rId1', 'drawing', `../drawings/drawing${at + 1}.xml`],
    ]);
    texts[`xl/drawings/drawing${at + 1}.xml`] = `<wsDr>${sheet.drawing}</wsDr>`;
    texts[`xl/drawings/_rels/drawing${at + 1}.xml.rels`] = relations([
      ['rId1', 'image', '../media/image1.png'],
      ['rId2', 'image', '../media/image2.emf'],
    ]);
  }
  const all = Object.fromEntries(
    Object.entries({ ...texts, ...parts }).map(([name, part]) => [
      name,
      typeof part === 'string' ? strToU8(part) : part,
    ]),
  );
  return { name: 'soal.xlsx', bytes: zipSync(all) };
}

/** A picture that lies on a cell, whose row and column count from 0. */
export function anAnchor(kind: 'one' | 'two' | 'absolute', row: number, column: number, id = 'rId1'): string {
  const place = (name: string, r: number, c: number) =>
    `<xdr:${name}><xdr:col>${c}</xdr:col><xdr:colOff>9</xdr:colOff><xdr:row>${r}</xdr:row><xdr:rowOff>9</xdr:rowOff></xdr:${name}>`;
  const pic = `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Picture 1" descr="Peta &gt; Jawa"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${id}"/></xdr:blipFill></xdr:pic>`;
  if (kind === 'absolute') return `<xdr:absoluteAnchor><xdr:pos x="1" y="1"/>${pic}</xdr:absoluteAnchor>`;
  const to = kind === 'two' ? place('to', row + 2, column + 1) : '<xdr:ext cx="1" cy="1"/>';
  return `<xdr:${kind}CellAnchor>${place('from', row, column)}${to}${pic}</xdr:${kind}CellAnchor>`;
}
