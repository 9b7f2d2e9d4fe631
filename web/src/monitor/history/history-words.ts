import { words } from '../../platform/i18n/words.ts';

export const attemptHistoryWords = words({
  historyOf: { default: 'History of {{name}}', en: 'History of {{name}}', id: 'Riwayat {{name}}' },
  kinds_started: { default: 'Started', en: 'Started', id: 'Dimulai' },
  kinds_resumed: {
    default: 'Continued on another device',
    en: 'Continued on another device',
    id: 'Dilanjutkan di perangkat lain',
  },
  kinds_section_finished: { default: 'Section finished', en: 'Section finished', id: 'Bagian diselesaikan' },
  kinds_played: { default: 'Recording played', en: 'Recording played', id: 'Rekaman diputar' },
  kinds_extended: { default: 'More time given', en: 'More time given', id: 'Waktu ditambah' },
  kinds_submitted: { default: 'Submitted', en: 'Submitted', id: 'Dikumpulkan' },
  kinds_closed: { default: 'Closed at the end', en: 'Closed at the end', id: 'Ditutup saat waktu habis' },
  kinds_reopened: { default: 'Reopened', en: 'Reopened', id: 'Dibuka kembali' },
  kinds_late_received: {
    default: 'Late answers received',
    en: 'Late answers received',
    id: 'Jawaban terlambat diterima',
  },
  kinds_late_counted: {
    default: 'Late answers counted',
    en: 'Late answers counted',
    id: 'Jawaban terlambat dihitung',
  },
  kinds_regraded: { default: 'Regraded', en: 'Regraded', id: 'Dinilai ulang' },
  kinds_answered_unheard: {
    default: 'Answered without playing the recording',
    en: 'Answered without playing the recording',
    id: 'Dijawab tanpa memutar rekaman',
  },
  minutesGiven_one: { default: '+{{count}} minute', en: '+{{count}} minute', id: '+{{count}} menit' },
  minutesGiven_other: { default: '+{{count}} minutes', en: '+{{count}} minutes', id: '+{{count}} menit' },
  answers_one: { default: '{{count}} answer', en: '{{count}} answer', id: '{{count}} jawaban' },
  answers_other: { default: '{{count}} answers', en: '{{count}} answers', id: '{{count}} jawaban' },
  times: {
    default: '×{{count}}, first {{since}}, last',
    en: '×{{count}}, first {{since}}, last',
    id: '×{{count}}, pertama {{since}}, terakhir',
  },
  repeated: {
    default: 'asked for again, not counted',
    en: 'asked for again, not counted',
    id: 'diminta lagi, tidak dihitung',
  },
  scoreChange: {
    default: 'score {{before}} → {{after}}',
    en: 'score {{before}} → {{after}}',
    id: 'nilai {{before}} → {{after}}',
  },
  by_student: { default: 'the student', en: 'the student', id: 'siswa' },
  by_admin: { default: 'an admin', en: 'an admin', id: 'admin' },
  by_server: { default: 'the server', en: 'the server', id: 'server' },
});
