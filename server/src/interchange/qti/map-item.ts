/** Maps one item of a package to the fields of a question. */
import { GAP_MARKER, MAX_OPTION_LENGTH } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { escapeText } from '../../content/write-html.ts';
import type { ImportedFields } from '../imported.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../xml-tree.ts';
import { Body, withoutBlanks } from './body.ts';
import { declarationsOf } from './declarations.ts';
import { mapChoice, mapOrder } from './map-choice.ts';
import { mapGapMatch, mapGaps } from './map-gaps.ts';
import { mapMatch } from './map-pairs.ts';
import { mapEntry, mapEssay } from './map-text.ts';
import type { PackageFiles } from './package-files.ts';
import { readProcessing } from './processing.ts';
import type { Question, TypeFields } from './question.ts';
import { Refusal, refuseType } from './refusal.ts';
import { booleanOf, descendantsOf, numberOf } from './xml.ts';

/** Stands for gap n while the text is written. */
const gapMark = (at: number) => `\uE000${at + 1}\uE001`;
const MARKS = /\uE000(\d+)\uE001/g;
const MAX_INTERACTIONS = 3;

type MapOne = (question: Question, interaction: XmlElement, stem: string) => TypeFields;
const SINGLE: Record<string, MapOne> = {
  choiceInteraction: mapChoice,
  orderInteraction: mapOrder,
  matchInteraction: mapMatch,
  extendedTextInteraction: mapEssay,
};
const INLINE = new Set(['inlineChoiceInteraction', 'textEntryInteraction']);

const isInteraction = (name: string) => name.endsWith('Interaction') && name !== 'mediaInteraction';

function checkSupport(item: XmlElement, interactions: XmlElement[]): void {
  if (booleanOf(item.attributes.adaptive)) refuseType('adaptive');
  const [template] = childrenOf(item, 'templateDeclaration');
  if (template) refuseType('templateDeclaration');
  const names = [...new Set(interactions.map(({ name }) => name))];
  const unknown = names.find(
    (name) => !Object.hasOwn(SINGLE, name) && !INLINE.has(name) && name !== 'gapMatchInteraction',
  );
  if (unknown) refuseType(unknown);
  if (names.length === 0) throw new Refusal(problem('qti_no_interaction'));
  const isInline = names.every((name) => INLINE.has(name));
  if (interactions.length > 1 && !isInline) {
    const list = interactions.slice(0, MAX_INTERACTIONS).map(({ name }) => name);
    throw new Refusal(problem('qti_several_interactions', { names: list.join(', ') }));
  }
}

/** The text with a mark for each gap. */
function markedText(body: Body, itemBody: XmlElement, gaps: XmlElement[]): string {
  const html = body.html(itemBody.children, (element) => {
    const at = gaps.indexOf(element);
    return at < 0 ? undefined : gapMark(at);
  });
  if (new RegExp(GAP_MARKER.source).test(html)) refuseType('[[1]]');
  return withoutBlanks(html);
}

const withGaps = (html: string): string => html.replace(MARKS, (_, number: string) => `[[${number}]]`);

function mapInline(question: Question, itemBody: XmlElement, interactions: XmlElement[]): TypeFields {
  const html = markedText(question.body, itemBody, interactions);
  const [only, ...others] = interactions;
  const [before = '', after = ''] = html.split(gapMark(0));
  const isLast = others.length === 0 && contentText(after) === '' && contentText(before) !== '';
  if (only?.name === 'textEntryInteraction' && isLast) {
    return mapEntry(question, only, withoutBlanks(`${before}${after}`));
  }
  return mapGaps(question, interactions, withGaps(html));
}

function mapWords(question: Question, itemBody: XmlElement, interaction: XmlElement): TypeFields {
  const gaps = descendantsOf(interaction, (name) => name === 'gap');
  const html = question.body.html(itemBody.children, (element) => {
    if (element !== interaction) return undefined;
    const inside = element.children.filter(
      (child) => typeof child === 'string' || !/^(prompt|gapText|gapImg)$/.test(child.name),
    );
    return markedText(question.body, { ...element, children: inside }, gaps);
  });
  return mapGapMatch(question, interaction, withGaps(withoutBlanks(html)), gaps);
}

