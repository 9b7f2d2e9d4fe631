import { words } from '../platform/i18n/words.ts';

export const accountWords = words({
  lead: {
    default: 'Your name, your password, and where you are logged in.',
    en: 'Your name, your password, and where you are logged in.',
    id: 'Nama, kata sandi, dan perangkat tempat Anda masuk.',
  },

  you: { default: 'You', en: 'You', id: 'Data Anda' },
  name: { default: 'Name', en: 'Name', id: 'Nama' },
  email: { default: 'Email address', en: 'Email address', id: 'Alamat email' },
  whatsapp: { default: 'WhatsApp', en: 'WhatsApp', id: 'WhatsApp' },
  class: { default: 'Class', en: 'Class', id: 'Kelas' },
  youText: {
    default: 'Is something wrong here? Your school can change it.',
    en: 'Is something wrong here? Your school can change it.',
    id: 'Ada yang keliru? Sekolah Anda dapat mengubahnya.',
  },

  password: { default: 'Password', en: 'Password', id: 'Kata sandi' },
  passwordText: {
    default: 'A new password logs you out everywhere else.',
    en: 'A new password logs you out everywhere else.',
    id: 'Setelah kata sandi diganti, Anda keluar dari semua perangkat lain.',
  },
  currentPassword: { default: 'Current password', en: 'Current password', id: 'Kata sandi saat ini' },
  newPasswordText: {
    default: 'Type the password that you have now, and a new one.',
    en: 'Type the password that you have now, and a new one.',
    id: 'Ketik kata sandi saat ini, lalu kata sandi yang baru.',
  },
  cancel: { default: 'Cancel', en: 'Cancel', id: 'Batal' },

  sessions: {
    default: 'Where you are logged in',
    en: 'Where you are logged in',
    id: 'Perangkat tempat Anda masuk',
  },
  sessionsText: {
    default: 'Is there a device that you do not know? Log it out, and change your password.',
    en: 'Is there a device that you do not know? Log it out, and change your password.',
    id: 'Ada perangkat yang tidak Anda kenal? Keluarkan, lalu ganti kata sandi Anda.',
  },
  device: {
    default: '{{browser}} on {{system}}',
    en: '{{browser}} on {{system}}',
    id: '{{browser}} di {{system}}',
  },
  deviceUnknown: { default: 'Unknown device', en: 'Unknown device', id: 'Perangkat tidak dikenal' },
  here: { default: 'This device', en: 'This device', id: 'Perangkat ini' },
  began: { default: 'Logged in {{time}}', en: 'Logged in {{time}}', id: 'Masuk {{time}}' },
  seen: { default: 'Last seen {{time}}', en: 'Last seen {{time}}', id: 'Terakhir aktif {{time}}' },
  end: { default: 'Log out', en: 'Log out', id: 'Keluarkan' },
  endDevice: { default: 'Log out {{device}}', en: 'Log out {{device}}', id: 'Keluarkan {{device}}' },
  ended: {
    default: '{{device}} is logged out.',
    en: '{{device}} is logged out.',
    id: '{{device}} sudah dikeluarkan.',
  },
  endOthers: {
    default: 'Log out everywhere else',
    en: 'Log out everywhere else',
    id: 'Keluar dari perangkat lain',
  },
  endedOthers: {
    default: 'You are logged out everywhere else.',
    en: 'You are logged out everywhere else.',
    id: 'Anda sudah keluar dari semua perangkat lain.',
  },
  onlyHere: {
    default: 'You are logged in nowhere else.',
    en: 'You are logged in nowhere else.',
    id: 'Anda tidak sedang masuk di perangkat lain.',
  },
});
