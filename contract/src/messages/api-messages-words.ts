import { words } from './words.ts';

/** Messages for programs that call the API. The product’s own screens never cause them. */
export const apiMessagesWords = words({
  notRight: { default: 'This is not right.', en: 'This is not right.', id: 'Isian ini tidak tepat.' },
  fieldNotRight: {
    default: 'This field is not right.',
    en: 'This field is not right.',
    id: 'Isian ini tidak tepat.',
  },
  noSuchResult: {
    default: 'There is no such result.',
    en: 'There is no such result.',
    id: 'Hasil ini tidak ada.',
  },
  requestTooLarge: {
    default: 'The request is too large.',
    en: 'The request is too large.',
    id: 'Permintaan ini terlalu besar.',
  },
  headersTooLarge: {
    default: 'The headers of the request are too large.',
    en: 'The headers of the request are too large.',
    id: 'Header permintaan ini terlalu besar.',
  },
  requestTooSlow: {
    default: 'The request took too long to arrive.',
    en: 'The request took too long to arrive.',
    id: 'Permintaan ini terlalu lama sampai.',
  },
  unsupported: {
    default: 'This kind of content is not taken here.',
    en: 'This kind of content is not taken here.',
    id: 'Jenis isi ini tidak diterima di sini.',
  },
  noSuchRange: {
    default: 'The file has no such range.',
    en: 'The file has no such range.',
    id: 'File ini tidak memiliki rentang tersebut.',
  },
  notReadable: {
    default: 'The request is not readable.',
    en: 'The request is not readable.',
    id: 'Permintaan ini tidak dapat dibaca.',
  },
  parentDeleted: {
    default: 'What this belongs to has just been deleted.',
    en: 'What this belongs to has just been deleted.',
    id: 'Data induknya baru saja dihapus.',
  },
  codeNeeded: {
    default: 'A code of your authenticator app is needed.',
    en: 'A code of your authenticator app is needed.',
    id: 'Diperlukan kode dari aplikasi autentikator Anda.',
  },
  sectionNotOpen: {
    default: 'This section is not open now.',
    en: 'This section is not open now.',
    id: 'Bagian ini sedang tidak dibuka.',
  },
  databaseSilent: {
    default: 'The database does not answer.',
    en: 'The database does not answer.',
    id: 'Basis data tidak menjawab.',
  },
  tooManyFields: {
    default: 'The form has too many fields.',
    en: 'The form has too many fields.',
    id: 'Formulir ini memuat terlalu banyak isian.',
  },
  formFieldTooLong: {
    default: 'A field of the form is too long.',
    en: 'A field of the form is too long.',
    id: 'Salah satu isian formulir terlalu panjang.',
  },
  notMultipart: {
    default: 'The request must be a multipart form.',
    en: 'The request must be a multipart form.',
    id: 'Permintaan ini harus berupa formulir multipart.',
  },
  formNotWhole: {
    default: 'The form did not arrive whole.',
    en: 'The form did not arrive whole.',
    id: 'Formulir tidak sampai secara utuh.',
  },
  strayFile: {
    default: 'This form has no file of this name.',
    en: 'This form has no file of this name.',
    id: 'Formulir ini tidak memiliki file dengan nama tersebut.',
  },
  nothingHere: {
    default: 'There is nothing at this address.',
    en: 'There is nothing at this address.',
    id: 'Tidak ada apa pun di alamat ini.',
  },
  fileAddress: {
    default: 'The address of this file is not, or no longer, valid.',
    en: 'The address of this file is not, or no longer, valid.',
    id: 'Alamat file ini tidak berlaku atau sudah tidak berlaku.',
  },
  imageTooLarge: {
    default: 'The image is too large to be made smaller.',
    en: 'The image is too large to be made smaller.',
    id: 'Gambar ini terlalu besar untuk diperkecil.',
  },
  noQuestions: {
    default: 'The examination has no questions.',
    en: 'The examination has no questions.',
    id: 'Ujian ini belum memiliki soal.',
  },
  windowOver: {
    default: 'The end of the time in which it can be taken has passed.',
    en: 'The end of the time in which it can be taken has passed.',
    id: 'Batas waktu pengerjaan ujian ini sudah lewat.',
  },
  emptyQuestion: {
    default: 'The question has neither text nor a file.',
    en: 'The question has neither text nor a file.',
    id: 'Soal ini belum memiliki teks maupun file.',
  },
  tooFewOptions: {
    default: 'The question needs at least two options, and every right answer must be one of them.',
    en: 'The question needs at least two options, and every right answer must be one of them.',
    id: 'Soal ini memerlukan sedikitnya dua pilihan, dan setiap jawaban benar harus salah satunya.',
  },
  noRightAnswer: {
    default: 'The question has no right answer.',
    en: 'The question has no right answer.',
    id: 'Soal ini belum memiliki jawaban benar.',
  },
  notOnPaper: {
    default: 'This question is not on the paper.',
    en: 'This question is not on the paper.',
    id: 'Soal ini tidak ada dalam ujian.',
  },
  noSuchOption: {
    default: 'This question has no such option.',
    en: 'This question has no such option.',
    id: 'Soal ini tidak memiliki pilihan tersebut.',
  },
  noSectionTimes: {
    default: 'The sections of this examination have no time of their own.',
    en: 'The sections of this examination have no time of their own.',
    id: 'Bagian-bagian ujian ini tidak memiliki waktu tersendiri.',
  },
  lastSection: {
    default: 'The last section is ended by submitting.',
    en: 'The last section is ended by submitting.',
    id: 'Bagian terakhir diakhiri dengan mengumpulkan ujian.',
  },
  newerAttempt: {
    default: 'A newer attempt at this examination has been started.',
    en: 'A newer attempt at this examination has been started.',
    id: 'Pengerjaan yang lebih baru sudah dimulai untuk ujian ini.',
  },
  alreadySubmitted: {
    default: 'This examination has been submitted.',
    en: 'This examination has been submitted.',
    id: 'Ujian ini sudah dikumpulkan.',
  },
  nothingToPlay: {
    default: 'This question has nothing to play.',
    en: 'This question has nothing to play.',
    id: 'Soal ini tidak memiliki rekaman.',
  },
  trueOrFalse: {
    default: 'This must be true or false.',
    en: 'This must be true or false.',
    id: 'Isian ini harus true atau false.',
  },
  notAnOption: {
    default: 'This is not an option.',
    en: 'This is not an option.',
    id: 'Ini bukan pilihan jawaban.',
  },
  answerEntry: {
    default: 'An entry is a map from a question to the chosen option.',
    en: 'An entry is a map from a question to the chosen option.',
    id: 'Setiap entri memetakan satu soal ke pilihan yang dipilih.',
  },
  oneOption: {
    default: 'One option is chosen.',
    en: 'One option is chosen.',
    id: 'Hanya satu pilihan yang dipilih.',
  },
  notAnId: { default: 'This is not an id.', en: 'This is not an id.', id: 'Ini bukan id.' },
  fieldGender: {
    default: 'This field must be male or female.',
    en: 'This field must be male or female.',
    id: 'Isian ini harus male atau female.',
  },
  gender: {
    default: 'This must be male or female.',
    en: 'This must be male or female.',
    id: 'Isian ini harus male atau female.',
  },
  notADate: { default: 'This is not a date.', en: 'This is not a date.', id: 'Ini bukan tanggal.' },
  optionType: {
    default: 'This must be text or file.',
    en: 'This must be text or file.',
    id: 'Isian ini harus text atau file.',
  },
  optionNumbers: {
    default: 'Options are numbered from 1 to {{max}}.',
    en: 'Options are numbered from 1 to {{max}}.',
    id: 'Pilihan diberi nomor 1 sampai {{max}}.',
  },
  bankType: {
    default: 'This must be text, image, video or audio.',
    en: 'This must be text, image, video or audio.',
    id: 'Isian ini harus text, image, video, atau audio.',
  },
  notText: {
    default: 'This field must be text.',
    en: 'This field must be text.',
    id: 'Isian ini harus berupa teks.',
  },
  notJson: {
    default: 'This is not readable as JSON.',
    en: 'This is not readable as JSON.',
    id: 'Isian ini tidak dapat dibaca sebagai JSON.',
  },
  notAMonth: {
    default: 'This is not a month such as 2026-11.',
    en: 'This is not a month such as 2026-11.',
    id: 'Ini bukan bulan seperti 2026-11.',
  },
  monthTooOld: {
    default: 'This month is too long ago.',
    en: 'This month is too long ago.',
    id: 'Bulan ini sudah terlalu lama.',
  },
  notMonths: {
    default: 'This must be a number of months.',
    en: 'This must be a number of months.',
    id: 'Isian ini harus berupa jumlah bulan.',
  },
  oneMonth: {
    default: 'This must be at least one month.',
    en: 'This must be at least one month.',
    id: 'Isian ini paling sedikit satu bulan.',
  },
  tooManyMonths: {
    default: 'This must not be more than {{max}} months.',
    en: 'This must not be more than {{max}} months.',
    id: 'Isian ini tidak boleh lebih dari {{max}} bulan.',
  },
  languages: {
    default: 'This must be default, en or id.',
    en: 'This must be default, en or id.',
    id: 'Isian ini harus default, en, atau id.',
  },
  give: {
    default: 'This must be passwords or links.',
    en: 'This must be passwords or links.',
    id: 'Isian ini harus passwords atau links.',
  },
  selfRegistered: {
    default: 'This must be renew or keep.',
    en: 'This must be renew or keep.',
    id: 'Isian ini harus renew atau keep.',
  },
  noCards: { default: 'There are no cards.', en: 'There are no cards.', id: 'Tidak ada kartu.' },
  tooManyCards: {
    default: 'There must not be more than {{max}} cards.',
    en: 'There must not be more than {{max}} cards.',
    id: 'Kartunya tidak boleh lebih dari {{max}}.',
  },
});
