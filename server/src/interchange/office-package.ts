/** The parts of a Word or Excel file, which is a zip, and how they refer to each other. */
import { basename, dirname, join } from 'node:path/posix';
import { unzipSync } from 'fflate';
import { isZip, unzip } from './unzip.ts';
import { decodeXml } from './xml-text.ts';
import { findAll, type XmlElement } from './xml-tree.ts';

export interface Relationship {
  /** The last part of its type, such as `image`. */
  type: string;
  /** The path in the package, or an address outside. */
  target: string;
  isExternal: boolean;
}

export class OfficePackage {
  private readonly parts: Map<string, Uint8Array>;
  private readonly parse: (path: string, xml: string) => XmlElement;

  /** Throws `Unreadable`. */
  constructor(bytes: Uint8Array, parse: (path: string, xml: string) => XmlElement) {
    this.parse = parse;
    // Some programs write a slash in front, or backslashes.
    const entries = Object.entries(unzip(bytes));
    this.parts = new Map(
      entries.map(([name, part]) => [name.replace(/^\//, '').replaceAll('\\', '/'), part]),
    );
  }

  /** Returns a part, or undefined if the package does not have it. So do the others. */
  bytesOf(path: string): Uint8Array | undefined {
    return this.parts.get(path);
  }

  xmlOf(path: string): string | undefined {
    const bytes = this.parts.get(path);
    return bytes && decodeXml(bytes);
  }

  read(path: string): XmlElement | undefined {
    const xml = this.xmlOf(path);
    return xml === undefined ? undefined : this.parse(path, xml);
  }

  /** Returns the relationships of a part by their ids. The package itself has an empty path. */
  relationshipsOf(path: string): Map<string, Relationship> {
    const folder = dirname(path);
    const relationships = findAll(this.read(join(folder, '_rels', `${basename(path)}.rels`)), 'Relationship');
    return new Map(
      relationships.map(({ attributes }) => {
        const { Id = '', Type = '', Target = '', TargetMode } = attributes;
        const isExternal = TargetMode === 'External';
        const inside = Target.startsWith('/') ? Target.slice(1) : join(folder, Target);
        const type = Type.slice(Type.lastIndexOf('/') + 1);
        return [Id, { type, target: isExternal ? Target : inside, isExternal }];
      }),
    );
  }

  /** Returns the path of the first part of a type that a part refers to. */
  relatedPath(path: string, type: string): string | undefined {
    const isWanted = (one: Relationship) => one.type === type && !one.isExternal;
    return [...this.relationshipsOf(path).values()].find(isWanted)?.target;
  }

  readRelated(path: string, type: string): XmlElement | undefined {
    const related = this.relatedPath(path, type);
    return related === undefined ? undefined : this.read(related);
  }
}

/** Returns the names in a zip without unpacking it, or none. */
export function namesInZip(bytes: Uint8Array): string[] {
  const names: string[] = [];
  if (!isZip(bytes)) return names;
  try {
    unzipSync(bytes, {
      filter({ name }) {
        names.push(name);
        return false;
      },
    });
  } catch {
    return [];
  }
  return names;
}
