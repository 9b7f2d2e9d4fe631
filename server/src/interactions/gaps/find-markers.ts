import { GAP_MARKER } from '@lulus/contract';
import { type ContentNode, isElement, isText, parseContent } from '../../content/parse-content.ts';

function markersIn(node: ContentNode): string[] {
  if (isText(node)) return [...node.value.matchAll(GAP_MARKER)].map(([, number]) => number as string);
  return isElement(node) && node.tagName !== 'math' ? node.childNodes.flatMap(markersIn) : [];
}

/** Returns the numbers of the gaps in rich text, in order. Formulas have none. */
export const findMarkers = (html: string): string[] => parseContent(html).nodes.flatMap(markersIn);
