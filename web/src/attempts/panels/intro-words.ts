import { words } from '../../platform/i18n/words.ts';

/** Texts of the introduction before the first question. */
export const introWords = words({
  rulesTitle: { en: 'How it works', id: 'Cara pengerjaan' },
  ruleTime: {
    en: 'You have {{time, minutes}}. The server keeps the time, whatever happens to this device.',
    id: 'Waktu Anda {{time, minutes}}. Server yang menghitung waktu, apa pun yang terjadi pada perangkat ini.',
  },
  ruleSaving: {
    en: 'Every answer is saved as you choose it. If the connection is lost, go on: it is sent later.',
    id: 'Setiap jawaban langsung disimpan. Jika koneksi terputus, lanjutkan saja: jawaban dikirim nanti.',
  },
  ruleForward: {
    en: '{{sections}}: forward only. You cannot go back to a question there.',
    id: '{{sections}}: hanya maju. Anda tidak dapat kembali ke soal sebelumnya.',
  },
  ruleSound: {
    en: '{{plays}} Check your sound before you press Play.',
    id: '{{plays}} Periksa suara sebelum menekan Putar.',
  },
  ruleSectionTimes: {
    en: 'Each section has its own time and is taken once: {{sections}}.',
    id: 'Setiap bagian punya waktu sendiri dan dikerjakan sekali: {{sections}}.',
  },
  sectionTime: { en: '{{name}} ({{time, minutes}})', id: '{{name}} ({{time, minutes}})' },
  close: { en: 'Close', id: 'Tutup' },
});
