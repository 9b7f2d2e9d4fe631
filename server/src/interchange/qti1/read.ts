/** Reads a package or a single file of QTI 1.2 into its questions. */
import { type Problem, problem } from '@lulus/contract/messages';
import { type SourceFile, Unreadable } from '../imported.ts';
import { parseXml } from '../parse-xml.ts';
import { isZip, unzip } from '../unzip.ts';
import { decodeXml } from '../xml-text.ts';
import { childrenOf, elementsOf, findFirst, textOf, type XmlElement } from '../xml-tree.ts';
import { numberOf } from './conditions.ts';
import { readMetadata } from './item.ts';
import { PackageFiles } from './package-files.ts';

const HEAD = 4096;
const ROOT = /<(?:\w+:)?questestinterop[\s>]/i;
const QUESTIONS = /\.(xml|dat|qti)$/i;
/** Texts of tests and sections that belong to no question. */
const INSTRUCTIONS = new Set(['rubric', 'presentation_material', 'objectives']);
/** Names of sections that programs give each file. */
const NO_NAMES = new Set(['', 'root_section', 'main', 'section', 'untitled']);

/** Where an item stands. */
export interface Place {
  /** The file in the package. */
  document: string;
  /** Titles of the test and of its section. */
  path: string[];
  /** A text before the questions of the test or section, with its first question. */
  instructions?: XmlElement[];
  /** Title of the group from which the file draws some questions. */
  group?: { title: string; count: number; points: number | undefined };
}

export type Entry =
  | ({ node: XmlElement } & Place)
  /** A part that cannot be read. */
  | { part: string; refused: Problem };

export interface Qti1 {
  entries: Entry[];
  files: PackageFiles;
}

const localName = (name: string): string => name.replace(/^.*:/, '').toLowerCase();

/** Returns the root element. Names are in lower case, without their prefixes. Throws `Unreadable`. */
const parseQti1 = (bytes: Uint8Array): XmlElement =>
  parseXml(bytes, { elementName: localName, attributeName: localName });

const hasRoot = (bytes: Uint8Array): boolean => ROOT.test(decodeXml(bytes.subarray(0, HEAD)));

const titleOf = (node: XmlElement): string => {
  const metadata = readMetadata({ name: '', attributes: {}, children: [{ ...node, name: 'metadata' }] });
  const title = node.attributes.title || metadata.bank_title || metadata.cc_title || '';
  return title.replace(/\s+/g, ' ').trim();
};

interface Draw {
  count: number;
  points: number | undefined;
  bank: string | undefined;
}

/** How many questions of a section a student gets, if not all. */
function drawOf(section: XmlElement): Draw | undefined {
  const selection = findFirst(section, 'selection');
  if (!selection) return undefined;
  const count = numberOf(textOf(findFirst(selection, 'selection_number')));
  const points = numberOf(textOf(findFirst(selection, 'points_per_item')));
  const bank = textOf(findFirst(selection, 'sourcebank_ref')).trim() || undefined;
  return count === undefined ? undefined : { count, points, bank };
}

const itemsIn = (node: XmlElement): string[] =>
  elementsOf(node).flatMap((child) =>
    child.name === 'item' ? (child.attributes.ident ?? []) : itemsIn(child),
  );

class Walker {
  readonly entries: Entry[] = [];
  private readonly banks: Set<string>;
  private readonly items: Set<string>;

  constructor(banks: Set<string>, items: Set<string>) {
    this.banks = banks;
    this.items = items;
  }

  walk(node: XmlElement, place: Place): void {
    const first = this.entries.length;
    this.walkChildren(node, place);
    const instructions = elementsOf(node).filter(({ name }) => INSTRUCTIONS.has(name));
    const entry = this.entries[first];
    if (instructions.length === 0 || !entry || !('node' in entry)) return;
    entry.instructions = [...instructions, ...(entry.instructions ?? [])];
  }

