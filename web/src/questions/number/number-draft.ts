/** The answer key of a number in a form. */
import { type DecimalSign, formatRational, type NumberKey, readNumber } from '@lulus/contract';
import { z } from 'zod';

export const numberDraft = z.object({
  kind: z.enum(['value', 'bounds']),
  /** Numbers as typed. */
  value: z.string(),
  tolerance: z.string(),
  isPercent: z.boolean(),
  min: z.string(),
  max: z.string(),
  unit: z.string(),
});
export type NumberDraft = z.infer<typeof numberDraft>;

export const NO_NUMBER: NumberDraft = {
  kind: 'value',
  value: '',
  tolerance: '',
  isPercent: false,
  min: '',
  max: '',
  unit: '',
};

/** `key` may be empty, as long as the question is incomplete. */
export function numberOf(
  key: Partial<NumberKey>,
  unit: string | null,
  decimalSign: DecimalSign,
): NumberDraft {
  const text = (field: string) => {
    const decimal: string | undefined = (key as Record<string, string>)[field];
    return decimal?.replace('.', decimalSign) ?? '';
  };
  return {
    kind: 'min' in key ? 'bounds' : 'value',
    value: text('value'),
    tolerance: text('tolerance_percent') || text('tolerance'),
    isPercent: 'tolerance_percent' in key,
    min: text('min'),
    max: text('max'),
    unit: unit ?? '',
  };
}

/** Returns a number as typed in the form of the contract, with a decimal point. Other texts stay, and are rejected. */
function decimal(typed: string, decimalSign: DecimalSign): string {
  const read = readNumber(typed, { decimalSign });
  return read ? formatRational(read, '.').replace('−', '-') : typed.trim();
}

/** Returns the key in the form of the contract; empty if nothing is typed. */
export function numberKeyOf(draft: NumberDraft, decimalSign: DecimalSign): NumberKey | Record<string, never> {
  const { kind, value, tolerance, isPercent, min, max } = draft;
  const read = (typed: string) => decimal(typed, decimalSign);
  if (kind === 'bounds') {
    return min.trim() === '' && max.trim() === '' ? {} : { min: read(min), max: read(max) };
  }
  if (value.trim() === '') return {};
  if (tolerance.trim() === '') return { value: read(value) };
  return isPercent
    ? { value: read(value), tolerance_percent: read(tolerance) }
    : { value: read(value), tolerance: read(tolerance) };
}
