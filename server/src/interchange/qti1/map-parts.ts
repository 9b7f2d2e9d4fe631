/** Maps questions with several answers: gaps in a text, and pairs. */
import { type Gap, type GapAnswer, type GapsKey, MAX_OPTION_LENGTH, type ScoringRule } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { mixByText } from '../moodle-xml/mix-by-text.ts';
import { Refusal } from '../moodle-xml/question.ts';
import { type Item, numberTexts, type TypeFields } from './item.ts';
import { acceptedTexts, isNumber, numberKeyOf } from './map-typed.ts';
import { joinTexts, type Text } from './material.ts';
import { type Label, type Presentation, type Response, stemOf } from './presentation.ts';
import { equalTests, type Given, rightConditions, scoreOf } from './score.ts';

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.0015;
const plainOf = ({ html, plain }: Text): string => plain ?? contentText(html);

/** The right labels of each response, by ident. */
function rightLabels(item: Item, responses: Response[]): Map<string, string[]> {
  const right = new Map<string, string[]>(responses.map(({ ident }) => [ident, []]));
  for (const { test } of rightConditions(item.scoring)) {
    for (const { response, value } of equalTests(test)) {
      const values = right.get(response);
      if (values && !values.includes(value)) values.push(value);
    }
  }
  return right;
}

/** A value that satisfies the tests of a number. */
function probeNumber(item: Item, ident: string): string[] {
  const key = numberKeyOf(item, ident);
  if (!key) return [];
  return ['value' in key ? key.value : key.min];
}

/** Finds the rule that gives the points of the file. `hasWrong` allows parts for wrong answers to be subtracted. */
export function findPartsRule(item: Item, responses: Response[], isMatch: boolean): ScoringRule {
  const { conditions } = item.scoring;
  const right = rightLabels(item, responses);
  const firsts: [string, string[]][] = responses.map((response) => [
    response.ident,
    isNumber(item, response)
      ? probeNumber(item, response.ident)
      : (right.get(response.ident) ?? []).slice(0, 1),
  ]);
  const score = (given: [string, string[]][]) => scoreOf(item.scoring, new Map(given) as Given);
  const all = score(firsts);
  const answered = firsts.filter(([, values]) => values.length > 0);
  if (all <= 0 || answered.length === 0) {
    return 'equal_parts';
  }
  const alone = answered.map((one) => score([one]));
  const share = all / answered.length;
  const areSets = conditions.every(({ changes }) => changes.every(({ action }) => action === 'set'));
  // Each pair sets the score where a sum is meant.
  if (areSets && alone.every((one) => isNear(one, all))) return 'equal_parts';
  if (alone.every((one) => isNear(one / share, 1))) {
    const wrong = responses.flatMap(({ ident, labels }) => {
      const other = labels.find((label) => !right.get(ident)?.includes(label.ident));
      return other
        ? [score(firsts.map(([name, values]) => [name, name === ident ? [other.ident] : values]))]
        : [];
    });
    if (wrong.every((one) => isNear(one / share, answered.length - 1))) return 'equal_parts';
    const isSubtracted = wrong.every((one) => isNear(one / share, answered.length - 2));
    if (isMatch && isSubtracted) return 'parts_minus_wrong';
    throw new Refusal(problem('scoring_not_ours'));
  }
  const without = answered.map(([name]) => score(firsts.filter(([other]) => other !== name)));
  if ([...alone, ...without].every((one) => isNear(one, 0))) return 'all_or_nothing';
  const weights = alone.map((one) => Number(one.toFixed(2))).join(', ');
  throw new Refusal(problem('gap_weights_unequal', { weights: weights.slice(0, 100) }));
}

/** The names by which a text can mean a response, as `[name]`. */
const namesOf = ({ ident, prompt }: Response): string[] =>
  [plainOf(prompt), ident, ident.replace(/^response_/, '')].filter((name) => name !== '');

const markerOf = (html: string, response: Response): string | undefined =>
  namesOf(response)
    .map((name) => `[${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}]`)
    .find((marker) => html.includes(marker));

/** Whether the text names each response as a gap. */
export const hasMarkers = (presentation: Presentation): boolean => {
  const { html } = stemOf(presentation);
  return (
    presentation.responses.length > 0 &&
    presentation.responses.every((response) => markerOf(html, response) !== undefined)
  );
};

/** The text with numbered gaps: where it names the responses, else where they stand. */
function textWithGaps(presentation: Presentation): string {
  if (hasMarkers(presentation)) {
    return presentation.responses.reduce(
      (html, response, at) => html.replace(markerOf(html, response) ?? '', `[[${at + 1}]]`),
      // Brackets of the text itself would look like gaps.
      stemOf(presentation).html,
    );
  }
  let number = 0;
  const pieces = presentation.pieces.map((piece): string => {
    if ('text' in piece) return piece.text.html;
    number++;
    const { html } = piece.response.prompt;
    return html === '' ? `[[${number}]]` : `${html} [[${number}]]`;
  });
  const isInline = pieces.every((html) => !/<(p|div|ul|ol|table|pre|blockquote)\b/.test(html));
  return isInline ? pieces.join(' ') : joinTexts(pieces.map((html) => ({ html, plain: undefined }))).html;
}

