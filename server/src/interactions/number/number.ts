import {
  compareRationals,
  decimalToRational,
  MAX_NUMBER_LENGTH,
  type NumberKey,
  type Rational,
  rational,
  readNumber,
} from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { type InteractionType, Misfit } from '../interaction-type.ts';
import { allIf } from '../points.ts';

interface Bounds {
  min: Rational;
  max: Rational;
}

const bounds = new WeakMap<NumberKey, Bounds>();

/** Returns value ± tolerance; a percentage is of the value's size. */
function boundsOf(key: NumberKey): Bounds {
  if ('min' in key) return { min: decimalToRational(key.min), max: decimalToRational(key.max) };
  const { numerator, denominator } = decimalToRational(key.value);
  const size = numerator < 0n ? -numerator : numerator;
  const percent = 'tolerance_percent' in key ? decimalToRational(key.tolerance_percent) : undefined;
  const tolerance = percent
    ? rational(size * percent.numerator, denominator * percent.denominator * 100n)
    : decimalToRational(('tolerance' in key ? key.tolerance : undefined) ?? '0');
  const shifted = (by: bigint) =>
    rational(
      numerator * tolerance.denominator + by * tolerance.numerator * denominator,
      denominator * tolerance.denominator,
    );
  return { min: shifted(-1n), max: shifted(1n) };
}

function knownBounds(key: NumberKey): Bounds {
  const known = bounds.get(key) ?? boundsOf(key);
  bounds.set(key, known);
  return known;
}

/** A number is typed. Bounds are inclusive. */
export const number: InteractionType<NumberKey, string> = {
  hasOptions: false,
  optionOrder: 'kept',
  readResponse(given) {
    if (typeof given !== 'string') throw new Misfit(problem('response_misfit'));
    if (given.length > MAX_NUMBER_LENGTH) throw new Misfit(problem('too_long', { max: MAX_NUMBER_LENGTH }));
    return given;
  },
  shareOf({ unit }, key, response, decimalSign) {
    const value = readNumber(response, { decimalSign, unit });
    if (!value) return allIf(false);
    const { min, max } = knownBounds(key);
    return allIf(compareRationals(value, min) >= 0 && compareRationals(value, max) <= 0);
  },
  isSame({ unit }, one, other, decimalSign) {
    const [first, second] = [one, other].map((typed) => readNumber(typed, { decimalSign, unit }));
    return Boolean(first && second && compareRationals(first, second) === 0);
  },
  readKey(key, _, faults) {
    const [min, max] = 'min' in key ? [decimalToRational(key.min), decimalToRational(key.max)] : [];
    if (min && max && compareRationals(min, max) > 0) faults.bank_key = [problem('bounds_reversed')];
    if ('tolerance_percent' in key && decimalToRational(key.value).numerator === 0n) {
      faults.bank_key = [problem('percent_of_zero')];
    }
    return key;
  },
  isComplete: (_, key) => 'value' in key || 'min' in key,
  describe: ({ unit }, response) =>
    unit && !response.trim().endsWith(unit) ? `${response} ${unit}` : response,
};
