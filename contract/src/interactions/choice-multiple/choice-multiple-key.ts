import { z } from 'zod';
import { optionKey } from '../interaction.ts';

/** The right options. Only all of them together are right. */
export const choiceMultipleKey = z.array(optionKey);
export type ChoiceMultipleKey = z.infer<typeof choiceMultipleKey>;
