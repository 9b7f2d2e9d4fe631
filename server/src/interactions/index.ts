/** The types of questions by name. A type is one folder here, in `contract/src/interactions/` and in the web. */
import type { Interaction, ItemResponse } from '@lulus/contract';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { choice } from './choice/choice.ts';
import { choiceMultiple } from './choice-multiple/choice-multiple.ts';
import { choiceTable } from './choice-table/choice-table.ts';
import { essay } from './essay/essay.ts';
import { gaps } from './gaps/gaps.ts';
import type { InteractionType } from './interaction-type.ts';
import { match } from './match/match.ts';
import { number } from './number/number.ts';
import { order } from './order/order.ts';
import { shortAnswer } from './short-answer/short-answer.ts';

const TYPES = {
  choice,
  choice_multiple: choiceMultiple,
  choice_table: choiceTable,
  short_answer: shortAnswer,
  number,
  essay,
  gaps,
  match,
  order,
} satisfies Record<Interaction, unknown>;

/** Returns the rules of the type. Keys and responses in the database have its shape. */
export function typeOf({ interaction }: { interaction: Interaction }): InteractionType {
  return TYPES[interaction] as unknown as InteractionType;
}

const isEmpty = (given: ItemResponse | null | undefined): given is null | undefined =>
  given == null || (typeof given === 'string' ? given.trim() === '' : Object.keys(given).length === 0);

/**
 * Returns the response as it is stored, or null if it is empty. Throws `Misfit` if it does not fit the question.
 */
export function readResponse(
  item: RevisionItem,
  given: ItemResponse | null | undefined,
): ItemResponse | null {
  return isEmpty(given) ? null : typeOf(item).readResponse(given, item);
}

/** Whether `bank_answer`, the list of right options by number, is a key of the type. */
export const hasOptionNumbers = ({ interaction }: { interaction: Interaction }): boolean =>
  interaction === 'choice' || interaction === 'choice_multiple';

/** The right options by number; none for types with another key. */
export const answerNumbers = (item: Pick<RevisionItem, 'interaction' | 'bank_key'>): number[] =>
  hasOptionNumbers(item) ? (item.bank_key as string[]).map(Number) : [];