function mapType(question: Question, itemBody: XmlElement, interactions: XmlElement[]): TypeFields {
  const [first] = interactions as [XmlElement];
  if (INLINE.has(first.name)) return mapInline(question, itemBody, interactions);
  if (first.name === 'gapMatchInteraction') return mapWords(question, itemBody, first);
  const html = question.body.html(itemBody.children, (element) => (element === first ? '' : undefined));
  return (SINGLE[first.name] as MapOne)(question, first, withoutBlanks(html));
}

function declaredMaximum(item: XmlElement): number | undefined {
  const outcomes = childrenOf(item, 'outcomeDeclaration');
  const named = (name: string) => outcomes.find(({ attributes }) => attributes.identifier === name);
  const given = textOf(childOf(childOf(named('MAXSCORE'), 'defaultValue'), 'value'));
  const found = numberOf(given) ?? numberOf(named('SCORE')?.attributes.normalMaximum);
  return found && found > 0 ? found : undefined;
}

/** Feedback that every answer shows is the explanation. */
function hintOf(item: XmlElement, body: Body, constants: Map<string, string>): string {
  const always: string[] = [];
  for (const feedback of childrenOf(item, 'modalFeedback')) {
    const { outcomeIdentifier = '', identifier = '', showHide = 'show' } = feedback.attributes;
    const isShown = (constants.get(outcomeIdentifier) === identifier) === (showHide === 'show');
    if (isShown && constants.has(outcomeIdentifier)) {
      const content = childOf(feedback, 'contentBody') ?? feedback;
      always.push(withoutBlanks(body.html(content.children)));
    } else body.dropFeedback(feedback);
  }
  const hint = always.join('');
  if (hint.length <= MAX_OPTION_LENGTH) return hint;
  body.warn(problem('hint_too_long', { max: MAX_OPTION_LENGTH, text: contentText(hint).slice(0, 100) }));
  return '';
}

/** Parts beside the text that help some students, such as a glossary. */
const SUPPORTS = ['apipAccessibility', 'catalogInfo', 'accessibilityInfo', 'companionMaterialsInfo'];

/** Throws `Refusal`. `weight` is the factor that the test gives the points. */
export function mapItem(
  item: XmlElement,
  path: string,
  files: PackageFiles,
  weight: number,
): { fields: ImportedFields; warnings: Problem[] } {
  const itemBody = childOf(item, 'itemBody') ?? { name: 'itemBody', attributes: {}, children: [] };
  const interactions = descendantsOf(itemBody, isInteraction);
  checkSupport(item, interactions);
  const body = new Body(path, files);
  const declarations = declarationsOf(item);
  const ids = interactions.map(({ attributes }) => attributes.responseIdentifier ?? '');
  if (ids.some((id) => declarations.get(id)?.cardinality === 'record')) refuseType('record');
  const isEssay = interactions[0]?.name === 'extendedTextInteraction';
  const { score, constants } = isEssay ? essayProcessing(item, ids) : readProcessing(item, ids);
  const question: Question = {
    item,
    body,
    declarations,
    score,
    declaredMaximum: declaredMaximum(item),
    weight,
  };
  for (const rubric of childrenOf(item, 'rubricBlock')) body.html([rubric]);
  body.dropSupport(SUPPORTS.flatMap((name) => childrenOf(item, name)));
  const own = mapType(question, itemBody, interactions);
  const hint = hintOf(item, body, constants);
  if (!isEssay && body.notes.some((note) => note !== '')) {
    body.warn(problem('qti_rubric_dropped', { text: body.notes.join(' · ').slice(0, 200) }));
  }
  const title = (item.attributes.title ?? '').trim();
  const isBlank = contentText(own.bank_question ?? '') === '' && body.media.length === 0;
  if (isBlank && title !== '') body.warn(problem('qti_title_as_text'));
  const isDerived = own.scoring_rule === 'option_points';
  const { bank_question_weight, ...others } = own;
  const fields = {
    ...others,
    ...(!isDerived && bank_question_weight !== undefined && { bank_question_weight }),
    bank_question: isBlank && title !== '' ? `<p>${escapeText(title)}</p>` : (own.bank_question ?? ''),
    ...(hint !== '' && { hint, hint_type: 'html' as const }),
    ...(body.media.length > 0 && { files: body.media }),
    ...(body.playLimit !== undefined && { play_limit: body.playLimit }),
  };
  return { fields, warnings: body.warnings };
}

/** Essays are marked by a person, whatever the file does with them. */
function essayProcessing(item: XmlElement, ids: string[]) {
  try {
    return readProcessing(item, ids);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { score: undefined, constants: new Map<string, string>() };
  }
}
