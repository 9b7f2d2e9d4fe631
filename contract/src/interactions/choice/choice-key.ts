import { z } from 'zod';
import { optionKey } from '../interaction.ts';

/** The right options. Each of them alone is a right answer. */
export const choiceKey = z.array(optionKey);
export type ChoiceKey = z.infer<typeof choiceKey>;
