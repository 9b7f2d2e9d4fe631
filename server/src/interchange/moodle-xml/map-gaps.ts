/** Maps questions with gaps: embedded answers, and words that are dragged or chosen. */
import { GAP_MARKER, type Gap, type GapAnswer, type GapsKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { type ClozePart, readCloze } from './cloze.ts';
import { acceptedOf, numberKeyOf } from './map-types.ts';
import { keepsOrder, plainOf, type Question, Refusal, type TypeFields, warnFeedback } from './question.ts';
import { childOf, childrenOf, textOf } from './xml.ts';

const numbered = (texts: string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, at) => [String(at + 1), text]));

/** `3.5:0.1` is a value and its tolerance. */
function splitNumber(text: string): { value: string; tolerance: string } {
  const [value = '', tolerance = ''] = text.split(':');
  return { value, tolerance };
}

function mapPart(
  question: Question,
  part: ClozePart,
  number: number,
): { gap: Gap; key: GapAnswer | undefined } {
  const answers = part.answers.map(({ fraction, text }) => ({ fraction, text: contentText(text) }));
  if (part.type === 'text') return { gap: { type: 'text' }, key: acceptedOf(question, answers) };
  if (part.type === 'number') {
    const values = answers.map(({ fraction, text }) => ({ fraction, ...splitNumber(text) }));
    return { gap: { type: 'number' }, key: numberKeyOf(values) };
  }
  if (answers.some(({ fraction }) => fraction !== 0 && fraction !== 100)) {
    throw new Refusal(problem('gap_partial', { number }));
  }
  return {
    gap: { type: 'list', options: numbered(answers.map(({ text }) => text)) },
    key: answers.flatMap(({ fraction }, at) => (fraction === 100 ? [String(at + 1)] : [])),
  };
}

/** Embedded answers. Moodle adds up their points, so all must weigh the same. */
export function mapCloze(question: Question): TypeFields {
  const { element, texts } = question;
  const source = texts.readSource(childOf(element, 'questiontext'));
  const parts: ClozePart[] = [];
  const bank_gaps: Record<string, Gap> = {};
  const bank_key: GapsKey = {};
  const html = readCloze(source).map((piece) => {
    if (typeof piece === 'string') return texts.withFormulas(piece);
    if ('unknown' in piece)
      throw new Refusal(problem('unsupported_type', { type: `cloze ${piece.unknown}` }));
    const number = parts.push(piece);
    const { gap, key } = mapPart(question, piece, number);
    bank_gaps[number] = gap;
    if (key) bank_key[number] = key;
    return `[[${number}]]`;
  });
  const weights = [...new Set(parts.map(({ weight }) => weight))];
  if (weights.length > 1) {
    throw new Refusal(
      problem('gap_weights_unequal', { weights: parts.map(({ weight }) => weight).join(', ') }),
    );
  }
  const cases = new Set(parts.filter(({ type }) => type === 'text').map(({ isCase }) => isCase));
  if (cases.size > 1) texts.warn(problem('case_of_some_gaps'));
  const lists = parts.filter(({ type }) => type === 'list');
  warnFeedback(
    question,
    parts.flatMap(({ answers }) => answers.map(({ feedback }) => feedback)),
  );
  return {
    interaction: 'gaps',
    bank_question: html.join(''),
    bank_question_weight: parts.length * (weights[0] ?? 1),
    bank_gaps,
    bank_key,
    scoring_rule: 'equal_parts',
    ...(cases.size > 0 && { text_rules: { case: cases.size === 1 && cases.has(true), punctuation: true } }),
    ...(lists.length > 0 && lists.every(({ isShuffled }) => !isShuffled) && { keep_option_order: true }),
  };
}

/** Words of one group for each gap. `[[2]]` in the text is where the second word belongs. */
export function mapWords(question: Question, tag: 'dragbox' | 'selectoption'): TypeFields {
  const { element, texts } = question;
  const words = childrenOf(element, tag).map((word) => ({
    text: plainOf(texts.read(word)),
    group: textOf(word, 'group') || '1',
  }));
  const source = texts.read(childOf(element, 'questiontext')).html;
  const bank_gaps: Record<string, Gap> = {};
  const bank_key: GapsKey = {};
  let number = 0;
  const bank_question = source.replace(GAP_MARKER, (marker, index: string) => {
    const right = words[Number(index) - 1];
    if (!right) throw new Refusal(problem('gap_word_missing', { marker }));
    const group = words.filter((word) => word.group === right.group);
    number++;
    bank_gaps[number] = { type: 'list', options: numbered(group.map(({ text }) => text)) };
    bank_key[number] = [String(group.indexOf(right) + 1)];
    return `[[${number}]]`;
  });
  return {
    interaction: 'gaps',
    bank_question,
    bank_gaps,
    bank_key,
    scoring_rule: 'equal_parts',
    ...(keepsOrder(question) && { keep_option_order: true }),
  };
}
