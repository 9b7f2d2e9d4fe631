/** Reads a package or a single file of QTI 1.2 into its questions. */
import { type Problem, problem } from '@lulus/contract/messages';
import { type SourceFile, Unreadable } from '../imported.ts';
import { parseXml } from '../parse-xml.ts';
import { isZip, unzip } from '../unzip.ts';
import { decodeXml } from '../xml-text.ts';
import { childrenOf, elementsOf, findAll, findFirst, textOf, type XmlElement } from '../xml-tree.ts';
import { numberOf } from './conditions.ts';
import { readMetadata } from './item.ts';
import { decodePath, PackageFiles } from './package-files.ts';

/** Licences and lists of schemas can stand before the root. */
const HEAD = 65_536;
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
  /** The time limit of the test, with its first question. */
  time?: string;
  /** Title of the group from which the file draws some questions. */
  group?: Group;
}

interface Group {
  title: string;
  count: number;
  points: number | undefined;
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

/** The time limit of a test or section as the file writes it, or an empty text. */
function timeOf(node: XmlElement): string {
  const own = { name: 'metadata', attributes: {}, children: childrenOf(node, 'qtimetadata') };
  const metadata = readMetadata({ name: '', attributes: {}, children: [own] });
  const minutes = numberOf(metadata.qmd_timelimit) ?? 0;
  const [duration] = childrenOf(node, 'duration');
  return minutes > 0 ? `${minutes} min` : textOf(duration).trim();
}

/** The settings of a quiz in files of Canvas, as elements of QTI. */
function settingsOf(document: string, all: Record<string, Uint8Array>): XmlElement[] {
  const [, around = '', ident] = /^(.*\/)?non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(document) ?? [];
  const folder = ident ? `${around}${ident}/` : document.replace(/[^/]*$/, '');
  const bytes = all[`${folder}assessment_meta.xml`];
  if (!bytes) return [];
  try {
    const quiz = parseQti1(bytes);
    const description = textOf(childrenOf(quiz, 'description')[0]);
    const minutes = textOf(childrenOf(quiz, 'time_limit')[0]).trim();
    const text = { name: 'mattext', attributes: { texttype: 'text/html' }, children: [description] };
    return [
      { name: 'rubric', attributes: {}, children: [text] },
      { name: 'duration', attributes: {}, children: minutes === '' ? [] : [`${minutes} min`] },
    ];
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}

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

/** The groups that draw their questions from a bank, by its ident. */
function drawsIn(node: XmlElement): [bank: string, group: Group][] {
  return elementsOf(node).flatMap((child) => {
    const draw =
      child.name === 'section' ? childrenOf(child, 'selection_ordering').map(drawOf)[0] : undefined;
    const { count, points, bank } = draw ?? {};
    const own =
      bank !== undefined && count !== undefined ? [{ title: titleOf(child) || bank, count, points }] : [];
    return [...own.map((group): [string, Group] => [bank ?? '', group]), ...drawsIn(child)];
  });
}

const itemsIn = (node: XmlElement): string[] =>
  elementsOf(node).flatMap((child) =>
    child.name === 'item' ? (child.attributes.ident ?? []) : itemsIn(child),
  );

class Walker {
  readonly entries: Entry[] = [];
  private readonly banks: Set<string>;
  private readonly items: Set<string>;
  private readonly draws: Map<string, Group>;

  constructor(roots: XmlElement[]) {
    const banks = roots.flatMap((root) => childrenOf(root, 'objectbank'));
    this.banks = new Set(banks.flatMap(({ attributes }) => attributes.ident ?? []));
    this.items = new Set(roots.flatMap(itemsIn));
    this.draws = new Map(roots.flatMap(drawsIn).reverse());
  }

  walk(node: XmlElement, place: Place): void {
    const start = this.entries.length;
    this.walkChildren(node, place);
    const first = this.entries.slice(start).find((entry) => 'node' in entry);
    if (!first) return;
    const instructions = elementsOf(node).filter(({ name }) => INSTRUCTIONS.has(name));
    first.instructions = [...instructions, ...(first.instructions ?? [])];
    const time = timeOf(node) || first.time;
    if (time) first.time = time;
  }

  private walkChildren(node: XmlElement, place: Place): void {
    for (const child of elementsOf(node)) {
      if (child.name === 'item') this.entries.push({ node: child, ...place });
      else if (child.name === 'section') this.walkSection(child, place);
      else if (child.name === 'bankentry_item' || child.name === 'itemref') this.addReference(child);
      else if (child.name === 'assessment' || child.name === 'objectbank') {
        const title = titleOf(child);
        const group = this.draws.get(child.attributes.ident ?? '');
        const path = title === '' ? place.path : [...place.path, title];
        this.walk(child, { ...place, path, ...(group && child.name === 'objectbank' && { group }) });
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
  const [, around = '', folder] = /^(.*\/)?([^/]+)\/assessment_qti\.xml$/.exec(name) ?? [];
  return folder !== undefined && names.has(`${around}non_cc_assessments/${folder}.xml.qti`);
}

function documentsOf({ name, bytes }: SourceFile): {
  documents: [string, Uint8Array][];
  all: Record<string, Uint8Array>;
} {
  if (!isZip(bytes)) return { documents: [[name, bytes]], all: {} };
  // Some programs of Windows write \ between folders.
  const named = Object.entries(unzip(bytes)).map(([one, content]) => [one.replaceAll('\\', '/'), content]);
  const all: Record<string, Uint8Array> = Object.fromEntries(named);
  const names = new Set(Object.keys(all));
  const documents = Object.entries(all).filter(
    ([one, content]) => QUESTIONS.test(one) && hasRoot(content) && !isPoorCopy(one, names),
  );
  return { documents, all };
}

/** Types of the resources with questions. */
const QUESTION_RESOURCE = /^(imsqti_xmlv1p|assessment\/x-bb-qti)/i;

const MAX_FOLDERS = 20;

/** The files with questions that the manifest names and the package does not have. */
function missingFiles(all: Record<string, Uint8Array>): string[] {
  const known = new Set(Object.keys(all));
  // The last parts of each path, since manifests can name folders for all of their files.
  const ends = new Set(
    [...known].flatMap((name) => {
      const parts = name.toLowerCase().split('/').slice(-MAX_FOLDERS);
      return parts.map((_, at) => parts.slice(at).join('/'));
    }),
  );
  const path = [...known].find((name) => /(^|\/)imsmanifest\.xml$/i.test(name));
  if (path === undefined) return [];
  const folder = path.replace(/[^/]*$/, '');
  const isThere = (name: string) =>
    ends.has(
      decodePath(name)
        .replace(/^(\.?\/)+/, '')
        .toLowerCase(),
    ) || isPoorCopy(`${folder}${name}`, known);
  try {
    const resources = findAll(parseQti1(all[path] as Uint8Array), 'resource');
    return resources.flatMap((resource) => {
      const { type = '', href, file } = resource.attributes;
      const listed = [href, file, ...childrenOf(resource, 'file').map(({ attributes }) => attributes.href)];
      const wanted = listed.flatMap((name) =>
        name && QUESTIONS.test(name) ? [name.replaceAll('\\', '/')] : [],
      );
      const [first] = wanted;
      return QUESTION_RESOURCE.test(type) && first && !wanted.some(isThere) ? [first] : [];
    });
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}

/** Throws `Unreadable` if no part can be read. */
export function readQti1(file: SourceFile): Qti1 {
  const { documents, all } = documentsOf(file);
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
  const walker = new Walker(roots.map(({ root }) => root));
  for (const { document, root } of roots) {
    const children = [...settingsOf(document, all), ...root.children];
    walker.walk({ ...root, children }, { document, path: [] });
  }
  const missing = missingFiles(all).map((name) => ({
    part: name,
    refused: problem('qti_file_missing', { name: name.slice(-100) }),
  }));
  return { entries: [...walker.entries, ...broken, ...missing], files: new PackageFiles(all) };
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
