/** Responses of all types of questions on this device. */
import type { ItemResponse } from '@lulus/contract';
import type { Question } from '../paper/paper.ts';

/** Whether two responses are equal. Sets and tables are in order. */
export function isSameResponse(one: ItemResponse | null, other: ItemResponse | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns keys of options or rows, each once, in the order of their numbers, as the server stores a set. */
export const inOrder = (keys: string[]): string[] => [...new Set(keys)].sort((a, b) => Number(a) - Number(b));

/** Returns null for an empty response, and the response otherwise. */
export function orNull(response: ItemResponse): ItemResponse | null {
  const isEmpty = typeof response === 'string' ? response.trim() === '' : Object.keys(response).length === 0;
  return isEmpty ? null : response;
}

/** Whether a stored response may belong to the question, which may have changed since. */
export function fits(question: Question, response: ItemResponse): boolean {
  const { interaction, options, rows, gaps } = question;
  const isOption = (option: string) => options.some(({ key }) => key === option);
  if (interaction === 'choice') return typeof response === 'string' && isOption(response);
  if (interaction === 'choice_multiple') return Array.isArray(response) && response.every(isOption);
  if (interaction === 'order') {
    return (
      Array.isArray(response) && isSameResponse(inOrder(response), inOrder(options.map(({ key }) => key)))
    );
  }
  if (interaction === 'choice_table' || interaction === 'match') {
    if (typeof response === 'string' || Array.isArray(response)) return false;
    const picked = Object.values(response);
    if (interaction === 'match' && !question.reuseOptions && new Set(picked).size < picked.length)
      return false;
    return Object.entries(response).every(
      ([row, column]) => rows.some(({ key }) => key === row) && isOption(column),
    );
  }
  if (interaction === 'gaps') {
    if (typeof response === 'string' || Array.isArray(response)) return false;
    return Object.entries(response).every(([number, text]) => {
      const gap = gaps.find((one) => one.number === number);
      return gap && (gap.type !== 'list' || gap.options.some(({ key }) => key === text));
    });
  }
  return typeof response === 'string';
}

/** The rows of a question, or the gaps of a text, that a response fills one by one. */
const partsOf = ({ interaction, rows, gaps }: Question): readonly unknown[] =>
  interaction === 'gaps' ? gaps : rows;

/** Returns how many parts of the question are answered, or null if all or none are. */
export function partlyFilled(
  question: Question,
  response: ItemResponse | null,
): { answered: number; rows: number } | null {
  const rows = partsOf(question).length;
  if (rows === 0 || response === null) return null;
  const answered = Object.keys(response).length;
  return answered < rows ? { answered, rows } : null;
}

/** A value of the submitted list. A single choice has a map of the option's key and text, as in the specification. */
export type Given = ItemResponse;

/** Returns the value for the submitted list; '' for no answer. Texts of options are cut to `maxTextLength`. */
export function toGiven(
  { interaction, options }: Question,
  response: ItemResponse | null,
  maxTextLength?: number,
): Given {
  if (interaction !== 'choice') return response ?? '';
  const option = options.find(({ key }) => key === response);
  return option ? { [option.key]: option.text.slice(0, maxTextLength) } : '';
}

/** Returns the response of a value of the list, or null. */
export function fromGiven({ interaction }: Question, given: Given): ItemResponse | null {
  if (interaction !== 'choice' || typeof given === 'string') return orNull(given);
  return Object.keys(given)[0] ?? null;
}

/**
 * Returns the response after a student pressed an option: it is chosen, or ticked or unticked among several. Undefined
 * if that changes nothing: for types without such options, or if no more may be ticked.
 */
export function withOption(
  { interaction, maxChoices }: Question,
  current: ItemResponse | null,
  option: string,
): ItemResponse | null | undefined {
  if (interaction === 'choice') return option;
  if (interaction !== 'choice_multiple') return undefined;
  const ticked = Array.isArray(current) ? current : [];
  if (ticked.includes(option)) return orNull(ticked.filter((key) => key !== option));
  return maxChoices !== null && ticked.length >= maxChoices ? undefined : inOrder([...ticked, option]);
}
