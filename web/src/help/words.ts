import { words } from '../platform/i18n/words.ts';

export const helpWords = words({
  guides: { en: 'All guides', id: 'Semua panduan' },
  guide_teacher: { en: 'Guide for teachers', id: 'Panduan untuk guru' },
  'guide_import-questions': { en: 'Import and export questions', id: 'Impor dan ekspor soal' },
  'guide_exam-day': { en: 'Checklist for the exam day', id: 'Daftar periksa hari ujian' },
  guide_student: { en: 'Guide for students', id: 'Panduan untuk siswa' },
  contents: { en: 'Contents', id: 'Isi' },
  ticksOfExam: {
    en: 'Your ticks are kept on this device, for this exam.',
    id: 'Centang disimpan di perangkat ini, untuk ujian ini.',
  },
  ticks: {
    en: 'Your ticks are kept on this device. Open the checklist from the page of an exam to keep them for that exam.',
    id: 'Centang disimpan di perangkat ini. Buka daftar ini dari halaman ujian agar centangnya disimpan untuk ujian itu.',
  },
  removeTicks: { en: 'Remove all ticks', id: 'Hapus semua centang' },
});
