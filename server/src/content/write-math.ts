import { MAX_FORMULA_LENGTH } from '@lulus/contract';
import Temml from 'temml';
import { attributesOf, isOnlyLook } from './allow-list.ts';
import {
  type ContentElement,
  type ContentNode,
  isElement,
  isText,
  parseContent,
  rawText,
} from './parse-content.ts';
import { escapeText, writeElement } from './write-html.ts';

const TEX = 'application/x-tex';
const IS_TEX = /^(application\/x-(la)?tex|(la)?tex)$/i;
/** Browsers do not draw `menclose`. A line above or below has another element. */
const LINES: Record<string, [tag: string, sign: string]> = { top: ['mover', '‾'], bottom: ['munder', '_'] };

const attribute = ({ attrs }: ContentElement, name: string) => attrs.find((one) => one.name === name)?.value;

/** Returns the LaTeX source of a formula, if it has one. */
export function findLatex(math: ContentElement): string | undefined {
  for (const child of math.childNodes.filter(isElement)) {
    if (child.tagName === 'annotation' && IS_TEX.test(attribute(child, 'encoding') ?? ''))
      return rawText(child);
    const below = findLatex(child);
    if (below !== undefined) return below;
  }
  return undefined;
}

function writeMathNode(node: ContentNode, refused: Set<string>): string {
  if (isText(node)) return escapeText(node.value);
  if (!isElement(node)) return '';
  const { tagName } = node;
  // A source in another language, such as StarMath, is no part of what is seen.
  if (tagName === 'annotation') return '';
  const inner = node.childNodes.map((child) => writeMathNode(child, refused)).join('');
  const line = tagName === 'menclose' && LINES[attribute(node, 'notation') ?? ''];
  if (line) return writeElement(line[0], [], `<mrow>${inner}</mrow><mo stretchy="true">${line[1]}</mo>`);
  const allowed = node.namespaceURI.endsWith('MathML') ? attributesOf(tagName, true) : undefined;
  if (!allowed) refused.add(tagName);
  const kept: [string, string][] = [];
  for (const { name, value } of node.attrs) {
    if (allowed && Object.hasOwn(allowed, name)) kept.push([name, value]);
    else if (allowed && !isOnlyLook(tagName, name)) refused.add(name);
  }
  return allowed ? writeElement(tagName, kept, inner) : inner;
}

/** Returns the MathML of a formula with its LaTeX as annotation, or undefined if Temml cannot read it. */
export function renderLatex(source: string, isBlock: boolean): string | undefined {
  const latex = source.trim();
  if (latex === '' || latex.length > MAX_FORMULA_LENGTH) return undefined;
  const refused = new Set<string>();
  let inner: string;
  try {
    const made = Temml.renderToString(latex, { displayMode: isBlock, throwOnError: true });
    const [math] = parseContent(made).nodes;
    if (!math || !isElement(math)) return undefined;
    inner = math.childNodes.map((one) => writeMathNode(one, refused)).join('');
  } catch {
    return undefined;
  }
  if (refused.size > 0) return undefined;
  const display: [string, string][] = isBlock ? [['display', 'block']] : [];
  const annotation = writeElement('annotation', [['encoding', TEX]], escapeText(latex));
  const semantics = writeElement('semantics', [], `<mrow>${inner}</mrow>${annotation}`);
  return writeElement('math', [...display, ['alttext', latex]], semantics);
}

/** Writes a formula: made from its LaTeX, or its own MathML Core. Adds what it cannot have to `refused`. */
export function writeMath(math: ContentElement, refused: Set<string>): string {
  const latex = findLatex(math);
  if (latex === undefined) return writeMathNode(math, refused);
  const written = renderLatex(latex, attribute(math, 'display') === 'block');
  if (written === undefined) refused.add(latex.trim() || 'annotation');
  return written ?? '';
}
