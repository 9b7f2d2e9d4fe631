import { attemptMessagesWords } from './attempt-messages-words.ts';
import { bankMessagesWords } from './bank-messages-words.ts';
import { correctionMessagesWords } from './correction-messages-words.ts';
import { importMessagesWords } from './import-messages-words.ts';
import { words } from './words.ts';

/** Messages of the server for admins only. `default` is the sentence as the server sends it. */
export const adminMessagesWords = words({
  ...importMessagesWords,
  wrongPassword: {
    default: 'The password is not right.',
    en: 'The password is not right.',
    id: 'Kata sandinya tidak tepat.',
  },
  secondFactorOn: {
    default: 'The second factor is on already.',
    en: 'The second factor is on already.',
    id: 'Verifikasi dua langkah sudah aktif.',
  },
  secondFactorOff: {
    default: 'The second factor is off.',
    en: 'The second factor is off.',
    id: 'Verifikasi dua langkah tidak aktif.',
  },
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
  oneOf: {
    default: 'This must be one of {{values}}.',
    en: 'This must be one of {{values}}.',
    id: 'Isian ini harus salah satu dari {{values}}.',
  },
  months: {
    default: 'This must be from 1 to {{max}} months.',
    en: 'This must be from 1 to {{max}} months.',
    id: 'Isian ini harus dari 1 sampai {{max}} bulan.',
  },
  wholeMonths: {
    default: 'This must be a whole number of months.',
    en: 'This must be a whole number of months.',
    id: 'Isian ini harus bilangan bulat (bulan).',
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
  optionsKeepNumbers: {
    default:
      'This examination has been published, so its options keep their numbers. Mix those of a copy instead.',
    en: 'This examination has been published, so its options keep their numbers. Mix those of a copy instead.',
    id: 'Ujian ini sudah diterbitkan, jadi nomor pilihannya tetap. Acak nomor pada salinannya.',
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
  ...bankMessagesWords,
  storageSilent: {
    default: 'The file storage does not answer.',
    en: 'The file storage does not answer.',
    id: 'Penyimpanan file tidak menjawab.',
  },
  noRoom: {
    default: 'The server has no room for more files.',
    en: 'The server has no room for more files.',
    id: 'Server tidak memiliki ruang lagi untuk file.',
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
  listOfIds: {
    default: 'This must be a list of ids.',
    en: 'This must be a list of ids.',
    id: 'Isian ini harus berupa daftar id.',
  },
  listOfStudents: {
    default: 'This must be a list of students.',
    en: 'This must be a list of students.',
    id: 'Isian ini harus berupa daftar siswa.',
  },
  nothingChosen: { default: 'Nothing is chosen.', en: 'Nothing is chosen.', id: 'Belum ada yang dipilih.' },
  tooManyChosen: {
    default: 'There must not be more than {{max}}.',
    en: 'There must not be more than {{max}}.',
    id: 'Tidak boleh lebih dari {{max}}.',
  },
  ...attemptMessagesWords,
  ...correctionMessagesWords,
});
