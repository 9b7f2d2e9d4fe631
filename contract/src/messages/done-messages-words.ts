import { words } from './words.ts';

/** Messages about successful actions. The product’s own screens use their own words instead. */
export const doneMessagesWords = words({
  registered: {
    en: 'Your account has been made. Please log in.',
    id: 'Akun Anda sudah dibuat. Silakan masuk.',
  },
  logged_out: { en: 'You have been logged out.', id: 'Anda sudah keluar.' },
  password_changed: { en: 'Your password has been changed', id: 'Kata sandi Anda sudah diganti' },
  link_on_its_way: {
    en: 'If there is such an account with an email address, a link is on its way there.',
    id: 'Jika akun itu ada dan memiliki alamat email, tautannya sedang dikirim ke sana.',
  },
  logged_out_elsewhere: {
    en: 'You are logged out everywhere else.',
    id: 'Anda sudah keluar dari semua perangkat lain.',
  },
  logged_out_there: { en: 'You are logged out there.', id: 'Anda sudah keluar di sana.' },
  bank_inserted: {
    en: 'The question has been added',
    id: 'Soal berhasil ditambahkan',
    default: 'Examination bank insert success',
  },
  bank_edited: {
    en: 'The question has been saved',
    id: 'Soal berhasil disimpan',
    default: 'Examination bank edit success',
  },
  question_deleted: { en: 'The question is deleted.', id: 'Soal sudah dihapus.' },
  order_saved: { en: 'The order is saved.', id: 'Urutannya sudah disimpan.' },
  settings_saved: { en: 'The settings are saved.', id: 'Pengaturan sudah disimpan.' },
  student_added: { en: 'The student has been added.', id: 'Siswa sudah ditambahkan.' },
  student_saved: { en: 'The student has been saved.', id: 'Data siswa sudah disimpan.' },
  new_password: { en: 'The student has a new password.', id: 'Siswa sudah mendapat kata sandi baru.' },
  link_made: { en: 'The link has been made.', id: 'Tautan sudah dibuat.' },
  link_mailed: { en: 'The link is on its way by email.', id: 'Tautan sedang dikirim lewat email.' },
  links_made: {
    en: '{{made}} links made, {{mailed}} of them by email.',
    id: '{{made}} tautan dibuat, {{mailed}} di antaranya lewat email.',
  },
  student_deleted: {
    en: 'The student has been deleted',
    id: 'Siswa berhasil dihapus',
    default: 'Siswa berhasil dihapus',
  },
  examination_inserted: {
    en: 'The examination has been added',
    id: 'Ujian berhasil ditambahkan',
    default: 'Examination insert success',
  },
  examination_updated: {
    en: 'The examination has been saved',
    id: 'Ujian berhasil disimpan',
    default: 'Examination success updated',
  },
  examination_deleted: { en: 'The examination is deleted.', id: 'Ujian sudah dihapus.' },
  examination_published: { en: 'The examination is published.', id: 'Ujian sudah diterbitkan.' },
  examination_archived: { en: 'The examination is archived.', id: 'Ujian sudah diarsipkan.' },
  co_teachers_saved: { en: 'The co-teachers are saved.', id: 'Guru pendamping sudah disimpan.' },
  examination_transferred: {
    en: 'The examination has a new owner.',
    id: 'Ujian ini sudah punya pemilik baru.',
  },
  examination_back: { en: 'The examination is back.', id: 'Ujian sudah dikembalikan.' },
  results_released: { en: 'The results are released.', id: 'Hasil ujian sudah diumumkan.' },
  examination_copied: { en: 'The examination is copied.', id: 'Ujian sudah disalin.' },
  attempts_extended: {
    en: '{{count}} attempts have more time.',
    id: 'Waktu {{count}} pengerjaan sudah ditambah.',
  },
  students_deleted: { en: '{{count}} students deleted.', id: '{{count}} siswa dihapus.' },
  classes_changed: {
    en: '{{count}} students are in another class now.',
    id: '{{count}} siswa sudah pindah kelas.',
  },
  questions_deleted: { en: '{{count}} questions deleted.', id: '{{count}} soal dihapus.' },
  questions_restored: { en: '{{count}} questions restored.', id: '{{count}} soal dipulihkan.' },
  questions_copied: { en: '{{count}} questions copied.', id: '{{count}} soal disalin.' },
  questions_weighted: {
    en: '{{count}} questions have another weight now.',
    id: 'Bobot {{count}} soal sudah diubah.',
  },
  examinations_archived: { en: '{{count}} examinations archived.', id: '{{count}} ujian diarsipkan.' },
  examinations_back: { en: '{{count}} examinations are back.', id: '{{count}} ujian dikembalikan.' },
  results_of_released: {
    en: 'The results of {{count}} examinations are released.',
    id: 'Hasil {{count}} ujian sudah diumumkan.',
  },
  examinations_copied: { en: '{{count}} examinations copied.', id: '{{count}} ujian disalin.' },
  examinations_deleted: { en: '{{count}} examinations deleted.', id: '{{count}} ujian dihapus.' },
  options_mixed: { en: 'The options have other numbers now.', id: 'Nomor pilihan jawaban sudah diacak.' },
  sections_saved: { en: 'The sections are saved.', id: 'Bagian-bagian ujian sudah disimpan.' },
  attempt_extended: { en: 'The attempt has more time.', id: 'Waktu pengerjaan sudah ditambah.' },
  time_taken_back: { en: 'The time is taken back.', id: 'Waktu sudah diambil kembali.' },
  all_attempts_extended: {
    en: 'All running attempts have more time.',
    id: 'Waktu semua pengerjaan yang berlangsung sudah ditambah.',
  },
  attempt_reopened: { en: 'The attempt is open again.', id: 'Pengerjaan sudah dibuka kembali.' },
  late_ignored: { en: 'The late answers do not count.', id: 'Jawaban terlambat tidak dihitung.' },
  late_counted: { en: 'The late answers count now.', id: 'Jawaban terlambat sekarang dihitung.' },
  copy_read: { en: 'The copy has been read in.', id: 'Salinan sudah dibaca.' },
  key_corrected: { en: 'The key is corrected.', id: 'Kunci sudah diperbaiki.' },
  imported: {
    en: '{{created}} created, {{updated}} updated, {{refused}} refused.',
    id: '{{created}} dibuat, {{updated}} diperbarui, {{refused}} ditolak.',
  },
  imported_one_sheet: {
    en: '{{created}} created, {{updated}} updated, {{refused}} refused. Only the sheet "{{sheet}}" was read.',
    id: '{{created}} dibuat, {{updated}} diperbarui, {{refused}} ditolak. Hanya lembar "{{sheet}}" yang dibaca.',
  },
});