/** A label of a typed answer. */
function acceptedLabel({ html }: Item, { text, algorithm }: Label): string {
  if (algorithm === 'textregex') throw new Refusal(problem('scoring_not_ours'));
  if (algorithm === 'textcloseenough') html.warn(problem('typing_errors_wrong'));
  const answer = plainOf(text).replaceAll('*', '\\*');
  return algorithm === 'textcontainsanswer' ? `*${answer}*` : answer;
}

/** Types in which every listed label is an accepted answer. */
const LISTS_ACCEPTED = new Set(['fill in multiple blanks']);

function mapGap(
  item: Item,
  response: Response,
  right: string[],
): { gap: Gap; key?: GapAnswer; isCase?: boolean } {
  const { ident, labels } = response;
  const isList = labels.some(({ answerType }) => /^(dropdown|wordbank)$/.test(answerType));
  if (labels.length > 0 && !isList && LISTS_ACCEPTED.has(item.type)) {
    const answers = labels.map((label) => acceptedLabel(item, label)).filter((answer) => answer !== '');
    return {
      gap: { type: 'text' },
      key: [...new Set(answers)].map((answer) => ({ answer, share: 1 })),
      isCase: item.metadata.case_sensitive === 'true',
    };
  }
  if (labels.length > 0) {
    const options = labels.map(({ text }, at) => [String(at + 1), plainOf(text).slice(0, MAX_OPTION_LENGTH)]);
    const key = labels.flatMap((label, at) => (right.includes(label.ident) ? [String(at + 1)] : []));
    return { gap: { type: 'list', options: Object.fromEntries(options) }, ...(key.length > 0 && { key }) };
  }
  if (isNumber(item, response)) {
    const key = numberKeyOf(item, ident);
    return { gap: { type: 'number' }, ...(key && { key }) };
  }
  const { answers, isCase } = acceptedTexts(item, ident);
  return { gap: { type: 'text' }, ...(answers.length > 0 && { key: answers }), isCase };
}

export function mapGaps(item: Item): TypeFields {
  const { presentation, html } = item;
  const { responses } = presentation;
  const right = rightLabels(item, responses);
  const bank_gaps: Record<string, Gap> = {};
  const bank_key: GapsKey = {};
  const cases = new Set<boolean>();
  for (const [at, response] of responses.entries()) {
    const { gap, key, isCase } = mapGap(item, response, right.get(response.ident) ?? []);
    bank_gaps[at + 1] = gap;
    if (key) bank_key[at + 1] = key;
    if (isCase !== undefined) cases.add(isCase);
  }
  if (cases.size > 1) html.warn(problem('case_of_some_gaps'));
  const rule = findPartsRule(item, responses, false);
  return {
    interaction: 'gaps',
    bank_question: textWithGaps(presentation),
    bank_gaps,
    ...(Object.keys(bank_key).length > 0 && { bank_key }),
    ...(responses.length > 1 && { scoring_rule: rule }),
    ...(cases.size > 0 && { text_rules: { case: cases.size === 1 && cases.has(true), punctuation: true } }),
  };
}

/** The right sides that a response offers. In Blackboard's files they stand apart. */
const sidesOf = ({ labels }: Response, rightSides: Text[]): Row['sides'] =>
  labels.map(({ ident, text }, at) => ({
    ident,
    text: text.html === '' ? (rightSides[at] ?? text) : text,
  }));

/** Whether all responses offer the same texts. */
export function offerSame({ responses, rightSides }: Presentation): boolean {
  const offers = responses.map((response) =>
    sidesOf(response, rightSides)
      .map(({ text }) => text.html)
      .sort()
      .join('\n'),
  );
  return responses.every(({ labels }) => labels.length > 0) && new Set(offers).size === 1;
}

interface Row {
  response: Response;
  sides: { ident: string; text: Text }[];
}

export function mapMatch(item: Item): TypeFields {
  const { rightSides } = item.presentation;
  const right = rightLabels(item, item.presentation.responses);
  const hasContent = ({ response, sides }: Row) =>
    response.prompt.html !== '' ||
    sides.some(({ ident, text }) => text.html !== '' && right.get(response.ident)?.includes(ident));
  // Canvas keeps pairs that its form leaves empty.
  const rows = item.presentation.responses
    .map((response) => ({ response, sides: sidesOf(response, rightSides) }))
    .filter(hasContent);
  const responses = rows.map(({ response }) => response);
  const texts = rows.flatMap(({ sides }) => sides.map(({ text }) => text));
  const distinct = new Map(texts.filter(({ html }) => html !== '').map((text) => [text.html, text]));
  const options = mixByText([...distinct.values()], ({ html }) => html);
  const key = rows.flatMap(({ response, sides }, at) => {
    const [only, another] = right.get(response.ident) ?? [];
    if (another !== undefined) throw new Refusal(problem('row_has_several_keys', { number: at + 1 }));
    const side = sides.find(({ ident }) => ident === only);
    const number = side ? options.findIndex(({ html }) => html === side.text.html) + 1 : 0;
    return number > 0 ? [[String(at + 1), String(number)] as const] : [];
  });
  const { type: option_type, texts: bank_option } = numberTexts(options);
  const { type: rows_type, texts: bank_rows } = numberTexts(rows.map(({ response }) => response.prompt));
  return {
    interaction: 'match',
    option_type,
    bank_option,
    rows_type,
    bank_rows,
    ...(key.length > 0 && { bank_key: Object.fromEntries(key) }),
    scoring_rule: findPartsRule(item, responses, true),
    ...(new Set(key.map(([, number]) => number)).size < key.length && { reuse_options: true }),
  };
}
