/** Parts of a workbook, which is a zip, and the relationships between them. */
import { dirname, join } from 'node:path/posix';
import { unzip } from '../unzip.ts';
import { findAll, type XmlElement } from '../xml-tree.ts';
import { attributeOf, parsePart } from './xml.ts';

const WORKBOOK = 'xl/workbook.xml';

export interface SheetPart {
  name: string;
  path: string;
  isHidden: boolean;
}

export class PackageParts {
  private readonly parts: Map<string, Uint8Array>;

  constructor(bytes: Uint8Array) {
    // Some programs write other cases, or a slash in front.
    this.parts = new Map(
      Object.entries(unzip(bytes)).map(([name, part]) => [
        name.replace(/^\//, '').replaceAll('\\', '/'),
        part,
      ]),
    );
  }

  bytes(path: string): Uint8Array | undefined {
    return this.parts.get(path);
  }

  /** The text of a part; undefined if it is missing. */
  text(path: string): string | undefined {
    const bytes = this.parts.get(path);
    if (!bytes) return undefined;
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  }

  /** The elements of a part; undefined if it is missing. */
  tree(path: string): XmlElement | undefined {
    const text = this.text(path);
    return text === undefined ? undefined : parsePart(path, text);
  }

  /** Paths of the parts that this one names, by the id of the relationship. */
  relationsOf(path: string): Map<string, { type: string; path: string; isExternal: boolean }> {
    const rels = this.tree(join(dirname(path), '_rels', `${path.slice(path.lastIndexOf('/') + 1)}.rels`));
    return new Map(
      findAll(rels, 'Relationship').map(({ attributes }) => {
        const { Id = '', Type = '', Target = '', TargetMode } = attributes;
        const target = Target.startsWith('/') ? Target.slice(1) : join(dirname(path), Target);
        const type = Type.slice(Type.lastIndexOf('/') + 1);
        const isExternal = TargetMode === 'External';
        return [Id, { type, path: isExternal ? Target : target, isExternal }];
      }),
    );
  }

  /** Path of the first part of a type that this one names. */
  relatedPart(path: string, type: string): string | undefined {
    return [...this.relationsOf(path).values()].find((one) => one.type === type)?.path;
  }

  /** The workbook. Its place may differ. */
  get workbook(): string {
    return this.relatedPart('', 'officeDocument') ?? WORKBOOK;
  }

  sheets(): SheetPart[] {
    const relations = this.relationsOf(this.workbook);
    const tree = this.tree(this.workbook);
    return findAll(tree, 'sheet').flatMap((sheet) => {
      const target = relations.get(attributeOf(sheet, 'id') ?? '');
      const { name = '', state = 'visible' } = sheet.attributes;
      return target?.type === 'worksheet' ? [{ name, path: target.path, isHidden: state !== 'visible' }] : [];
    });
  }
}
