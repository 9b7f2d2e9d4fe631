/** An item of the file while it is mapped. */
import { MAX_WEIGHT_DECIMALS } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { ImportedFields } from '../imported.ts';
import { findAll, findFirst, textOf, type XmlElement } from '../xml-tree.ts';
import { numberOf, PERCENT, readScoring, type Scoring } from './conditions.ts';
import type { ItemHtml } from './item-html.ts';
import type { Text } from './material.ts';
import { type Presentation, readPresentation } from './presentation.ts';
import { rightConditions, withoutPercent } from './score.ts';

/** What a type adds to the fields that all have. */
export type TypeFields = Pick<ImportedFields, 'interaction'> & Partial<ImportedFields>;

/** Metadata by name in lower case: fields with labels, and elements of Blackboard and of old programs. */
export type Metadata = Record<string, string>;

export interface Item {
  node: XmlElement;
  metadata: Metadata;
  /** Its type by the metadata, in lower case with single spaces; empty if they name none. */
  type: string;
  html: ItemHtml;
  presentation: Presentation;
  scoring: Scoring;
  /** Its points for the best response. */
  weight: number;
}

const TYPE_FIELDS = ['question_type', 'cc_profile', 'bbmd_questiontype', 'qmd_itemtype', 'itemtype'];
const WEIGHT_FIELDS = ['points_possible', 'cc_weighting'];
/** Blackboard writes 0 where they do not matter. */
const SCORE_FIELDS = ['qmd_absolutescore_max', 'qmd_weighting'];
/** Types that only name the kind of response. */
const NO_TYPE = /^(logical identifier|xy coordinate|string|numerical|logical group)$/;
/** Metadata stand in these, and not in texts. */
const METADATA = ['itemmetadata', 'qticomment', 'metadata'];

export function readMetadata(node: XmlElement): Metadata {
  const metadata: Metadata = {};
  for (const place of findAll(node, ...METADATA)) {
    for (const field of findAll(place, 'qtimetadatafield')) {
      const label = textOf(findFirst(field, 'fieldlabel')).trim().toLowerCase();
      if (label !== '') metadata[label] = textOf(findFirst(field, 'fieldentry')).trim();
    }
    for (const { name, children } of place.children.filter((part) => typeof part !== 'string')) {
      const text = children.filter((part) => typeof part === 'string').join('');
      if (text.trim() !== '') metadata[name] = text.trim();
    }
  }
  return metadata;
}

const typeOf = (metadata: Metadata): string => {
  const written = TYPE_FIELDS.map((field) => metadata[field]).find((value) => value) ?? '';
  const type = written.toLowerCase();
  if (NO_TYPE.test(type)) return '';
  return type
    .replace(/^cc\.(.*)\.v\d.*$/, '$1')
    .replace(/[_\s-]+/g, ' ')
    .replace(/ question$/, '')
    .trim();
};

/** The points of the best response: those of the metadata, or of the scores. A maximum of 100 is percent. */
function weightOf(metadata: Metadata, { max, conditions }: Scoring): number {
  const given = WEIGHT_FIELDS.map((field) => numberOf(metadata[field])).find((value) => value !== undefined);
  if (given !== undefined && given >= 0) return given;
  const score = SCORE_FIELDS.map((field) => numberOf(metadata[field]) ?? 0).find((value) => value > 0);
  if (score !== undefined) return score;
  if (max !== undefined) return max === PERCENT ? 1 : max;
  const values = rightConditions({ conditions, min: undefined, max }).flatMap(({ changes }) =>
    changes.map(({ value }) => value),
  );
  const [only] = values;
  return values.length === 1 && only !== undefined && only < PERCENT ? only : 1;
}

export function readItem(node: XmlElement, html: ItemHtml): Item {
  const metadata = readMetadata(node);
  const presentation = readPresentation(findFirst(node, 'presentation'), html);
  const { unknown, ...scoring } = readScoring(node, presentation.responses);
  if (unknown.length > 0) {
    html.warn(problem('key_not_an_option', { keys: [...new Set(unknown)].join(', ').slice(0, 100) }));
  }
  const weight = weightOf(metadata, scoring);
  return {
    node,
    metadata,
    type: typeOf(metadata),
    html,
    presentation,
    scoring: withoutPercent(scoring),
    weight,
  };
}

/** Rounds points as the form needs them. Warns if that changes them. */
export function roundPoints(points: number, { html }: Item): number {
  const rounded = Number(points.toFixed(MAX_WEIGHT_DECIMALS));
  if (Math.abs(rounded - points) > 1e-9) {
    html.warn(problem('points_rounded', { decimals: MAX_WEIGHT_DECIMALS }));
  }
  return rounded;
}

/** Numbers texts from 1: as plain text if all are, else as rich text. */
export function numberTexts(list: Text[]): { type: 'text' | 'html'; texts: Record<string, string> } {
  const isPlain = list.every(({ plain }) => plain !== undefined);
  const texts = list.map(({ html, plain = '' }, at) => [String(at + 1), isPlain ? plain : html]);
  return { type: isPlain ? 'text' : 'html', texts: Object.fromEntries(texts) };
}
