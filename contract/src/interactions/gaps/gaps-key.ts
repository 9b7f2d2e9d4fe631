import { z } from 'zod';
import { optionKey } from '../interaction.ts';
import { numberKey } from '../number/number-key.ts';
import { shortAnswerKey } from '../short-answer/short-answer-key.ts';
import { gapKey } from './gap.ts';

/** The key of one gap: right options of a list, each right alone; accepted texts; or a number. */
export const gapAnswer = z.union([z.array(optionKey), shortAnswerKey, numberKey]);
export type GapAnswer = z.infer<typeof gapAnswer>;

/** The key of each gap. */
export const gapsKey = z.record(gapKey, gapAnswer);
export type GapsKey = z.infer<typeof gapsKey>;