  private walkChildren(node: XmlElement, place: Place): void {
    for (const child of elementsOf(node)) {
      if (child.name === 'item') this.entries.push({ node: child, ...place });
      else if (child.name === 'section') this.walkSection(child, place);
      else if (child.name === 'bankentry_item' || child.name === 'itemref') this.addReference(child);
      else if (child.name === 'assessment' || child.name === 'objectbank') {
        const title = titleOf(child);
        this.walk(child, { ...place, path: title === '' ? place.path : [...place.path, title] });
      }
    }
  }

  /** A question that stands in a bank. It is imported with its bank, if the file has it. */
  private addReference({ attributes }: XmlElement): void {
    const ident = attributes.item_ref ?? attributes.linkrefid ?? '';
    if (this.items.has(ident)) return;
    const name = attributes.sourcebank_ref ?? ident;
    this.entries.push({ part: ident, refused: problem('bank_not_in_file', { count: 1, name }) });
  }

  private walkSection(section: XmlElement, place: Place): void {
    const title = titleOf(section);
    const own = childrenOf(section, 'selection_ordering').map(drawOf)[0];
    if (!own) {
      const isNamed = !NO_NAMES.has(title.toLowerCase());
      this.walk(section, { ...place, path: isNamed ? [...place.path, title] : place.path });
      return;
    }
    const hasItems = elementsOf(section).some(({ name }) => name === 'item' || name === 'section');
    if (!hasItems && !(own.bank && this.banks.has(own.bank))) {
      const refused = problem('bank_not_in_file', { count: own.count, name: title || own.bank || '?' });
      this.entries.push({ part: title || own.bank || '?', refused });
    }
    this.walk(section, { ...place, group: { title, count: own.count, points: own.points } });
  }
}

/** Canvas writes a quiz twice: once for other programs, and once complete. */
function isPoorCopy(name: string, names: Set<string>): boolean {
  const [, folder] = /^(?:.*\/)?([^/]+)\/assessment_qti\.xml$/.exec(name) ?? [];
  return folder !== undefined && names.has(`non_cc_assessments/${folder}.xml.qti`);
}

function documentsOf({ name, bytes }: SourceFile): {
  documents: [string, Uint8Array][];
  files: PackageFiles;
} {
  if (!isZip(bytes)) return { documents: [[name, bytes]], files: new PackageFiles({}) };
  const files = unzip(bytes);
  const names = new Set(Object.keys(files));
  const documents = Object.entries(files).filter(
    ([one, content]) => QUESTIONS.test(one) && hasRoot(content) && !isPoorCopy(one, names),
  );
  return { documents, files: new PackageFiles(files) };
}

/** Throws `Unreadable` if no part can be read. */
export function readQti1(file: SourceFile): Qti1 {
  const { documents, files } = documentsOf(file);
  const roots: { document: string; root: XmlElement }[] = [];
  const broken: { part: string; refused: Problem }[] = [];
  for (const [document, bytes] of documents) {
    try {
      const root = parseQti1(bytes);
      if (root.name !== 'questestinterop') throw new Unreadable(problem('qti1_root_missing'));
      roots.push({ document, root });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      broken.push({ part: document, refused: error.problem });
    }
  }
  const [first] = broken;
  if (roots.length === 0) throw new Unreadable(first?.refused ?? problem('qti1_root_missing'));
  const banks = new Set(
    roots.flatMap(({ root }) =>
      childrenOf(root, 'objectbank').flatMap(({ attributes }) => attributes.ident ?? []),
    ),
  );
  const walker = new Walker(banks, new Set(roots.flatMap(({ root }) => itemsIn(root))));
  for (const { document, root } of roots) walker.walk(root, { document, path: [] });
  return { entries: [...walker.entries, ...broken], files };
}

/** Whether the file, or one of a package, has the element of QTI 1.2 near its start. */
export function detectQti1({ bytes }: SourceFile): boolean {
  if (!isZip(bytes)) return hasRoot(bytes);
  try {
    return Object.values(unzip(bytes, (name) => QUESTIONS.test(name))).some(hasRoot);
  } catch {
    return false;
  }
}
