/** Packs sheets and pictures as a workbook. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { PreparedPicture } from './write-pictures.ts';
import {
  contentTypesXml,
  drawingXml,
  relationsXml,
  SharedStrings,
  type SheetContent,
  STYLES,
  sheetXml,
  workbookXml,
} from './write-sheet.ts';

/** Packs the sheets. Only the first one has pictures. */
export function packWorkbook(sheets: SheetContent[], pictures: PreparedPicture[]): Uint8Array {
  const strings = new SharedStrings();
  const texts: Record<string, string> = {};
  sheets.forEach((sheet, at) => {
    texts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet, strings);
  });
  const [first] = sheets;
  if (first && first.pictures.length > 0) {
    const { drawing, relations } = drawingXml(first.pictures);
    texts['xl/drawings/drawing1.xml'] = drawing;
    texts['xl/drawings/_rels/drawing1.xml.rels'] = relations;
    texts['xl/worksheets/_rels/sheet1.xml.rels'] = relationsXml([
      { id: 'rId1', type: 'drawing', target: '/xl/drawings/drawing1.xml' },
    ]);
  }
  const extensions = [...new Set(pictures.map(({ part }) => part.slice(part.lastIndexOf('.') + 1)))];
  const ids = sheets.map((_, at) => ({
    id: `rId${at + 1}`,
    type: 'worksheet',
    target: `/xl/worksheets/sheet${at + 1}.xml`,
  }));
  const others = ['styles', 'sharedStrings'].map((type, at) => ({
    id: `rId${sheets.length + at + 1}`,
    type,
    target: `/xl/${type}.xml`,
  }));
  const parts = {
    '[Content_Types].xml': contentTypesXml(sheets.length, extensions),
    '_rels/.rels': relationsXml([{ id: 'rId1', type: 'officeDocument', target: '/xl/workbook.xml' }]),
    'xl/workbook.xml': workbookXml(sheets.map(({ name }) => name)),
    'xl/_rels/workbook.xml.rels': relationsXml([...ids, ...others]),
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': strings.write(),
    ...texts,
  };
  const files: Zippable = {
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
    // Pictures do not become smaller.
    ...Object.fromEntries(pictures.map(({ part, bytes }) => [part, [bytes, { level: 0 }] as const])),
  };
  return zipSync(files);
}
