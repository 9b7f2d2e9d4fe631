import { useTranslation } from 'react-i18next';

export interface CardWords {
  address: string;
  login: string;
  password: string;
  note: string;
  /** Where to log in. */
  site: string;
  classOf: (name: string) => string;
}

/** What every card says. */
export function useCardWords(): CardWords {
  const { t } = useTranslation();
  return {
    address: t('students.address'),
    login: t('students.login'),
    password: t('students.password'),
    note: t('students.cardNote'),
    site: window.location.origin,
    classOf: (name) => t('layout.studentOfClass', { name }),
  };
}
