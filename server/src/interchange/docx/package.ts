/** The parts of a Word document and how they refer to each other. */
import { posix } from 'node:path';
import { problem } from '@lulus/contract/messages';
import { unzipSync } from 'fflate';
import { type SourceFile, Unreadable } from '../imported.ts';
import { isZip, unzip } from '../unzip.ts';
import { childrenOf, type XmlElement } from '../xml-tree.ts';
import { parsePart } from './xml.ts';

export interface Relationship {
  /** The last part of its type, such as `image`. */
  type: string;
  /** The path in the package, or an address outside. */
  target: string;
  isExternal: boolean;
}

export class DocxPackage {
  /** The path of the document's part. */
  readonly main: string;
  private readonly parts: Map<string, Uint8Array>;

  /** Throws `Unreadable`. */
  constructor(bytes: Uint8Array) {
    const entries = Object.entries(unzip(bytes));
    this.parts = new Map(
      entries.map(([name, part]) => [name.replace(/^\//, '').replaceAll('\\', '/'), part]),
    );
    const main = [...this.relationshipsOf('').values()].find(({ type }) => type === 'officeDocument')?.target;
    this.main = main ?? 'word/document.xml';
    if (!this.parts.has(this.main)) throw new Unreadable(problem('package_incomplete', { name: this.main }));
  }

  bytesOf(path: string): Uint8Array | undefined {
    return this.parts.get(path);
  }

  /** Returns the part, or undefined if the package does not have it. */
  read(path: string): XmlElement | undefined {
    const bytes = this.parts.get(path);
    return bytes && parsePart(bytes, path);
  }

  /** Returns the relationships of a part by their ids. The package itself has an empty path. */
  relationshipsOf(path: string): Map<string, Relationship> {
    const folder = posix.dirname(path);
    const place = path === '' ? '_rels/.rels' : `${folder}/_rels/${posix.basename(path)}.rels`;
    return new Map(
      childrenOf(this.read(place), 'Relationship').map(({ attributes }) => {
        const { Id = '', Type = '', Target = '', TargetMode } = attributes;
        const isExternal = TargetMode === 'External';
        const target =
          isExternal || Target.startsWith('/')
            ? Target.replace(/^\//, '')
            : posix.normalize(path === '' ? Target : `${folder}/${Target}`);
        return [Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, isExternal }];
      }),
    );
  }

  /** Reads the part that the document refers to by this type, such as `styles`. */
  readRelated(type: string): XmlElement | undefined {
    const found = [...this.relationshipsOf(this.main).values()].find((one) => one.type === type);
    return found && !found.isExternal ? this.read(found.target) : undefined;
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

/** A damaged zip counts by its name. */
export function detectDocx({ name, bytes }: SourceFile): boolean {
  const names = namesInZip(bytes);
  if (names.length === 0) return isZip(bytes) && /\.docx$/i.test(name);
  return names.includes('[Content_Types].xml') && names.some((one) => /^\/?word[/\\]/.test(one));
}
