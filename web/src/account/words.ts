import { words } from '../platform/i18n/words.ts';

export const accountWords = words({
  lead: {
    en: 'Your name, your password, and where you are logged in.',
    id: 'Nama, kata sandi, dan perangkat tempat Anda masuk.',
  },

  you: { en: 'You', id: 'Data Anda' },
  name: { en: 'Name', id: 'Nama' },
  email: { en: 'Email address', id: 'Alamat email' },
  whatsapp: { en: 'WhatsApp', id: 'WhatsApp' },
  number_nis: { en: 'NIS', id: 'NIS' },
  number_nisn: { en: 'NISN', id: 'NISN' },
  number_participant_number: { en: 'Participant number', id: 'Nomor peserta' },
  number_username: { en: 'Username', id: 'Nama pengguna' },
  class: { en: 'Class', id: 'Kelas' },
  youText: {
    en: 'Is something wrong here? Your school can change it.',
    id: 'Ada yang keliru? Sekolah Anda dapat mengubahnya.',
  },

  password: { en: 'Password', id: 'Kata sandi' },
  passwordText: {
    en: 'A new password logs you out everywhere else.',
    id: 'Setelah kata sandi diganti, Anda keluar dari semua perangkat lain.',
  },
  currentPassword: { en: 'Current password', id: 'Kata sandi saat ini' },
  newPasswordText: {
    en: 'Type the password that you have now, and a new one.',
    id: 'Ketik kata sandi saat ini, lalu kata sandi yang baru.',
  },

  sessions: { en: 'Where you are logged in', id: 'Perangkat tempat Anda masuk' },
  sessionsText: {
    en: 'Is there a device that you do not know? Log it out, and change your password.',
    id: 'Ada perangkat yang tidak Anda kenal? Keluarkan, lalu ganti kata sandi Anda.',
  },
  device: { en: '{{browser}} on {{system}}', id: '{{browser}} di {{system}}' },
  deviceUnknown: { en: 'Unknown device', id: 'Perangkat tidak dikenal' },
  here: { en: 'This device', id: 'Perangkat ini' },
  began: { en: 'Logged in {{time}}', id: 'Masuk {{time}}' },
  seen: { en: 'Last seen {{time}}', id: 'Terakhir aktif {{time}}' },
  end: { en: 'Log out', id: 'Keluarkan' },
  endDevice: { en: 'Log out {{device}}', id: 'Keluarkan {{device}}' },
  ended: { en: '{{device}} is logged out.', id: '{{device}} sudah dikeluarkan.' },
  endOthers: { en: 'Log out everywhere else', id: 'Keluar dari perangkat lain' },
  endedOthers: {
    en: 'You are logged out everywhere else.',
    id: 'Anda sudah keluar dari semua perangkat lain.',
  },
  onlyHere: { en: 'You are logged in nowhere else.', id: 'Anda tidak sedang masuk di perangkat lain.' },
});
