import { z } from 'zod';
import { optionKey, rowKey } from '../interaction.ts';

/** The right side of each row. */
export const matchKey = z.record(rowKey, optionKey);
export type MatchKey = z.infer<typeof matchKey>;
