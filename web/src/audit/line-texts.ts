import type { AuditLine } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { timeText } from './field-texts.ts';

/** Returns functions for the texts of an audit line, in the chosen language. */
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

  const isAboutActor = ({ person, user }: AuditLine) => person !== null && person.id === user?.id;

  /** Returns the person and the examination that a line is about. Empty if it concerns the whole school. */
  function subject(line: AuditLine): string {
    const { person, examination } = line;
    return [
      person && !isAboutActor(line) && (person.name || person.email || gone(person.id)),
      examination && (examination.name ?? gone(examination.id)),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  return { when: (line: AuditLine) => timeText(line.at, locale), who, isAboutActor, subject };
}
