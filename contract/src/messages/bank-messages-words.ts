import { words } from './words.ts';

/** Reasons for rejecting a question or one of its files. */
export const bankMessagesWords = words({
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
    id: 'Soal memerlukan teks atau file.',
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
    id: 'Pilihan {{number}} tidak memiliki file ini.',
  },
  noSuchFile: {
    default: 'This question does not have such a file.',
    en: 'This question does not have such a file.',
    id: 'Soal ini tidak memiliki file itu.',
  },
  imageNeeded: {
    default: 'An image question needs an image.',
    en: 'An image question needs an image.',
    id: 'Soal gambar memerlukan gambar.',
  },
  audioNeeded: {
    default: 'An audio question needs an audio file.',
    en: 'An audio question needs an audio file.',
    id: 'Soal audio memerlukan file audio.',
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
  fileEmpty: { default: 'The file is empty.', en: 'The file is empty.', id: 'File ini kosong.' },
  fileKind: {
    default: 'The file must be {{kinds}}.',
    en: 'The file must be {{kinds}}.',
    id: 'Jenis file ini tidak diterima. Yang diterima: {{kinds}}.',
  },
  fileTooLarge: {
    default: 'The file must not be larger than {{max}} MB.',
    en: 'The file must not be larger than {{max}} MB.',
    id: 'File tidak boleh lebih dari {{max}} MB.',
  },
  anyFileTooLarge: {
    default: 'A file must not be larger than {{max}} MB.',
    en: 'A file must not be larger than {{max}} MB.',
    id: 'Satu file tidak boleh lebih dari {{max}} MB.',
  },
  requestTooLarge: {
    default: 'A request may carry at most {{max}} MB.',
    en: 'All files together must not be larger than {{max}} MB.',
    id: 'Semua file sekaligus tidak boleh lebih dari {{max}} MB.',
  },
  tooManyFiles: {
    default: 'At most {{max}} files at once.',
    en: 'At most {{max}} files at once.',
    id: 'Paling banyak {{max}} file sekaligus.',
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
  mediaUnplayable: {
    default: 'The recording or video is damaged, or of a kind that browsers do not play.',
    en: 'The recording or video is damaged, or of a kind that browsers do not play.',
    id: 'Rekaman atau video rusak, atau jenisnya tidak dapat diputar di peramban.',
  },
});
