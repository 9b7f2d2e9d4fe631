import { words } from '../platform/i18n/words.ts';

export const actionWords = words({
  actions_logged_in: { default: 'Logged in', en: 'Logged in', id: 'Masuk' },
  actions_login_failed: { default: 'Login failed', en: 'Login failed', id: 'Gagal masuk' },
  actions_logged_out: { default: 'Logged out', en: 'Logged out', id: 'Keluar' },
  actions_sessions_ended: {
    default: 'Logged out elsewhere',
    en: 'Logged out elsewhere',
    id: 'Keluar di perangkat lain',
  },
  actions_second_factor_on: {
    default: 'Second factor turned on',
    en: 'Second factor turned on',
    id: 'Verifikasi dua langkah diaktifkan',
  },
  actions_second_factor_off: {
    default: 'Second factor turned off',
    en: 'Second factor turned off',
    id: 'Verifikasi dua langkah dinonaktifkan',
  },
  actions_recovery_codes_renewed: {
    default: 'Recovery codes renewed',
    en: 'Recovery codes renewed',
    id: 'Kode pemulihan dibuat ulang',
  },
  actions_signing_key_rotated: {
    default: 'Signing key rotated',
    en: 'Signing key rotated',
    id: 'Kunci penanda tangan diganti',
  },
  actions_password_changed: {
    default: 'Own password changed',
    en: 'Own password changed',
    id: 'Kata sandi sendiri diganti',
  },
  actions_password_set: {
    default: 'Password set by a link',
    en: 'Password set by a link',
    id: 'Kata sandi dibuat lewat tautan',
  },
  actions_password_link_asked: {
    default: 'Forgot password: link asked for',
    en: 'Forgot password: link asked for',
    id: 'Lupa kata sandi: tautan diminta',
  },
  actions_password_link_made: {
    default: 'Password link made',
    en: 'Password link made',
    id: 'Tautan kata sandi dibuat',
  },
  actions_password_reset: { default: 'Password reset', en: 'Password reset', id: 'Kata sandi diatur ulang' },
  actions_admin_created: { default: 'Admin account made', en: 'Admin account made', id: 'Akun admin dibuat' },
  actions_student_registered: {
    default: 'Student registered',
    en: 'Student registered',
    id: 'Siswa mendaftar',
  },
  actions_student_created: { default: 'Student added', en: 'Student added', id: 'Siswa ditambahkan' },
  actions_student_updated: { default: 'Student edited', en: 'Student edited', id: 'Data siswa diubah' },
  actions_student_deleted: { default: 'Student deleted', en: 'Student deleted', id: 'Siswa dihapus' },
  actions_students_imported: { default: 'Students imported', en: 'Students imported', id: 'Siswa diimpor' },
  actions_login_cards_exported: {
    default: 'Login cards exported',
    en: 'Login cards exported',
    id: 'Kartu login diekspor',
  },
  actions_own_data_exported: {
    default: 'Own data downloaded',
    en: 'Own data downloaded',
    id: 'Data sendiri diunduh',
  },
  actions_examination_created: { default: 'Examination made', en: 'Examination made', id: 'Ujian dibuat' },
  actions_examination_updated: {
    default: 'Examination edited',
    en: 'Examination edited',
    id: 'Ujian diubah',
  },
  actions_examination_deleted: {
    default: 'Examination deleted',
    en: 'Examination deleted',
    id: 'Ujian dihapus',
  },
  actions_examination_published: {
    default: 'Examination published',
    en: 'Examination published',
    id: 'Ujian diterbitkan',
  },
  actions_examination_archived: {
    default: 'Examination archived',
    en: 'Examination archived',
    id: 'Ujian diarsipkan',
  },
  actions_examination_restored: {
    default: 'Examination brought back',
    en: 'Examination brought back',
    id: 'Ujian dikembalikan dari arsip',
  },
  actions_examination_copied: {
    default: 'Examination copied',
    en: 'Examination copied',
    id: 'Ujian disalin',
  },
  actions_results_released: { default: 'Results released', en: 'Results released', id: 'Hasil diumumkan' },
  actions_sections_arranged: { default: 'Sections changed', en: 'Sections changed', id: 'Bagian diubah' },
  actions_question_added: { default: 'Question added', en: 'Question added', id: 'Soal ditambahkan' },
  actions_question_updated: { default: 'Question edited', en: 'Question edited', id: 'Soal diubah' },
  actions_question_deleted: { default: 'Question deleted', en: 'Question deleted', id: 'Soal dihapus' },
  actions_options_mixed: {
    default: 'Option numbers mixed',
    en: 'Option numbers mixed',
    id: 'Nomor pilihan diacak',
  },
  actions_questions_arranged: {
    default: 'Questions put in order',
    en: 'Questions put in order',
    id: 'Urutan soal diubah',
  },
  actions_key_corrected: { default: 'Key corrected', en: 'Key corrected', id: 'Kunci jawaban diperbaiki' },
  actions_time_added: { default: 'More time given', en: 'More time given', id: 'Waktu ditambah' },
  actions_time_added_to_all: {
    default: 'More time given to all',
    en: 'More time given to all',
    id: 'Waktu ditambah untuk semua',
  },
  actions_attempt_reopened: {
    default: 'Attempt reopened',
    en: 'Attempt reopened',
    id: 'Pengerjaan dibuka kembali',
  },
  actions_late_answers_counted: {
    default: 'Late answers counted',
    en: 'Late answers counted',
    id: 'Jawaban terlambat dihitung',
  },
  actions_late_answers_ignored: {
    default: 'Late answers ignored',
    en: 'Late answers ignored',
    id: 'Jawaban terlambat diabaikan',
  },
  actions_answer_copy_read: {
    default: 'Copy of answers read in',
    en: 'Copy of answers read in',
    id: 'Salinan jawaban dibaca',
  },
  actions_attempts_erased: {
    default: 'Old attempts erased',
    en: 'Old attempts erased',
    id: 'Pengerjaan lama dihapus',
  },
  actions_settings_changed: { default: 'Settings changed', en: 'Settings changed', id: 'Pengaturan diubah' },
  actions_results_exported: {
    default: 'Results exported',
    en: 'Results exported',
    id: 'Nilai diekspor',
  },
  actions_audit_log_exported: {
    default: 'Audit log exported',
    en: 'Audit log exported',
    id: 'Log audit diekspor',
  },
  actions_backup_made: { default: 'Backup made', en: 'Backup made', id: 'Cadangan dibuat' },
  actions_backup_restored: { default: 'Backup restored', en: 'Backup restored', id: 'Cadangan dipulihkan' },
});
