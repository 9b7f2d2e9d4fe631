import { z } from 'zod';
import { optionKey, rowKey } from '../interaction.ts';

/** The right column of each row. */
export const choiceTableKey = z.record(rowKey, optionKey);
export type ChoiceTableKey = z.infer<typeof choiceTableKey>;
