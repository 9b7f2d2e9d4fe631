/** The texts of mails, in the languages that a school may choose. */
import { type CatalogueLanguage, INVITATION_DAYS, RESET_HOURS } from '@lulus/contract';
import type { LinkPurpose } from './link-token.ts';

export interface MailWords {
  subject: (school: string) => string;
  greeting: (name: string) => string;
  why: (school: string) => string;
  button: string;
  until: string;
  otherwise: string;
}

const id: Record<LinkPurpose, MailWords> = {
  invitation: {
    subject: (school) => `Buat kata sandi Anda untuk ${school}`,
    greeting: (name) => `Halo ${name},`,
    why: (school) => `Akun Anda di ${school} sudah siap. Buka tautan ini untuk membuat kata sandi Anda:`,
    button: 'Buat kata sandi',
    until: `Tautan ini berlaku ${INVITATION_DAYS} hari dan hanya dapat dipakai satu kali.`,
    otherwise: 'Jangan berikan tautan ini kepada siapa pun.',
  },
  reset: {
    subject: (school) => `Kata sandi baru untuk ${school}`,
    greeting: (name) => `Halo ${name},`,
    why: (school) =>
      `Ada permintaan kata sandi baru untuk akun Anda di ${school}. Buka tautan ini untuk membuatnya:`,
    button: 'Buat kata sandi baru',
    until: `Tautan ini berlaku ${RESET_HOURS} jam dan hanya dapat dipakai satu kali.`,
    otherwise: 'Jika bukan Anda yang meminta, abaikan saja email ini: kata sandi Anda tidak berubah.',
  },
};

const hours = RESET_HOURS === 1 ? 'an hour' : `${RESET_HOURS} hours`;

const en: Record<LinkPurpose, MailWords> = {
  invitation: {
    subject: (school) => `Set your password for ${school}`,
    greeting: (name) => `Hello ${name},`,
    why: (school) => `Your account at ${school} is ready. Open this link to set your password:`,
    button: 'Set your password',
    until: `The link works for ${INVITATION_DAYS} days, and once only.`,
    otherwise: 'Do not pass it on to anyone.',
  },
  reset: {
    subject: (school) => `A new password for ${school}`,
    greeting: (name) => `Hello ${name},`,
    why: (school) =>
      `Someone has asked for a new password for your account at ${school}. Open this link to set it:`,
    button: 'Set a new password',
    until: `The link works for ${hours}, and once only.`,
    otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
  },
};

/** The language `default` mixes Indonesian and English. Its mails are in Indonesian. */
export const mailWords: Record<CatalogueLanguage, Record<LinkPurpose, MailWords>> = { default: id, id, en };
