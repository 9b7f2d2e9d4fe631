import type { DecimalSign, NumberKey } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';

export function decimalSignOf(locale: string): DecimalSign {
  return new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.';
}

/** Returns functions for the texts of keys and points, with the decimal sign of the language. */
export function useKeyTexts() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const decimalSign = decimalSignOf(locale);

  /** A number may have more digits than a JavaScript number. */
  const decimal = (text: string) => text.replace('.', decimalSign).replace('-', '−');

  const number = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits, useGrouping: false })
      .format(value)
      .replace('-', '−');

  /** Points as an author writes them. */
  const points = (value: number) => number(value, 4);

  /** Points that a student earned. */
  const score = (value: number) => number(value, 2);

  const share = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value);

  /** Returns undefined if the key is not set yet. */
  function numberKey(key: NumberKey, unit: string | null): string | undefined {
    const withUnit = (text: string) => (unit ? `${text} ${unit}` : text);
    if ('min' in key) {
      return withUnit(t('questions.keyBounds', { min: decimal(key.min), max: decimal(key.max) }));
    }
    if (!('value' in key)) return undefined;
    const value = decimal(key.value);
    if ('tolerance_percent' in key) return `${withUnit(value)} ± ${decimal(key.tolerance_percent)}%`;
    return withUnit(
      Number(key.tolerance ?? 0) === 0 ? value : `${value} ± ${decimal(key.tolerance as string)}`,
    );
  }

  return { decimalSign, points, score, share, numberKey };
}
