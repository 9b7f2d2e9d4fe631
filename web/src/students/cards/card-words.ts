import { INVITATION_DAYS } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useSiteAddress } from '../../platform/school/site-address.ts';

export interface CardWords {
  address: string;
  login: string;
  password: string;
  link: string;
  note: string;
  linkNote: string;
  /** Address for the login. */
  site: string;
  classOf: (name: string) => string;
}

/** Texts of every card. */
export function useCardWords(): CardWords {
  const { t } = useTranslation();
  const site = useSiteAddress();
  return {
    address: t('students.address'),
    login: t('students.login'),
    password: t('students.password'),
    link: t('students.link'),
    note: t('students.cardNote'),
    linkNote: t('students.linkNote', { days: INVITATION_DAYS }),
    site,
    classOf: (name) => t('ui.studentOfClass', { name }),
  };
}
