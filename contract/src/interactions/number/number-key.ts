import { z } from 'zod';
import { fieldMessage } from '../../messages/problem.ts';

const decimal = z.string().regex(/^-?\d{1,30}(\.\d{1,20})?$/, fieldMessage('not_a_decimal'));
const positive = z.string().regex(/^\d{1,30}(\.\d{1,20})?$/, fieldMessage('not_a_decimal'));

/** A value with a tolerance, absolute or in percent, or inclusive bounds. Decimal strings with a point. */
export const numberKey = z.union(
  [
    z.strictObject({ value: decimal, tolerance: positive.optional() }),
    z.strictObject({ value: decimal, tolerance_percent: positive }),
    z.strictObject({ min: decimal, max: decimal }),
  ],
  { error: fieldMessage('number_key') },
);
export type NumberKey = z.infer<typeof numberKey>;
