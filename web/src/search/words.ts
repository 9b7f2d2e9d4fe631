import { words } from '../platform/i18n/words.ts';

export const searchWords = words({
  open: { en: 'Search', id: 'Cari' },
  keys: { en: 'Ctrl K', id: 'Ctrl K' },
  keysOnMac: { en: '⌘ K', id: '⌘ K' },
  title: { en: 'Search the school', id: 'Cari di sekolah ini' },
  label: { en: 'Students and examinations', id: 'Siswa dan ujian' },
  hint: { en: 'Name, class, number, email or exam', id: 'Nama, kelas, nomor, email, atau ujian' },
  recent: { en: 'Opened last', id: 'Terakhir dibuka' },
  scope: {
    en: 'Finds students by name, class, email address, number or username, and exams by their name.',
    id: 'Mencari siswa menurut nama, kelas, alamat email, nomor, atau nama pengguna, dan ujian menurut namanya.',
  },
  scopeOfTeacher: {
    en: 'Finds your students by name, class, email address or WhatsApp number, and your exams by their name.',
    id: 'Mencari siswa Anda menurut nama, kelas, alamat email, atau nomor WhatsApp, dan ujian Anda menurut namanya.',
  },
  begin: {
    en: 'Type at least two letters. The arrow keys choose, Enter opens.',
    id: 'Ketik paling sedikit dua huruf. Pilih dengan tombol panah, buka dengan Enter.',
  },
  students: { en: 'Students', id: 'Siswa' },
  examinations: { en: 'Examinations', id: 'Ujian' },
  collections: { en: 'Collections', id: 'Koleksi' },
  none: { en: 'Nothing begins with “{{q}}”.', id: 'Tidak ada yang diawali “{{q}}”.' },
  noneText: {
    en: 'Try the beginning of a first or last name, a class, or a part of the examination’s name.',
    id: 'Coba awal nama depan atau belakang, kelas, atau sebagian nama ujian.',
  },
  found: {
    en: 'Students: {{students}}, examinations: {{examinations}}',
    id: 'Siswa: {{students}}, ujian: {{examinations}}',
  },
  allStudents: { en: 'Show all students with “{{q}}”', id: 'Tampilkan semua siswa dengan “{{q}}”' },
  results: { en: 'Results', id: 'Hasil' },
});
