/** Finds the documents of a package: items, tests, sections and stimuli. */
import { type Problem, problem } from '@lulus/contract/messages';
import { unzipSync } from 'fflate';
import { type SourceFile, Unreadable } from '../imported.ts';
import { isZip, unzip } from '../unzip.ts';
import { decodeXml } from '../xml-text.ts';
import { childOf, childrenOf, elementsOf, textOf, type XmlElement } from '../xml-tree.ts';
import { PackageFiles, resolvePath } from './package-files.ts';
import { parseQti } from './parse-xml.ts';

const MANIFEST = 'imsmanifest.xml';
const ROOTS = new Set(['assessmentItem', 'assessmentTest', 'assessmentSection', 'assessmentStimulus']);
const QTI_1 = 'questestinterop';
const QTI = /<(?:[\w.-]+:)?(?:qti-)?assessment-?(?:item|test|section)[\s>]/i;
const QTI_RESOURCE = /type\s*=\s*["']imsqti_\w*xmlv(?:2p|3p)/i;
/** Licences and lists of schemas can stand before the root. */
const HEAD = 65_536;
const MAX_SEARCHED_BYTES = 2_000_000;
const MAX_SEARCHED_FILES = 200;

export interface QtiDocument {
  path: string;
  /** Absent if the file cannot be read. */
  root: XmlElement | undefined;
  broken: Problem | undefined;
}

export interface QtiPackage {
  files: PackageFiles;
  documents: Map<string, QtiDocument>;
  /** Metadata of our own writer by the path of the document. */
  exact: Map<string, { digest: string; json: string }>;
  /** What is wrong with the package as a whole. */
  warnings: Problem[];
}

function parseDocument(path: string, bytes: Uint8Array): QtiDocument {
  try {
    return { path, root: parseQti(bytes), broken: undefined };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { path, root: undefined, broken: error.problem };
  }
}

interface Listed {
  path: string;
  type: string;
  resource: XmlElement;
}

/** The address of a resource. Some only list their files. */
function hrefOf(resource: XmlElement): string {
  const listed = childrenOf(resource, 'file').map(({ attributes }) => attributes.href ?? '');
  return resource.attributes.href ?? listed.find(isXml) ?? listed[0] ?? '';
}

/** The resources of the manifest, in its order. Each of its elements can name the folder of those inside. */
function resourcesOf(manifestPath: string, element: XmlElement, files: PackageFiles, around = ''): Listed[] {
  const { base = '', type = '' } = element.attributes;
  const folder = base === '' ? around : `${around}${base.replace(/\/?$/, '/')}`;
  if (element.name !== 'resource') {
    return elementsOf(element).flatMap((child) => resourcesOf(manifestPath, child, files, folder));
  }
  const href = hrefOf(element);
  const found = files.find(manifestPath, `${folder}${href}`) ?? files.find(manifestPath, href);
  const path = found ?? resolvePath(manifestPath, `${folder}${href}`) ?? resolvePath(manifestPath, href);
  return path === undefined ? [] : [{ path, type, resource: element }];
}

function findManifest(names: string[]): string | undefined {
  const isManifest = (name: string) => name.toLowerCase().split('/').at(-1) === MANIFEST;
  return names.filter(isManifest).sort((a, b) => a.split('/').length - b.split('/').length)[0];
}

const isXml = (name: string) => /\.(xml|qti)$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name);

/** Replaces `include` by the file that it names. */
function withIncluded(element: XmlElement, path: string, files: PackageFiles, depth = 0): XmlElement {
  const children = element.children.map((child) => {
    if (typeof child === 'string') return child;
    const target = child.name === 'include' ? files.find(path, child.attributes.href ?? '') : undefined;
    if (target === undefined || depth > 3) return withIncluded(child, path, files, depth);
    const { root } = parseDocument(target, files.all[target] as Uint8Array);
    return root ? withIncluded(root, target, files, depth + 1) : child;
  });
  return { ...element, children };
}

function readZip({ bytes }: SourceFile): QtiPackage {
  const files = new PackageFiles(unzip(bytes));
  const names = Object.keys(files.all).filter(isXml);
  const warnings: Problem[] = [];
  const manifestPath = findManifest(names);
  const manifest = manifestPath
    ? parseDocument(manifestPath, files.all[manifestPath] as Uint8Array)
    : undefined;
  if (manifest?.broken) warnings.push(problem('qti_manifest_unread'));
  const listed = manifest?.root ? resourcesOf(manifest.path, manifest.root, files) : [];
  const order = [...listed.map(({ path }) => path), ...names.filter((name) => name !== manifestPath).sort()];
  const typed = new Map(listed.map(({ path, type }) => [path, type]));
  const documents = new Map<string, QtiDocument>();
  for (const path of new Set(order)) {
    const isItem = /^imsqti_(?:apip)?(?:item|test|section|stimulus|xml)/i.test(typed.get(path) ?? '');
    if (!files.has(path)) {
      const broken = problem('qti_file_missing', { name: path.slice(-100) });
      if (isItem) documents.set(path, { path, root: undefined, broken });
    } else if (isItem || isXml(path)) {
      const read = parseDocument(path, files.all[path] as Uint8Array);
      const isQti = read.root
        ? ROOTS.has(read.root.name)
        : isItem || QTI.test(decodeXml(files.all[path] as Uint8Array));
      if (read.root?.name === QTI_1) {
        documents.set(path, { path, root: undefined, broken: problem('qti_older_file') });
      } else if (isQti)
        documents.set(path, read.root ? { ...read, root: withIncluded(read.root, path, files) } : read);
    }
  }
  const exact = listed.flatMap(({ path, resource }) => {
    const [own] = childrenOf(childOf(resource, 'metadata'), 'lulus');
    return own ? [[path, { digest: own.attributes.digest ?? '', json: textOf(own) }] as const] : [];
  });
  if (manifest?.broken && documents.size === 0) throw new Unreadable(manifest.broken);
  return { files, documents, exact: new Map(exact), warnings };
}

/** Throws `Unreadable`. */
export function readPackage(file: SourceFile): QtiPackage {
  if (isZip(file.bytes)) return readZip(file);
  const path = file.name || 'item.xml';
  const root = parseQti(file.bytes);
  const files = new PackageFiles({});
  const documents = new Map([[path, { path, root, broken: undefined }]]);
  return { files, documents, exact: new Map(), warnings: [] };
}

/** Whether it is a zip or an XML file with an item, a test or a manifest of QTI 2 or 3. */
export function detectQti({ bytes }: SourceFile): boolean {
  if (!isZip(bytes)) {
    const head = decodeXml(bytes.subarray(0, HEAD)).trimStart();
    return head.startsWith('<') && QTI.test(head);
  }
  let searched = 0;
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        isXml(name) &&
        !/^(word|xl|ppt|docProps)\//.test(name) &&
        originalSize < MAX_SEARCHED_BYTES &&
        searched++ < MAX_SEARCHED_FILES,
    });
    return Object.entries(found).some(([name, content]) => {
      const text = decodeXml(content);
      return findManifest([name]) ? QTI_RESOURCE.test(text) : QTI.test(text.slice(0, HEAD));
    });
  } catch {
    return false;
  }
}
