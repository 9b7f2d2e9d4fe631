import { formatRational, readNumber } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';

/** Returns a number of a file, whose decimal sign is a point, as a decimal string; or what is wrong with it. */
export function readDecimal(written: string): string | Problem {
  const text = written.trim();
  // `1,250` may be 1250 or 1.25.
  if (/^[-+]?[1-9]\d{0,2},\d{3}$/.test(text)) return problem('number_ambiguous', { text });
  const value = readNumber(text, { decimalSign: '.' });
  const decimal = value && formatRational(value, '.').replace('−', '-');
  return decimal && /^-?\d{1,30}(\.\d{1,20})?$/.test(decimal)
    ? decimal
    : problem('number_unreadable', { text });
}
