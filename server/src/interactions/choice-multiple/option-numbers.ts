import { problem } from '@lulus/contract/messages';
import type { Fields } from '../../platform/errors.ts';
import type { Written } from '../interaction-type.ts';

/** Returns option or row keys, each once, in order of their numbers. */
export const inOrder = (keys: string[]): string[] => [...new Set(keys)].sort((a, b) => Number(a) - Number(b));

/** Returns a key of option numbers as it is stored. A number without an option is a fault. */
export function readOptionNumbers(key: string[], { bank_option }: Written, faults: Fields): string[] {
  const numbers = inOrder(key);
  for (const number of numbers.filter((one) => !Object.hasOwn(bank_option, one))) {
    faults.bank_answer = [...(faults.bank_answer ?? []), problem('empty_answer', { number })];
  }
  return numbers;
}
