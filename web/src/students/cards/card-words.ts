import { INVITATION_DAYS, type LoginCard } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { loginPathOf, paths } from '../../platform/navigation/paths.ts';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { useGivenAddress } from '../../platform/school/site-address.ts';
import { dayText, isKept } from './kept-until.ts';

export interface CardWords {
  address: string;
  login: string;
  password: string;
  link: string;
  note: string;
  linkNote: string;
  qrCode: string;
  linkQrCode: string;
  /** Address for the login; null until an admin has confirmed one. */
  site: string | null;
  classOf: (name: string) => string;
}

/** Texts of every card. */
export function useCardWords(): CardWords {
  const { t } = useTranslation();
  const { language, locale } = useLanguage();
  const { data: settings } = useQuery(settingsQuery());
  const until = settings?.card_passwords_until ?? null;
  const site = useGivenAddress();
  return {
    address: t('students.address'),
    login: t('students.login'),
    password: t('students.password'),
    link: t('students.link'),
    note:
      until !== null && isKept(until, settings?.time_zone ?? '')
        ? t('students.cardKeptNote', { day: dayText(until, language === 'default' ? 'id' : locale) })
        : t('students.cardNote'),
    linkNote: t('students.linkNote', { days: INVITATION_DAYS }),
    qrCode: t('students.cardQrCode'),
    linkQrCode: t('students.linkQrCode'),
    site,
    classOf: (name) => t('ui.studentOfClass', { name }),
  };
}

/** Returns the link of a card at this address. The server's link has the configured address, or none. */
export function linkOf({ link }: LoginCard, site: string): string | null {
  return link && site + link.slice(link.lastIndexOf(paths.setPassword));
}

/** Returns the address in the card's QR code: its link, or else the login page with the login filled in. */
export const qrTextOf = (card: LoginCard, site: string) =>
  linkOf(card, site) ?? site + loginPathOf(card.login);
