/** Maps an item of the file to a question. */
import { MAX_OPTION_LENGTH } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { fileLanguage } from '../file-language.ts';
import type { ImportedFields } from '../imported.ts';
import { Refusal } from '../moodle-xml/question.ts';
import { findAll, findFirst } from '../xml-tree.ts';
import type { Test } from './conditions.ts';
import { type Item, roundPoints, type TypeFields } from './item.ts';
import { mapMultiple, mapOrder, mapSingle, needsSeveral } from './map-choice.ts';
import { hasMarkers, mapGaps, mapMatch, offerSame } from './map-parts.ts';
import { isEssayField, isNumber, mapEssay, mapNumber, mapShortAnswer } from './map-typed.ts';
import { readMaterial } from './material.ts';
import { type Presentation, type Response, stemOf, stemWithPrompts } from './presentation.ts';

/** More conditions than a program writes for one question. */
const MAX_CONDITIONS = 1000;
const MAX_QUOTED = 200;
const REFUSED = /^(calculated|calculated simple|formula|hot ?spot|quiz bowl|categorization)\b/;
const UPLOADS = /^(file ?(upload|response)|audio recording)$/;
const ESSAYS = /^(essay|short response|short answers?\/essay)$/;
/** What Blackboard shows for the names that its true/false and either/or questions have as options. */
const WORDS: Record<string, { en: string; id: string }> = {
  true: { en: 'True', id: 'Benar' },
  false: { en: 'False', id: 'Salah' },
  'yes_no.true': { en: 'Yes', id: 'Ya' },
  'yes_no.false': { en: 'No', id: 'Tidak' },
  'agree_disagree.true': { en: 'Agree', id: 'Setuju' },
  'agree_disagree.false': { en: 'Disagree', id: 'Tidak setuju' },
  'right_wrong.true': { en: 'Right', id: 'Benar' },
  'right_wrong.false': { en: 'Wrong', id: 'Salah' },
  'true_false.true': { en: 'True', id: 'Benar' },
  'true_false.false': { en: 'False', id: 'Salah' },
};

/** Gives options the words that Blackboard shows for their names. */
function withWords({ presentation }: Item, response: Response): Response {
  const language = fileLanguage(contentText(stemOf(presentation).html));
  const labels = response.labels.map((label) => {
    const word = WORDS[label.text.plain ?? '']?.[language];
    return word ? { ...label, text: { html: word, plain: word } } : label;
  });
  const isBoth = labels.length === 2 && labels.every((label, at) => label !== response.labels[at]);
  return isBoth ? { ...response, labels } : response;
}

const isTrueFalse = ({ labels }: Response): boolean =>
  labels.length === 2 && labels.every(({ text }) => /^(benar|salah|true|false)$/i.test(text.plain ?? ''));

function mapOneList(item: Item, given: Response): TypeFields {
  const response = withWords(item, given);
  if (item.type === 'ordering' || response.cardinality === 'ordered') return mapOrder(item, response);
  const isMultiple =
    response.cardinality === 'multiple' || /^multiple (answers?|response|correct)\b/.test(item.type);
  if (isMultiple || needsSeveral(item, response)) return mapMultiple(item, response);
  const fields = mapSingle(item, response);
  return isTrueFalse(response) ? { ...fields, keep_option_order: true } : fields;
}

function mapTyped(item: Item, response: Response): TypeFields {
  if (ESSAYS.test(item.type)) return mapEssay(item);
  if (/^numeric(al)?$/.test(item.type) || isNumber(item, response)) return mapNumber(item, response);
  if (item.type === '' && isEssayField(item, response)) return mapEssay(item);
  return mapShortAnswer(item, response);
}

const hasUnknown = (test: Test): boolean =>
  'tests' in test ? test.tests.some(hasUnknown) : test.kind === 'unknown';

