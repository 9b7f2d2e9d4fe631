import { z } from 'zod';
import { choiceKey } from './choice/choice-key.ts';
import { choiceMultipleKey } from './choice-multiple/choice-multiple-key.ts';
import { choiceTableKey } from './choice-table/choice-table-key.ts';
import { essayKey } from './essay/essay-key.ts';
import { gapsKey } from './gaps/gaps-key.ts';
import type { Interaction } from './interaction.ts';
import { matchKey } from './match/match-key.ts';
import { numberKey } from './number/number-key.ts';
import { orderKey } from './order/order-key.ts';
import { shortAnswerKey } from './short-answer/short-answer-key.ts';

/** The shape of the answer key by type. */
export const keySchemas = {
  choice: choiceKey,
  choice_multiple: choiceMultipleKey,
  choice_table: choiceTableKey,
  short_answer: shortAnswerKey,
  number: numberKey,
  essay: essayKey,
  gaps: gapsKey,
  match: matchKey,
  order: orderKey,
} as const satisfies Record<Interaction, z.ZodType>;

export const bankKey = z.union([choiceKey, shortAnswerKey, numberKey, choiceTableKey, gapsKey, essayKey]);
export type BankKey = z.infer<typeof bankKey>;
