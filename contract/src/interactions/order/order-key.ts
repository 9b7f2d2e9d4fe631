import { z } from 'zod';
import { optionKey } from '../interaction.ts';

/** All options in the right order. */
export const orderKey = z.array(optionKey);
export type OrderKey = z.infer<typeof orderKey>;
