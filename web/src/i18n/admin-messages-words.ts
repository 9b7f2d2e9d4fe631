import { importMessagesWords } from './import-messages-words.ts';
import { words } from './words.ts';

/** What the server says to admins only; `default` is the sentence as it arrives. */
export const adminMessagesWords = words({
  ...importMessagesWords,
  noEmail: {
    default: 'This student has no email address.',
    en: 'This student has no email address.',
    id: 'Siswa ini tidak memiliki alamat email.',
  },
  loginNeeded: {
    default: 'An email address or a WhatsApp number is needed to log in.',
    en: 'An email address or a WhatsApp number is needed to log in.',
    id: 'Alamat email atau nomor WhatsApp diperlukan untuk masuk.',
  },
  alreadyInserted: {
    default:
      'This question has already been saved, but not as it stands here. Open it in the bank list to change it.',
    en: 'This question has already been saved, but not as it stands here. Open it in the bank list to change it.',
    id: 'Soal ini sudah tersimpan, tetapi tidak seperti yang tertulis di sini. Buka soalnya di daftar soal untuk mengubahnya.',
  },
  insertKeyTaken: {
    default: 'Another question has been saved under this key.',
    en: 'Another question has been saved under this key.',
    id: 'Soal lain sudah tersimpan dengan kunci ini.',
  },
  wholeNumber: {
    default: 'This must be a whole number from {{min}} to {{max}}.',
    en: 'This must be a whole number from {{min}} to {{max}}.',
    id: 'Isian ini harus bilangan bulat dari {{min}} sampai {{max}}.',
  },
  notATimeZone: {
    default: 'This is not a time zone such as Asia/Jakarta.',
    en: 'This is not a time zone such as Asia/Jakarta.',
    id: 'Ini bukan zona waktu seperti Asia/Jakarta.',
  },
  number: {
    default: 'This must be a number.',
    en: 'This must be a number.',
    id: 'Isian ini harus berupa angka.',
  },
  notBelowZero: {
    default: 'This must not be below 0.',
    en: 'This must not be below 0.',
    id: 'Isian ini tidak boleh kurang dari 0.',
  },
  notAbove: {
    default: 'This must not be above {{max}}.',
    en: 'This must not be above {{max}}.',
    id: 'Isian ini tidak boleh lebih dari {{max}}.',
  },
  notADateAndTime: {
    default: 'This is not a date and time.',
    en: 'This is not a date and time.',
    id: 'Ini bukan tanggal dan waktu.',
  },
  endAfterBeginning: {
    default: 'The end must be after the beginning.',
    en: 'The end must be after the beginning.',
    id: 'Waktu tutup harus sesudah waktu buka.',
  },
  sayWhenReleased: {
    default: 'Say when the results are released.',
    en: 'Say when the results are released.',
    id: 'Tentukan kapan hasil diumumkan.',
  },
  chooseAClass: {
    default: 'Choose at least one class, or all students.',
    en: 'Choose at least one class, or all students.',
    id: 'Pilih paling sedikit satu kelas, atau semua siswa.',
  },
  optionsInUse: {
    default: 'There are questions with {{count}} options.',
    en: 'There are questions with {{count}} options.',
    id: 'Ada soal dengan {{count}} pilihan.',
  },
  releasedAtOnce: {
    default: 'This examination releases its results at once.',
    en: 'This examination releases its results at once.',
    id: 'Hasil ujian ini langsung diumumkan.',
  },
  examinationInUse: {
    default: 'This examination has been taken, so it cannot be deleted. Archive it instead.',
    en: 'This examination has been taken, so it cannot be deleted. Archive it instead.',
    id: 'Ujian ini sudah pernah dikerjakan, jadi tidak dapat dihapus. Arsipkan saja.',
  },
  sameSectionName: {
    default: 'Two sections cannot have the same name.',
    en: 'Two sections cannot have the same name.',
    id: 'Dua bagian tidak boleh bernama sama.',
  },
  sectionNameNumber: {
    default: 'The name of a section must not be a number.',
    en: 'The name of a section must not be a number.',
    id: 'Nama bagian tidak boleh berupa angka.',
  },
  sectionsChanged: {
    default: 'The sections have changed meanwhile. Please look at them again.',
    en: 'The sections have changed meanwhile. Please look at them again.',
    id: 'Bagian sudah berubah sementara itu. Silakan periksa lagi.',
  },
  tooManySections: {
    default: 'An examination has at most {{max}} sections.',
    en: 'An examination has at most {{max}} sections.',
    id: 'Ujian memuat paling banyak {{max}} bagian.',
  },
  tooManyQuestions: {
    default: 'An examination has at most {{max}} questions.',
    en: 'An examination has at most {{max}} questions.',
    id: 'Ujian memuat paling banyak {{max}} soal.',
  },
  questionsChanged: {
    default: 'The questions have changed meanwhile. Please look at them again.',
    en: 'The questions have changed meanwhile. Please look at them again.',
    id: 'Soal sudah berubah sementara itu. Silakan periksa lagi.',
  },
  questionInUse: {
    default: 'Students are taking this question at the moment. It can be deleted when they have finished.',
    en: 'Students are taking this question at the moment. It can be deleted when they have finished.',
    id: 'Siswa sedang mengerjakan soal ini. Soal dapat dihapus setelah mereka selesai.',
  },
  noQuestion: {
    default: 'There is no such question.',
    en: 'There is no such question.',
    id: 'Soal ini tidak ada.',
  },
  textOrFile: {
    default: 'A question needs text or a file.',
    en: 'A question needs text or a file.',
    id: 'Soal memerlukan teks atau berkas.',
  },
  tooManyOptions: {
    default: 'A question of this examination has at most {{limit}} options.',
    en: 'A question of this examination has at most {{limit}} options.',
    id: 'Soal di ujian ini memuat paling banyak {{limit}} pilihan.',
  },
  tooFewOptions: {
    default: 'A question needs at least {{min}} options.',
    en: 'A question needs at least {{min}} options.',
    id: 'Soal memerlukan paling sedikit {{min}} pilihan.',
  },
  emptyAnswer: {
    default: 'Option {{number}} is a right answer but has no content.',
    en: 'Option {{number}} is a right answer but has no content.',
    id: 'Pilihan {{number}} ditetapkan sebagai jawaban, tetapi kosong.',
  },
  optionFileGone: {
    default: 'Option {{number}} does not have this file.',
    en: 'Option {{number}} does not have this file.',
    id: 'Pilihan {{number}} tidak memiliki berkas ini.',
  },
  noSuchFile: {
    default: 'This question does not have such a file.',
    en: 'This question does not have such a file.',
    id: 'Soal ini tidak memiliki berkas itu.',
  },
  imageNeeded: {
    default: 'An image question needs an image.',
    en: 'An image question needs an image.',
    id: 'Soal gambar memerlukan gambar.',
  },
  audioNeeded: {
    default: 'An audio question needs an audio file.',
    en: 'An audio question needs an audio file.',
    id: 'Soal audio memerlukan berkas audio.',
  },
  videoNeeded: {
    default: 'A video question needs a video.',
    en: 'A video question needs a video.',
    id: 'Soal video memerlukan video.',
  },
  videoOnlyInVideo: {
    default: 'Only a video question can have a video.',
    en: 'Only a video question can have a video.',
    id: 'Hanya soal video yang dapat memuat video.',
  },
  fileEmpty: { default: 'The file is empty.', en: 'The file is empty.', id: 'Berkasnya kosong.' },
  fileKind: {
    default: 'The file must be {{kinds}}.',
    en: 'The file must be {{kinds}}.',
    id: 'Jenis berkas tidak diterima. Yang diterima: {{kinds}}.',
  },
  fileTooLarge: {
    default: 'The file must not be larger than {{max}} MB.',
    en: 'The file must not be larger than {{max}} MB.',
    id: 'Berkas tidak boleh lebih dari {{max}} MB.',
  },
  anyFileTooLarge: {
    default: 'A file must not be larger than {{max}} MB.',
    en: 'A file must not be larger than {{max}} MB.',
    id: 'Satu berkas tidak boleh lebih dari {{max}} MB.',
  },
  requestTooLarge: {
    default: 'A request may carry at most {{max}} MB.',
    en: 'All files together must not be larger than {{max}} MB.',
    id: 'Semua berkas bersama tidak boleh lebih dari {{max}} MB.',
  },
  tooManyFiles: {
    default: 'At most {{max}} files at once.',
    en: 'At most {{max}} files at once.',
    id: 'Paling banyak {{max}} berkas sekaligus.',
  },
  imagePixels: {
    default: 'The image must not have more than {{max}} million pixels.',
    en: 'The image must not have more than {{max}} million pixels.',
    id: 'Gambar tidak boleh lebih dari {{max}} juta piksel.',
  },
  imageDamaged: {
    default: 'The image is damaged and cannot be read.',
    en: 'The image is damaged and cannot be read.',
    id: 'Gambar rusak dan tidak dapat dibaca.',
  },
  storageSilent: {
    default: 'The file storage does not answer.',
    en: 'The file storage does not answer.',
    id: 'Penyimpanan berkas tidak menjawab.',
  },
  noRoom: {
    default: 'The server has no room for more files.',
    en: 'The server has no room for more files.',
    id: 'Server tidak memiliki ruang lagi untuk berkas.',
  },
  formBroken: {
    default: 'The form is not readable, or did not arrive whole.',
    en: 'The form is not readable, or did not arrive whole.',
    id: 'Isian tidak terbaca atau tidak sampai seutuhnya.',
  },
  wholeMinutes: {
    default: 'This must be a whole number of minutes.',
    en: 'This must be a whole number of minutes.',
    id: 'Isian ini harus bilangan bulat dalam menit.',
  },
  numberOfMinutes: {
    default: 'This must be a number of minutes.',
    en: 'This must be a number of minutes.',
    id: 'Isian ini harus berupa jumlah menit.',
  },
  atLeastAMinute: {
    default: 'This must be at least one minute.',
    en: 'This must be at least one minute.',
    id: 'Isian ini paling sedikit satu menit.',
  },
  atMostMinutes: {
    default: 'This must not be more than {{max}} minutes.',
    en: 'This must not be more than {{max}} minutes.',
    id: 'Isian ini tidak boleh lebih dari {{max}} menit.',
  },
  attemptStillRunning: {
    default: 'This attempt is still running.',
    en: 'This attempt is still running.',
    id: 'Pengerjaan ini masih berlangsung.',
  },
  attemptOver: {
    default: 'This attempt is over. It can be opened again instead.',
    en: 'This attempt is over. It can be opened again instead.',
    id: 'Pengerjaan ini sudah berakhir. Pengerjaan dapat dibuka kembali.',
  },
  newerAttempt: {
    default: 'The student has begun a newer attempt at this examination.',
    en: 'The student has begun a newer attempt at this examination.',
    id: 'Siswa sudah memulai pengerjaan yang lebih baru untuk ujian ini.',
  },
  noLateAnswers: {
    default: 'There are no late answers to count.',
    en: 'There are no late answers to count.',
    id: 'Tidak ada jawaban terlambat yang dapat dihitung.',
  },
  chosenTooLate: {
    default: 'None of the late answers was chosen in time.',
    en: 'None of the late answers was chosen in time.',
    id: 'Tidak ada jawaban terlambat yang dipilih sebelum waktu habis.',
  },
  cameTooLate: {
    default: 'The answers came later than the examination allows.',
    en: 'The answers came later than the examination allows.',
    id: 'Jawaban datang lebih lambat daripada yang diizinkan ujian ini.',
  },
  attemptExtended: {
    default: 'The attempt has more time.',
    en: 'The attempt has more time.',
    id: 'Waktu pengerjaan sudah ditambah.',
  },
  attemptsExtended: {
    default: 'All running attempts have more time.',
    en: 'All running attempts have more time.',
    id: 'Waktu semua pengerjaan yang berlangsung sudah ditambah.',
  },
  attemptReopened: {
    default: 'The attempt is open again.',
    en: 'The attempt is open again.',
    id: 'Pengerjaan sudah dibuka kembali.',
  },
  lateCounted: {
    default: 'The late answers count now.',
    en: 'The late answers count now.',
    id: 'Jawaban terlambat sekarang dihitung.',
  },
  keyCorrected: {
    default: 'The key is corrected.',
    en: 'The key is corrected.',
    id: 'Kunci sudah diperbaiki.',
  },
  notDelivered: {
    default: 'Nobody has been given this question yet.',
    en: 'Nobody has been given this question yet.',
    id: 'Belum ada siswa yang mendapat soal ini.',
  },
  previewStale: {
    default: 'The results have changed since the preview. Please look at it once more.',
    en: 'The results have changed since the preview. Please look at it once more.',
    id: 'Hasil sudah berubah sejak pratinjau. Silakan lihat sekali lagi.',
  },
  noRightOption: {
    default: 'At least one option must be right.',
    en: 'At least one option must be right.',
    id: 'Paling sedikit satu pilihan harus benar.',
  },
  noSuchOption: {
    default: 'There is no option {{number}}.',
    en: 'There is no option {{number}}.',
    id: 'Tidak ada pilihan {{number}}.',
  },
  copyRead: {
    default: 'The copy has been read in.',
    en: 'The copy has been read in.',
    id: 'Salinan sudah dibaca.',
  },
  chooseAFile: {
    default: 'Choose a file.',
    en: 'Choose a file.',
    id: 'Pilih berkas.',
  },
  noCopy: {
    default: 'This file is not a copy of answers.',
    en: 'This file is not a copy of answers.',
    id: 'Berkas ini bukan salinan jawaban.',
  },
  foreignCopy: {
    default: 'This copy was made for another server.',
    en: 'This copy was made for another server.',
    id: 'Salinan ini dibuat untuk server lain.',
  },
  damagedCopy: {
    default: 'This copy is damaged and cannot be read.',
    en: 'This copy is damaged and cannot be read.',
    id: 'Salinan ini rusak dan tidak dapat dibaca.',
  },
});
