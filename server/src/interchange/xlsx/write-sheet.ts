/** Writes the parts of a sheet: cells, formatted texts, and pictures over cells. */
import { escapeAttribute, escapeText } from '../../content/write-html.ts';
import { ILLEGAL_IN_XML } from '../xml-text.ts';
import { cellName, columnName } from './read-sheet-cells.ts';
import type { Mark, Run } from './runs.ts';

export interface SheetPicture {
  /** Path of its part. */
  part: string;
  alt: string;
  row: number;
  column: number;
  /** From the corner of the cell, in pixels. */
  top: number;
  width: number;
  height: number;
}

export interface SheetContent {
  name: string;
  widths: number[];
  /** The first row has the headings. Numbers stay numbers. */
  rows: (Run[] | number | undefined)[][];
  /** Heights of rows in pixels, for rows with pictures. */
  heights: Map<number, number>;
  pictures: SheetPicture[];
  /** Words to choose from, by column. */
  choices: Map<number, string[]>;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const SHEET_DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** English metric units in a pixel. */
const EMU = 9525;
const POINTS_PER_PIXEL = 0.75;
const MAX_ROW_POINTS = 400;
/** Numbers of the styles in `STYLES`. */
const STYLE = { heading: 1, text: 2, number: 3 };
const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

export const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDCE6F1"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const byNumber = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`;

/** Writes by their number: characters that XML cannot have or changes, and texts that look like such a number. */
const escaped = (text: string): string =>
  escapeText(text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'))
    .replace(ILLEGAL_IN_XML, byNumber)
    .replaceAll('\r', byNumber);

const MARK_TAGS: Record<Mark, string> = {
  strong: '<b/>',
  em: '<i/>',
  u: '<u/>',
  s: '<strike/>',
  sub: '<vertAlign val="subscript"/>',
  sup: '<vertAlign val="superscript"/>',
};

function runXml({ text, marks }: Run): string {
  const properties = `${marks.map((mark) => MARK_TAGS[mark]).join('')}<sz val="11"/><rFont val="Calibri"/><family val="2"/>`;
  return `<r><rPr>${properties}</rPr><t xml:space="preserve">${escaped(text)}</t></r>`;
}

/** Texts that cells name by number. */
export class SharedStrings {
  private readonly numbers = new Map<string, number>();

  add(runs: Run[]): number {
    const isPlain = runs.every(({ marks }) => marks.length === 0);
    const xml = isPlain
      ? `<t xml:space="preserve">${escaped(runs.map(({ text }) => text).join(''))}</t>`
      : runs.map(runXml).join('');
    const number = this.numbers.get(xml) ?? this.numbers.size;
    this.numbers.set(xml, number);
    return number;
  }

  write(): string {
    const items = [...this.numbers.keys()].map((xml) => `<si>${xml}</si>`).join('');
    return `${XML}<sst xmlns="${MAIN}" uniqueCount="${this.numbers.size}">${items}</sst>`;
  }
}

function choicesXml({ choices, rows }: SheetContent): string {
  if (choices.size === 0) return '';
  const lists = [...choices].map(([column, words]) => {
    const range = `${cellName(1, column)}:${cellName(Math.max(rows.length, 1) + 500, column)}`;
    const list = escapeText(`"${words.join(',')}"`);
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${range}"><formula1>${list}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

export function sheetXml(sheet: SheetContent, strings: SharedStrings): string {
  const { widths, rows, heights, pictures } = sheet;
  const columns = widths.map(
    (width, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${STYLE.text}" customWidth="1"/>`,
  );
  const cell = (value: Run[] | number | undefined, row: number, column: number) => {
    if (value === undefined) return '';
    const place = `r="${cellName(row, column)}"`;
    if (typeof value === 'number') return `<c ${place} s="${STYLE.number}"><v>${value}</v></c>`;
    const style = row === 0 ? STYLE.heading : STYLE.text;
    return `<c ${place} s="${style}" t="s"><v>${strings.add(value)}</v></c>`;
  };
  const lines = rows.map((values, row) => {
    const height = heights.get(row);
    const points = height && Math.min(height * POINTS_PER_PIXEL, MAX_ROW_POINTS);
    const size = points ? ` ht="${points}" customHeight="1"` : '';
    return `<row r="${row + 1}"${size}>${values.map((value, column) => cell(value, row, column)).join('')}</row>`;
  });
  const dimension = `A1:${columnName(Math.max(widths.length - 1, 0))}${Math.max(rows.length, 1)}`;
  return `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><dimension ref="${dimension}"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData>${choicesXml(sheet)}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>${pictures.length > 0 ? '<drawing r:id="rId1"/>' : ''}</worksheet>`;
}

/** Attributes keep line breaks only as numbers. */
const attributeText = (text: string) =>
  escapeAttribute(text.replace(ILLEGAL_IN_XML, ' ')).replaceAll('\n', '&#10;');

function anchorXml(
  { alt, row, column, top, width, height }: SheetPicture,
  number: number,
  id: string,
): string {
  const size = `cx="${Math.round(width * EMU)}" cy="${Math.round(height * EMU)}"`;
  const from = `<xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${4 * EMU}</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>${Math.round(top * EMU)}</xdr:rowOff></xdr:from>`;
  const description = alt === '' ? '' : ` descr="${attributeText(alt)}"`;
  const names = `<xdr:nvPicPr><xdr:cNvPr id="${number + 1}" name="Gambar ${number}"${description}/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>`;
  const fill = `<xdr:blipFill><a:blip xmlns:r="${RELATIONS}" r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>`;
  const shape = `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr>`;
  return `<xdr:oneCellAnchor>${from}<xdr:ext ${size}/><xdr:pic>${names}${fill}${shape}</xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`;
}

/** Returns the drawing of a sheet, and its relationships. */
export function drawingXml(pictures: SheetPicture[]): { drawing: string; relations: string } {
  const parts = [...new Set(pictures.map(({ part }) => part))];
  const idOf = (part: string) => `rId${parts.indexOf(part) + 1}`;
  const anchors = pictures.map((picture, at) => anchorXml(picture, at + 1, idOf(picture.part))).join('');
  return {
    drawing: `${XML}<xdr:wsDr xmlns:xdr="${SHEET_DRAWING}" xmlns:a="${DRAWING}">${anchors}</xdr:wsDr>`,
    relations: relationsXml(parts.map((part) => ({ id: idOf(part), type: 'image', target: `/${part}` }))),
  };
}

export const relationsXml = (relations: { id: string; type: string; target: string }[]): string => {
  const items = relations.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}">${items.join('')}</Relationships>`;
};

export function workbookXml(names: string[]): string {
  const sheets = names.map(
    (name, at) => `<sheet name="${escapeAttribute(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

export function contentTypesXml(sheets: number, extensions: string[]): string {
  const hasPictures = extensions.length > 0;
  const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' };
  const part = 'application/vnd.openxmlformats-officedocument';
  const defaults = extensions.map((one) => `<Default Extension="${one}" ContentType="${types[one]}"/>`);
  const overrides = [
    ['/xl/workbook.xml', `${part}.spreadsheetml.sheet.main+xml`],
    ['/xl/styles.xml', `${part}.spreadsheetml.styles+xml`],
    ['/xl/sharedStrings.xml', `${part}.spreadsheetml.sharedStrings+xml`],
    ...Array.from({ length: sheets }, (_, at) => [
      `/xl/worksheets/sheet${at + 1}.xml`,
      `${part}.spreadsheetml.worksheet+xml`,
    ]),
    ...(hasPictures ? [['/xl/drawings/drawing1.xml', `${part}.drawing+xml`]] : []),
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${defaults.join('')}${overrides.join('')}</Types>`;
}
