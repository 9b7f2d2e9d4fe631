import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** '21 Nov 2026, 08:00:12' in the person's own zone. */
export function timeText(instant: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return format.format(new Date(instant));
}

/** A changed field and what is in it, in the chosen language. */
export function useFieldTexts() {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  function value(of: unknown): string {
    if (of === null || of === undefined || of === '') return '–';
    if (typeof of === 'boolean') return t(of ? 'audit.yes' : 'audit.no');
    if (typeof of === 'string') return INSTANT.test(of) ? timeText(of, locale) : of;
    if (Array.isArray(of) && of.every((one) => typeof one !== 'object')) return of.join(', ');
    return typeof of === 'object' ? JSON.stringify(of, null, 1) : String(of);
  }

  /** A field's name in words, or as it is called in the data. */
  const field = (name: string) => t(`audit.fields_${name}` as never, { defaultValue: name }) as string;

  return { value, field };
}
