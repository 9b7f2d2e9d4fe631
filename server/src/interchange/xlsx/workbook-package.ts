/** The parts of a workbook. */
import { OfficePackage } from '../office-package.ts';
import { findAll } from '../xml-tree.ts';
import { attributeOf, parsePart } from './xml.ts';

export interface SheetPart {
  name: string;
  path: string;
  isHidden: boolean;
}

export class WorkbookPackage extends OfficePackage {
  /** The path of the workbook's part. */
  readonly workbook: string;

  /** Throws `Unreadable`. */
  constructor(bytes: Uint8Array) {
    super(bytes, parsePart);
    this.workbook = this.relatedPath('', 'officeDocument') ?? 'xl/workbook.xml';
  }

  sheets(): SheetPart[] {
    const relationships = this.relationshipsOf(this.workbook);
    return findAll(this.read(this.workbook), 'sheet').flatMap((sheet) => {
      const { type, target = '' } = relationships.get(attributeOf(sheet, 'id') ?? '') ?? {};
      const { name = '', state = 'visible' } = sheet.attributes;
      return type === 'worksheet' ? [{ name, path: target, isHidden: state !== 'visible' }] : [];
    });
  }
}
