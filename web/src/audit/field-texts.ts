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

/** Returns functions for the texts of a changed field and its value, in the chosen language. */
export function useFieldTexts() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });

  function value(data: unknown): string {
    if (data === null || data === undefined || data === '') return '–';
    if (typeof data === 'number') return number.format(data);
    if (typeof data === 'boolean') return t(data ? 'audit.yes' : 'audit.no');
    if (typeof data === 'string') return INSTANT.test(data) ? timeText(data, locale) : data;
    if (Array.isArray(data) && data.every((one) => typeof one !== 'object')) return data.join(', ');
    return typeof data === 'object' ? JSON.stringify(data, null, 1) : String(data);
  }

  /** Returns the label of a field, or its name in the data if it has no label. */
  const field = (name: string) => t(`audit.fields_${name}` as never, { defaultValue: name }) as string;

  return { value, field };
}
