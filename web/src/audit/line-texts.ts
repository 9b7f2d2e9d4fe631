import type { AuditLine } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/i18n.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** '21 Nov 2026, 08:00:12' in the person's own zone. */
function timeText(instant: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return format.format(new Date(instant));
}

/** The texts of a line of the audit log, in the chosen language. */
export function useLineTexts() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const gone = (id: string) => t('audit.gone', { id: id.slice(-6) });

  function who({ user, action }: AuditLine): string {
    if (user) return user.name || user.email || gone(user.id);
    return action === 'login_failed' || action === 'student_registered' || action === 'password_link_asked'
      ? t('audit.someone')
      : t('audit.server');
  }

  /** Whom and what it is about, the most telling first; empty for what concerns the whole school. */
  function subject({ person, examination, user }: AuditLine): string {
    const self = person && person.id === user?.id;
    return [
      person && !self && (person.name || person.email || gone(person.id)),
      examination && (examination.name ?? gone(examination.id)),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  function value(of: unknown): string {
    if (of === null || of === undefined || of === '') return '–';
    if (typeof of === 'boolean') return t(of ? 'audit.yes' : 'audit.no');
    if (typeof of === 'string') return INSTANT.test(of) ? timeText(of, locale) : of;
    if (Array.isArray(of) && of.every((one) => typeof one !== 'object')) return of.join(', ');
    return typeof of === 'object' ? JSON.stringify(of, null, 1) : String(of);
  }

  /** A field's name in words, or as it is called in the data. */
  const field = (name: string) => t(`audit.fields_${name}` as never, { defaultValue: name }) as string;

  return { when: (line: AuditLine) => timeText(line.at, locale), who, subject, value, field };
}
