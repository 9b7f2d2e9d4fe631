/** Parses a weight with a decimal comma or point. Returns NaN for other texts, which the server rejects. */
export function typedWeight(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}

/** Returns the decimal sign of the language. */
export const decimalSignOf = (locale: string): string => weightText(0.5, locale).charAt(1);

/** Returns a weight with the decimal sign of the language, as `typedWeight` parses it. */
export function weightText(weight: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping: false }).format(weight);
}
