/** The parts of a Word document. */
import { problem } from '@lulus/contract/messages';
import { type SourceFile, Unreadable } from '../imported.ts';
import { namesInZip, OfficePackage } from '../office-package.ts';
import { isZip } from '../unzip.ts';
import { parsePart } from './xml.ts';

export class DocxPackage extends OfficePackage {
  /** The path of the document's part. */
  readonly main: string;

  /** Throws `Unreadable`. */
  constructor(bytes: Uint8Array) {
    super(bytes, parsePart);
    this.main = this.relatedPath('', 'officeDocument') ?? 'word/document.xml';
    if (!this.bytesOf(this.main)) throw new Unreadable(problem('package_incomplete', { name: this.main }));
  }
}

/** A damaged zip counts by its name. */
export function detectDocx({ name, bytes }: SourceFile): boolean {
  const names = namesInZip(bytes);
  if (names.length === 0) return isZip(bytes) && /\.docx$/i.test(name);
  return names.includes('[Content_Types].xml') && names.some((one) => /^\/?word[/\\]/.test(one));
}
