/** What students see of a question: its texts, and where they answer. */
import { elementsOf, findAll, findFirst, type XmlElement } from '../xml-tree.ts';
import type { ItemHtml } from './item-html.ts';
import { joinTexts, readMaterial, type Text } from './material.ts';

export interface Label {
  ident: string;
  text: Text;
  /** Whether it keeps its place while others are shuffled. */
  isPinned: boolean;
  /** How Canvas asks for it in a gap: `dropdown`, `wordbank` or `openEntry`; else empty. */
  answerType: string;
  /** How Canvas compares it in a gap. */
  algorithm: string;
}

export interface Response {
  /** `response_lid`, `response_str`, `response_num`, `response_xy` or `response_grp`. */
  kind: string;
  ident: string;
  /** `single`, `multiple` or `ordered`. */
  cardinality: string;
  /** `render_choice`, `render_fib`, `render_hotspot`, `render_slider` or `render_extension`. */
  render: XmlElement | undefined;
  /** The text beside this answer, such as the left side of a pair. */
  prompt: Text;
  labels: Label[];
}

type Piece = { text: Text } | { response: Response };

export interface Presentation {
  /** Texts and answers in their order. */
  pieces: Piece[];
  responses: Response[];
  /** Right sides of a matching that stand apart, in the order of the labels. */
  rightSides: Text[];
}

const RESPONSE = /^response_(lid|str|num|xy|grp)$/;
const RENDER = ['render_choice', 'render_fib', 'render_hotspot', 'render_slider', 'render_extension'];
const EMPTY: Text = { html: '', plain: '' };

function readLabel(node: XmlElement, html: ItemHtml): Label {
  const { ident = '', rshuffle = '', answer_type = '', scoring_algorithm = '' } = node.attributes;
  return {
    ident,
    text: readMaterial(node, html),
    isPinned: /^no$/i.test(rshuffle),
    answerType: answer_type.toLowerCase(),
    algorithm: scoring_algorithm.toLowerCase(),
  };
}

function readResponse(node: XmlElement, html: ItemHtml): Response {
  const { ident = '', rcardinality = 'single' } = node.attributes;
  const render = findFirst(node, ...RENDER);
  const beside = elementsOf(node).filter((child) => !RENDER.includes(child.name));
  // Labels above and below the options stand among them.
  const inside = elementsOf(render).filter(({ name }) => name === 'material');
  // Labels of a text field only name it.
  const hasOptions = node.name === 'response_lid' || node.name === 'response_grp';
  return {
    kind: node.name,
    ident,
    cardinality: rcardinality.toLowerCase(),
    render,
    prompt: joinTexts([...beside, ...inside].map((child) => readMaterial(child, html))),
    labels: hasOptions && render ? findAll(render, 'response_label').map((one) => readLabel(one, html)) : [],
  };
}

/** Texts before an answer in the part for answers belong to it. */
function givePrompts(pieces: Piece[]): Piece[] {
  let prompt: Text[] = [];
  const kept: Piece[] = [];
  for (const piece of pieces) {
    if ('text' in piece) prompt.push(piece.text);
    else {
      const { response } = piece;
      kept.push({ response: { ...response, prompt: joinTexts([...prompt, response.prompt]) } });
      prompt = [];
    }
  }
  return [...kept, ...prompt.map((text) => ({ text }))];
}

/** Returns the pieces of an element. */
function readPieces(node: XmlElement, html: ItemHtml, rightSides: Text[]): Piece[] {
  if (RESPONSE.test(node.name)) return [{ response: readResponse(node, html) }];
  // Brightspace has settings of its own there.
  if (node.name === 'response_extension') return [];
  const kind = node.attributes.class?.toUpperCase();
  if (kind === 'RIGHT_MATCH_BLOCK') {
    rightSides.push(...elementsOf(node).map((child) => readMaterial(child, html)));
    return [];
  }
  if (node.name === 'material') return [{ text: readMaterial(node, html) }];
  const pieces = elementsOf(node).flatMap((child) => readPieces(child, html, rightSides));
  const hasSeveral = pieces.filter((piece) => 'response' in piece).length > 1;
  return kind === 'RESPONSE_BLOCK' && hasSeveral ? givePrompts(pieces) : pieces;
}

export function readPresentation(node: XmlElement | undefined, html: ItemHtml): Presentation {
  const rightSides: Text[] = [];
  const pieces = node ? readPieces(node, html, rightSides) : [];
  const responses = pieces.flatMap((piece) => ('response' in piece ? [piece.response] : []));
  return { pieces, responses, rightSides };
}

/** The text of the question. */
export const stemOf = ({ pieces }: Presentation): Text =>
  joinTexts(pieces.map((piece) => ('text' in piece ? piece.text : EMPTY)));

/** The text of the question, with what stands beside its answers. */
export const stemWithPrompts = ({ pieces }: Presentation): Text =>
  joinTexts(pieces.map((piece) => ('text' in piece ? piece.text : piece.response.prompt)));
