/** Reads numbers as students write them, exactly. The same code grades them and shows students how they were read. */

/** A fraction in lowest terms with a positive denominator. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

/** The sign between whole and decimals that an examination expects. */
export type DecimalSign = ',' | '.';

const VULGAR: Record<string, [number, number]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
};
const MAX_EXPONENT = 99;

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

export function rational(numerator: bigint, denominator: bigint): Rational {
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = gcd(numerator < 0n ? -numerator : numerator, denominator * sign) * sign;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Reads a decimal string with a point, such as '-3.50'. */
export function decimalToRational(decimal: string): Rational {
  const [whole = '', digits = ''] = decimal.split('.');
  return rational(BigInt(whole + digits), 10n ** BigInt(digits.length));
}

/** Returns a negative number, zero, or a positive number, as `a` is below, equal to or above `b`. */
export function compareRationals(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Returns the ASCII digit of a decimal digit of any script. Unicode encodes each script's digits in a row from 0. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

const escaped = (sign: string) => (sign === '.' ? '\\.' : sign);

/** Returns the number as a decimal string with a point, or null if its signs make no number. */
function readDecimal(written: string, decimalSign: DecimalSign): string | null {
  const signs = written.match(/[.,٫٬' ]/g) ?? [];
  const kinds = [...new Set(signs)];
  const isGrouped = (whole: string, sign: string) =>
    new RegExp(`^\\d{1,3}(${escaped(sign)}\\d{3})+$`).test(whole);
  if (kinds.length === 0) return /^\d+$/.test(written) ? written : null;
  const [first, last] = [kinds[0] as string, kinds.at(-1) as string];
  const groups = (sign: string) => sign === ' ' || sign === "'" || sign === '٬';
  if (kinds.length === 1) {
    const isGroup =
      groups(first) ||
      signs.length > 1 ||
      (first !== '٫' &&
        first !== decimalSign &&
        new RegExp(`^[1-9]\\d{0,2}${escaped(first)}\\d{3}$`).test(written));
    if (isGroup) return isGrouped(written, first) && first !== '٫' ? written.replaceAll(first, '') : null;
  }
  // The last sign is the decimal one. It occurs once, and the other groups.
  if (kinds.length > 2 || groups(last) || signs.filter((sign) => sign === last).length > 1) return null;
  const [whole = '', digits = ''] = written.split(last);
  if (kinds.length === 2 && !isGrouped(whole, first)) return null;
  const plain = kinds.length === 2 ? whole.replaceAll(first, '') : whole;
  if (!/^\d*$/.test(plain) || !/^\d*$/.test(digits) || plain + digits === '') return null;
  return digits === '' ? plain : `${plain || '0'}.${digits}`;
}

function readUnsigned(written: string, decimalSign: DecimalSign): Rational | null {
  const vulgar = /^(?:(\d+) ?)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])$/u.exec(written);
  if (vulgar) {
    const [part, of] = VULGAR[vulgar[2] as string] as [number, number];
    return rational(BigInt(vulgar[1] ?? 0) * BigInt(of) + BigInt(part), BigInt(of));
  }
  const fraction = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/.exec(written);
  if (fraction) {
    const [whole, part, of] = [fraction[1] ?? '0', fraction[2] as string, fraction[3] as string].map(
      BigInt,
    ) as [bigint, bigint, bigint];
    return of === 0n ? null : rational(whole * of + part, of);
  }
  const [, mantissa = '', exponent = '0'] = /^(.*?)(?:[eE]([+-]?\d{1,3}))?$/.exec(written) ?? [];
  const decimal = readDecimal(mantissa, decimalSign);
  if (decimal === null || Math.abs(Number(exponent)) > MAX_EXPONENT) return null;
  const { numerator, denominator } = decimalToRational(decimal);
  const power = 10n ** BigInt(Math.abs(Number(exponent)));
  return Number(exponent) < 0
    ? rational(numerator, denominator * power)
    : rational(numerator * power, denominator);
}

/** Removes the item's own unit from the end. */
function withoutUnit(written: string, unit: string | null): string {
  const own = unit?.trim();
  return own && written.endsWith(own) ? written.slice(0, -own.length).trim() : written;
}

/**
 * Reads a typed number, or returns null for anything else. Digits may be of any script. Spaces, apostrophes and repeated
 * signs group threes; of two different signs the last is the decimal one. A single sign groups if it is not the
 * examination's decimal sign and looks like it (`1.250` under a comma). `1e3`, `½`, `1 1/2` are read too. Not NFKC first:
 * it turns 1½ into 11⁄2.
 */
export function readNumber(
  typed: string,
  { decimalSign, unit = null }: { decimalSign: DecimalSign; unit?: string | null },
): Rational | null {
  const spaced = withoutUnit(typed.replace(/\s+/gu, ' ').trim(), unit?.replace(/\s+/gu, ' ') ?? null);
  const plain = spaced
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[−﹣－]/g, '-')
    .replace(/[’ʼ]/g, "'")
    .replace(/⁄/g, '/');
  const [, sign, rest = ''] = /^([+-]?) ?(.*)$/s.exec(plain) ?? [];
  const size = readUnsigned(rest, decimalSign);
  if (!size) return null;
  return sign === '-' ? { ...size, numerator: -size.numerator } : size;
}

/** Writes the number with digits only: as decimals where they end, else as a fraction. */
export function formatRational({ numerator, denominator }: Rational, decimalSign: DecimalSign): string {
  const sign = numerator < 0n ? '−' : '';
  const size = numerator < 0n ? -numerator : numerator;
  let rest = denominator;
  let places = 0;
  for (const factor of [10n, 5n, 2n]) {
    while (rest % factor === 0n) {
      rest /= factor;
      places++;
    }
  }
  if (rest !== 1n) return `${sign}${size}/${denominator}`;
  const digits = ((size * 10n ** BigInt(places)) / denominator).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '');
  return decimals === '' ? sign + whole : `${sign}${whole}${decimalSign}${decimals}`;
}
