/**
 * Option numbers where the position in the form is the answer key, or is close to it. Students' browsers receive these
 * numbers, so new options get them at random.
 */
import { MAX_OPTIONS_PER_QUESTION } from '@lulus/contract';
import type { Numbers, OptionDraft } from './option-drafts.ts';

const ALL_NUMBERS = Array.from({ length: MAX_OPTIONS_PER_QUESTION }, (_, index) => index + 1);

/** Returns all option numbers in random order. */
export function drawNumbers(): number[] {
  const rest = [...ALL_NUMBERS];
  return ALL_NUMBERS.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
}

/** Whether the options of the key have the lowest numbers in ascending order. */
function isTelling(numbers: Numbers, keyOrder: readonly number[]): boolean {
  const ascending = [...numbers.values()].sort((a, b) => Number(a) - Number(b));
  return keyOrder.length > 0 && keyOrder.every((id, index) => numbers.get(id) === ascending[index]);
}

/**
 * Returns the numbers of the options by id. An option with a number keeps it. The others get the lowest free numbers in
 * the order of `drawn`, so that the same draft always has the same numbers.
 */
export function drawnNumbers(
  options: readonly Pick<OptionDraft, 'id' | 'number'>[],
  drawn: readonly number[],
  /** Ids in the order that gives the key away. */
  keyOrder: readonly number[],
): Numbers {
  const kept = new Set(options.flatMap(({ number }) => number ?? []));
  const free = ALL_NUMBERS.filter((number) => !kept.has(String(number))).slice(0, options.length - kept.size);
  const fresh = drawn.filter((number) => free.includes(number)).map(String);
  function give(list: string[]): Numbers {
    const rest = [...list];
    return new Map(options.map(({ id, number }) => [id, number ?? rest.shift() ?? '']));
  }
  const numbers = give(fresh);
  return isTelling(numbers, keyOrder) ? give(fresh.reverse()) : numbers;
}
