/** What a type writes: its responses, its interactions and how they are scored. */
import { base, type Declared, declare, isCorrect, mapped, setScore, when } from './write-scores.ts';
import type { Written } from './write-xml.ts';

export interface WrittenType {
  declarations: Written[];
  /** Identifiers of the responses. */
  responses: string[];
  /** The text with gaps in it; absent: the text of the question. */
  stem?: string;
  interactions: Written[];
  /** A standard template that says the same as the rules. */
  template?: 'match_correct' | 'map_response';
  /** Empty without a key. */
  rules: Written[];
  /** The maximum within the item. The test multiplies it up to the points of the question. */
  maximum: number;
}

export const RESPONSE = 'RESPONSE';
export const optionId = (number: string) => `O${number}`;
export const rowId = (number: string) => `R${number}`;

/** One response that is scored as a whole or by a mapping. */
export function scored(declared: Omit<Declared, 'id'>, rule: 'match' | 'map' | 'none', maximum: number) {
  const rules =
    rule === 'none'
      ? []
      : rule === 'map'
        ? [setScore(mapped(RESPONSE))]
        : [when(isCorrect(RESPONSE), setScore(base('float', 1)), setScore(base('float', 0)))];
  return {
    declarations: [declare({ id: RESPONSE, ...declared })],
    responses: [RESPONSE],
    rules,
    maximum,
    ...(rule !== 'none' && {
      template: rule === 'map' ? ('map_response' as const) : ('match_correct' as const),
    }),
  };
}
