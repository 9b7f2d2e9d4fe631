import { words } from './words.ts';

/** Messages about successful actions. The product’s own screens use their own words instead. */
export const doneMessagesWords = words({
  registered: {
    default: 'Your account has been made. Please log in.',
    en: 'Your account has been made. Please log in.',
    id: 'Akun Anda sudah dibuat. Silakan masuk.',
  },
  loggedOut: {
    default: 'You have been logged out.',
    en: 'You have been logged out.',
    id: 'Anda sudah keluar.',
  },
  passwordChanged: {
    default: 'Your password has been changed',
    en: 'Your password has been changed',
    id: 'Kata sandi Anda sudah diganti',
  },
  linkOnItsWay: {
    default: 'If there is such an account with an email address, a link is on its way there.',
    en: 'If there is such an account with an email address, a link is on its way there.',
    id: 'Jika akun itu ada dan memiliki alamat email, tautannya sedang dikirim ke sana.',
  },
  loggedOutElsewhere: {
    default: 'You are logged out everywhere else.',
    en: 'You are logged out everywhere else.',
    id: 'Anda sudah keluar dari semua perangkat lain.',
  },
  loggedOutThere: {
    default: 'You are logged out there.',
    en: 'You are logged out there.',
    id: 'Anda sudah keluar di sana.',
  },
  bankInserted: {
    default: 'Examination bank insert success',
    en: 'The question has been added',
    id: 'Soal berhasil ditambahkan',
  },
  bankEdited: {
    default: 'Examination bank edit success',
    en: 'The question has been saved',
    id: 'Soal berhasil disimpan',
  },
  questionDeleted: {
    default: 'The question is deleted.',
    en: 'The question is deleted.',
    id: 'Soal sudah dihapus.',
  },
  orderSaved: { default: 'The order is saved.', en: 'The order is saved.', id: 'Urutannya sudah disimpan.' },
  settingsSaved: {
    default: 'The settings are saved.',
    en: 'The settings are saved.',
    id: 'Pengaturan sudah disimpan.',
  },
  studentAdded: {
    default: 'The student has been added.',
    en: 'The student has been added.',
    id: 'Siswa sudah ditambahkan.',
  },
  studentSaved: {
    default: 'The student has been saved.',
    en: 'The student has been saved.',
    id: 'Data siswa sudah disimpan.',
  },
  newPassword: {
    default: 'The student has a new password.',
    en: 'The student has a new password.',
    id: 'Siswa sudah mendapat kata sandi baru.',
  },
  linkMade: { default: 'The link has been made.', en: 'The link has been made.', id: 'Tautan sudah dibuat.' },
  linkMailed: {
    default: 'The link is on its way by email.',
    en: 'The link is on its way by email.',
    id: 'Tautan sedang dikirim lewat email.',
  },
  linksMade: {
    default: '{{made}} links made, {{mailed}} of them by email.',
    en: '{{made}} links made, {{mailed}} of them by email.',
    id: '{{made}} tautan dibuat, {{mailed}} di antaranya lewat email.',
  },
  studentDeleted: {
    default: 'Siswa berhasil dihapus',
    en: 'The student has been deleted',
    id: 'Siswa berhasil dihapus',
  },
  examinationInserted: {
    default: 'Examination insert success',
    en: 'The examination has been added',
    id: 'Ujian berhasil ditambahkan',
  },
  examinationUpdated: {
    default: 'Examination success updated',
    en: 'The examination has been saved',
    id: 'Ujian berhasil disimpan',
  },
  examinationDeleted: {
    default: 'The examination is deleted.',
    en: 'The examination is deleted.',
    id: 'Ujian sudah dihapus.',
  },
  examinationPublished: {
    default: 'The examination is published.',
    en: 'The examination is published.',
    id: 'Ujian sudah diterbitkan.',
  },
  examinationArchived: {
    default: 'The examination is archived.',
    en: 'The examination is archived.',
    id: 'Ujian sudah diarsipkan.',
  },
  examinationBack: {
    default: 'The examination is back.',
    en: 'The examination is back.',
    id: 'Ujian sudah dikembalikan.',
  },
  resultsReleased: {
    default: 'The results are released.',
    en: 'The results are released.',
    id: 'Hasil ujian sudah diumumkan.',
  },
  examinationCopied: {
    default: 'The examination is copied.',
    en: 'The examination is copied.',
    id: 'Ujian sudah disalin.',
  },
  attemptsExtended: {
    default: '{{count}} attempts have more time.',
    en: '{{count}} attempts have more time.',
    id: 'Waktu {{count}} pengerjaan sudah ditambah.',
  },
  studentsDeleted: {
    default: '{{count}} students deleted.',
    en: '{{count}} students deleted.',
    id: '{{count}} siswa dihapus.',
  },
  classesChanged: {
    default: '{{count}} students are in another class now.',
    en: '{{count}} students are in another class now.',
    id: '{{count}} siswa sudah pindah kelas.',
  },
  questionsDeleted: {
    default: '{{count}} questions deleted.',
    en: '{{count}} questions deleted.',
    id: '{{count}} soal dihapus.',
  },
  questionsCopied: {
    default: '{{count}} questions copied.',
    en: '{{count}} questions copied.',
    id: '{{count}} soal disalin.',
  },
  questionsWeighted: {
    default: '{{count}} questions have another weight now.',
    en: '{{count}} questions have another weight now.',
    id: 'Bobot {{count}} soal sudah diubah.',
  },
  examinationsArchived: {
    default: '{{count}} examinations archived.',
    en: '{{count}} examinations archived.',
    id: '{{count}} ujian diarsipkan.',
  },
  examinationsBack: {
    default: '{{count}} examinations are back.',
    en: '{{count}} examinations are back.',
    id: '{{count}} ujian dikembalikan.',
  },
  resultsOfReleased: {
    default: 'The results of {{count}} examinations are released.',
    en: 'The results of {{count}} examinations are released.',
    id: 'Hasil {{count}} ujian sudah diumumkan.',
  },
  examinationsCopied: {
    default: '{{count}} examinations copied.',
    en: '{{count}} examinations copied.',
    id: '{{count}} ujian disalin.',
  },
  examinationsDeleted: {
    default: '{{count}} examinations deleted.',
    en: '{{count}} examinations deleted.',
    id: '{{count}} ujian dihapus.',
  },
  optionsMixed: {
    default: 'The options have other numbers now.',
    en: 'The options have other numbers now.',
    id: 'Nomor pilihan jawaban sudah diacak.',
  },
  sectionsSaved: {
    default: 'The sections are saved.',
    en: 'The sections are saved.',
    id: 'Bagian-bagian ujian sudah disimpan.',
  },
});
