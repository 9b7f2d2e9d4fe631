import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Returns a time such as '21 Nov 2026, 08:00:12', in the device's time zone. */
export function timeText(instant: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return format.format(new Date(instant));
}

/** Fields with codes as values. Other texts are shown as they are. */
const CODED = new Set(['bank_type', 'option_type', 'rows_type', 'hint_type', 'kind', 'outcome']);
const SIGNS: Record<string, string> = { ',': 'comma', '.': 'point' };
const DECIMAL = /^-?\d+\.\d+$/;

/** Returns functions for the texts of a changed field and its value, in the chosen language. */
export function useFieldTexts() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const label = (key: string, defaultValue: string) => t(key as never, { defaultValue }) as string;

  function code(data: string, name: string): string {
    if (name === 'interaction' || name === 'scoring_rule') return label(`questions.${data}`, data);
    if (name === 'decimal_sign') return label(`audit.values_${SIGNS[data]}`, data);
    return CODED.has(name) ? label(`audit.values_${data}`, data) : data;
  }

  /** Returns a line for each entry: an option or a row by number, or a part by name. */
  function lines(data: object, name: string): string {
    return Object.entries(data)
      .map(([key, part]) => `${label(`audit.parts_${key}`, key)}: ${value(part, name)}`)
      .join('\n');
  }

  /** An accepted answer with its share, or lines. */
  function entry(data: unknown, name: string): string {
    if (typeof data !== 'object' || data === null || !('answer' in data) || !('share' in data)) {
      return value(data, name);
    }
    return `${data.answer} (${percent.format(Number(data.share))})`;
  }

  function value(data: unknown, name = ''): string {
    if (data === null || data === undefined || data === '') return '–';
    if (typeof data === 'number') return number.format(data);
    if (typeof data === 'boolean') return t(data ? 'audit.yes' : 'audit.no');
    if (Array.isArray(data)) return data.map((one) => entry(one, name)).join(', ') || '–';
    if (typeof data === 'object') return lines(data, name) || '–';
    if (typeof data !== 'string') return String(data);
    if (INSTANT.test(data)) return timeText(data, locale);
    if (name === 'bank_key' && DECIMAL.test(data)) return data.replace('.', number.format(0.5).charAt(1));
    return code(data, name);
  }

  /** Returns the label of a field, or its name in the data if it has no label. */
  const field = (name: string) => label(`audit.fields_${name}`, name);

  return { value, field };
}
