/** Finds the pictures of a sheet: drawings over it, and pictures placed in its cells. */
import type { Relationship } from '../office-package.ts';
import { childOf, childrenOf, elementsOf, findAll, textOf, type XmlElement } from '../xml-tree.ts';
import type { WorkbookPackage } from './workbook-package.ts';
import { attributeOf } from './xml.ts';

export interface Picture {
  /** Path of its part, which is its name among the files; the address of a picture that is only linked. */
  name: string;
  /** Alternative text. */
  alt: string;
}

export interface PlacedPicture extends Picture {
  /** From 0, as all rows and columns here. -1 if it floats without a cell. */
  row: number;
  column: number;
}

export interface Drawings {
  pictures: PlacedPicture[];
  /** Rows with charts, shapes and others that are no pictures. */
  others: number[];
}

const ANCHORS = ['twoCellAnchor', 'oneCellAnchor', 'absoluteAnchor'];
const numberIn = (node: XmlElement | undefined, name: string): number => {
  const child = childOf(node, name);
  return child ? Number.parseInt(textOf(child), 10) : -1;
};

export const isFileName = (text: string): boolean => /^\S+\.(png|jpe?g|gif|bmp|emf|wmf|webp)$/i.test(text);

/** Programs repeat the name of the file as the alternative text. */
const altOf = (properties: XmlElement | undefined): string => {
  const { descr = '' } = properties?.attributes ?? {};
  return isFileName(descr) ? '' : descr.trim();
};

function pictureOf(pic: XmlElement, relations: Map<string, Relationship>): Picture {
  const [blip] = findAll(pic, 'blip');
  const id = (blip && (attributeOf(blip, 'embed') || attributeOf(blip, 'link'))) ?? '';
  return {
    name: relations.get(id)?.target ?? '',
    alt: altOf(findAll(pic, 'cNvPr')[0]),
  };
}

/** Charts and shapes that a person put there. A group is judged by its parts. */
const isOther = (anchor: XmlElement) =>
  ['sp', 'graphicFrame', 'cxnSp', 'contentPart'].some((name) => findAll(anchor, name).length > 0);

export function readDrawings(parts: WorkbookPackage, sheet: string): Drawings {
  const drawings: Drawings = { pictures: [], others: [] };
  for (const { type, target } of parts.relationshipsOf(sheet).values()) {
    const tree = type === 'drawing' && parts.read(target);
    if (!tree) continue;
    const relations = parts.relationshipsOf(target);
    const anchors = ANCHORS.flatMap((name) => findAll(tree, name));
    for (const anchor of anchors) {
      const [from] = findAll(anchor, 'from');
      const [row, column] = [numberIn(from, 'row'), numberIn(from, 'col')];
      // Programs without the newer form read the fallback, which repeats the choice.
      const shown = withoutFallback(anchor);
      const pics = findAll(shown, 'pic');
      drawings.pictures.push(...pics.map((pic) => ({ row, column, ...pictureOf(pic, relations) })));
      if (pics.length === 0 && isOther(shown)) drawings.others.push(row);
    }
  }
  drawings.pictures.sort((a, b) => a.row - b.row || a.column - b.column);
  return drawings;
}

const withoutFallback = (element: XmlElement): XmlElement => ({
  ...element,
  children: elementsOf(element)
    .filter(({ name }) => name !== 'Fallback')
    .map(withoutFallback),
});

/** Pictures that Excel places in cells, by the number that a cell has as `vm`. */
export function readCellPictures(parts: WorkbookPackage): (vm: number) => Picture | undefined {
  const [metadata, values, structures] = ['sheetMetadata', 'rdRichValue', 'rdRichValueStructure'].map(
    (type) => parts.readRelated(parts.workbook, type),
  );
  const relPath = parts.relatedPath(parts.workbook, 'richValueRel');
  const rels = relPath === undefined ? undefined : parts.read(relPath);
  if (!metadata || !values || !structures || !rels || relPath === undefined) return () => undefined;
  const relations = parts.relationshipsOf(relPath);
  const relIds = findAll(rels, 'rel').map((rel) => attributeOf(rel, 'id') ?? '');
  const [valueMetadata] = findAll(metadata, 'valueMetadata');
  const cellRecords = elementsOf(valueMetadata).map((bk) => findAll(bk, 'rc')[0]?.attributes.v);
  const future = findAll(metadata, 'futureMetadata').find(
    ({ attributes }) => attributes.name === 'XLRICHVALUE',
  );
  const richValues = elementsOf(future).map((bk) => findAll(bk, 'rvb')[0]?.attributes.i);
  const keysOf = findAll(structures, 's').map((s) =>
    findAll(s, 'k').map(({ attributes }) => attributes.n ?? ''),
  );
  const records = findAll(values, 'rv');
  return (vm) => {
    const record = records[Number(richValues[Number(cellRecords[vm - 1])])];
    const keys = keysOf[Number(record?.attributes.s)];
    const fields = childrenOf(record, 'v').map(textOf);
    const field = (name: string) => fields[keys?.indexOf(name) ?? -1];
    const relation = relations.get(relIds[Number(field('_rvRel:LocalImageIdentifier') ?? -1)] ?? '');
    return relation && !relation.isExternal ? { name: relation.target, alt: field('Text') ?? '' } : undefined;
  };
}

/** Pictures in cells as WPS writes them, by the name that the formula of the cell has. */
export function readWpsPictures(parts: WorkbookPackage): (id: string) => Picture | undefined {
  const path = parts.relatedPath(parts.workbook, 'cellImage');
  const tree = path === undefined ? undefined : parts.read(path);
  if (!tree || path === undefined) return () => undefined;
  const relations = parts.relationshipsOf(path);
  const byId = new Map(
    findAll(tree, 'pic').map((pic) => [
      findAll(pic, 'cNvPr')[0]?.attributes.name ?? '',
      pictureOf(pic, relations),
    ]),
  );
  return (id) => byId.get(id);
}
