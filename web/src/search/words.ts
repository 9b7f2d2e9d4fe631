import { words } from '../platform/i18n/words.ts';

export const searchWords = words({
  open: { default: 'Search', en: 'Search', id: 'Cari' },
  keys: { default: 'Ctrl K', en: 'Ctrl K', id: 'Ctrl K' },
  keysOnMac: { default: '⌘ K', en: '⌘ K', id: '⌘ K' },
  title: { default: 'Search the school', en: 'Search the school', id: 'Cari di sekolah ini' },
  label: {
    default: 'Students and examinations',
    en: 'Students and examinations',
    id: 'Siswa dan ujian',
  },
  hint: {
    default: 'Name, class, email, WhatsApp or examination',
    en: 'Name, class, email, WhatsApp or examination',
    id: 'Nama, kelas, email, WhatsApp, atau ujian',
  },
  recent: { default: 'Opened last', en: 'Opened last', id: 'Terakhir dibuka' },
  scope: {
    default:
      'Finds students by name, class, email address or WhatsApp number, and examinations by their name.',
    en: 'Finds students by name, class, email address or WhatsApp number, and examinations by their name.',
    id: 'Mencari siswa menurut nama, kelas, alamat email, atau nomor WhatsApp, dan ujian menurut namanya.',
  },
  begin: {
    default: 'Type at least two letters. The arrow keys choose, Enter opens.',
    en: 'Type at least two letters. The arrow keys choose, Enter opens.',
    id: 'Ketik paling sedikit dua huruf. Pilih dengan tombol panah, buka dengan Enter.',
  },
  students: { default: 'Students', en: 'Students', id: 'Siswa' },
  examinations: { default: 'Examinations', en: 'Examinations', id: 'Ujian' },
  none: {
    default: 'Nothing begins with “{{q}}”.',
    en: 'Nothing begins with “{{q}}”.',
    id: 'Tidak ada yang diawali “{{q}}”.',
  },
  noneText: {
    default: 'Try the beginning of a first or last name, a class, or a part of the examination’s name.',
    en: 'Try the beginning of a first or last name, a class, or a part of the examination’s name.',
    id: 'Coba awal nama depan atau belakang, kelas, atau sebagian nama ujian.',
  },
  found: {
    default: 'Students: {{students}}, examinations: {{examinations}}',
    en: 'Students: {{students}}, examinations: {{examinations}}',
    id: 'Siswa: {{students}}, ujian: {{examinations}}',
  },
  allStudents: {
    default: 'Show all students with “{{q}}”',
    en: 'Show all students with “{{q}}”',
    id: 'Tampilkan semua siswa dengan “{{q}}”',
  },
  results: { default: 'Results', en: 'Results', id: 'Hasil' },
});