function refuseUnknown({ type, presentation, scoring, node }: Item): void {
  if (UPLOADS.test(type)) throw new Refusal(problem('upload_needed'));
  if (REFUSED.test(type)) throw new Refusal(problem('unsupported_type', { type }));
  const graphic = findFirst(node, 'render_hotspot', 'render_slider');
  const strange = presentation.responses.find(
    ({ kind, labels }) => kind === 'response_xy' || (kind === 'response_grp' && labels.length === 0),
  );
  const blanks = presentation.responses.some(
    ({ kind, render }) => kind === 'response_str' && render && findAll(render, 'response_label').length > 1,
  );
  const unknown = graphic?.name ?? strange?.kind ?? (blanks ? 'render_fib' : undefined);
  if (unknown) throw new Refusal(problem('unsupported_type', { type: type || unknown }));
  const { conditions } = scoring;
  if (conditions.length > MAX_CONDITIONS || conditions.some(({ test }) => hasUnknown(test)))
    throw new Refusal(problem('scoring_not_ours'));
}

function mapType(item: Item): TypeFields {
  refuseUnknown(item);
  const { presentation, type } = item;
  const { responses } = presentation;
  const [only, ...others] = responses;
  if (!only) {
    if (ESSAYS.test(type)) return mapEssay(item);
    throw new Refusal(problem('unsupported_type', { type: type || '?' }));
  }
  if (type === 'matching' && responses.every(({ labels }) => labels.length > 0)) return mapMatch(item);
  const isText = only.labels.length === 0;
  const isNamed = hasMarkers(presentation);
  if (others.length === 0 && !isNamed) return isText ? mapTyped(item, only) : mapOneList(item, only);
  // A single text field can follow a text that has its name in brackets by chance.
  if (others.length === 0 && ESSAYS.test(type)) return mapEssay(item);
  if (!isNamed && offerSame(presentation)) return mapMatch(item);
  return mapGaps(item);
}

/** Texts that students see only after an answer. */
function readFeedback(item: Item): string {
  const general: string[] = [];
  const others: string[] = [];
  const unconditional = new Set(
    item.scoring.conditions
      .filter(({ test }) => 'tests' in test && test.tests.every(({ kind }) => kind === 'other'))
      .filter(({ changes }) => changes.length === 0)
      .flatMap(({ shown }) => shown),
  );
  const isEssay = item.presentation.responses.every(({ labels }) => labels.length === 0);
  for (const feedback of findAll(item.node, 'itemfeedback')) {
    const { ident = '' } = feedback.attributes;
    const isSolution = findFirst(feedback, 'solution') !== undefined;
    if (isSolution && isEssay) continue;
    const { html } = readMaterial(feedback, item.html);
    if (contentText(html) === '') continue;
    const isGeneral = /^general(_fb)?$/i.test(ident) || unconditional.has(ident) || isSolution;
    (isGeneral ? general : others).push(html);
  }
  if (others.length > 0) {
    const text = [...new Set(others.map(contentText))].join('; ').slice(0, MAX_QUOTED);
    item.html.warn(problem('feedback_dropped', { text }));
  }
  return general.join('');
}

function hintOf(item: Item): Partial<ImportedFields> {
  const hint = readFeedback(item);
  if (hint === '') return {};
  if (hint.length <= MAX_OPTION_LENGTH) return { hint, hint_type: 'html' };
  const text = contentText(hint).slice(0, 100);
  item.html.warn(problem('hint_too_long', { max: MAX_OPTION_LENGTH, text }));
  return {};
}

/** Whether it only has a text, to which the next questions belong. */
export const isTextOnly = ({ type, presentation }: Item): boolean =>
  type === 'text only' || (type === '' && presentation.responses.length === 0 && hasText(presentation));

const hasText = (presentation: Presentation): boolean => stemOf(presentation).html !== '';

export function mapFields(item: Item): ImportedFields {
  const own = mapType(item);
  const { presentation } = item;
  // The prompts of a matching are its left sides.
  const { html } = (own.interaction === 'match' ? stemOf : stemWithPrompts)(presentation);
  const isWeighed = own.scoring_rule !== 'option_points' && own.bank_question_weight === undefined;
  const hint = hintOf(item);
  const files = item.html.recordings;
  return {
    ...(isWeighed && { bank_question_weight: roundPoints(item.weight, item) }),
    ...own,
    bank_question: own.bank_question ?? html,
    ...hint,
    ...(files.length > 0 && { files }),
  };
}
