/** Texts for copying questions from another examination. */
export const copyWords = {
  copyFrom: {
    default: 'Take from another examination',
    en: 'Take from another examination',
    id: 'Ambil dari ujian lain',
  },
  copySource: {
    default: 'Choose the examination that has the questions.',
    en: 'Choose the examination that has the questions.',
    id: 'Pilih ujian yang berisi soalnya.',
  },
  searchExaminations: {
    default: 'Search examinations',
    en: 'Search examinations',
    id: 'Cari ujian',
  },
  searchExaminationsHint: {
    default: 'Name of the examination',
    en: 'Name of the examination',
    id: 'Nama ujian',
  },
  sources: { default: 'Examinations', en: 'Examinations', id: 'Ujian' },
  sourcesShowing_one: {
    default: '{{from}}–{{to}} of {{total}} examination',
    en: '{{from}}–{{to}} of {{total}} examination',
    id: '{{from}}–{{to}} dari {{total}} ujian',
  },
  sourcesShowing_other: {
    default: '{{from}}–{{to}} of {{total}} examinations',
    en: '{{from}}–{{to}} of {{total}} examinations',
    id: '{{from}}–{{to}} dari {{total}} ujian',
  },
  noSource: {
    default: 'No such examination with questions',
    en: 'No such examination with questions',
    id: 'Tidak ada ujian lain yang berisi soal',
  },
  otherSource: { default: 'Another examination', en: 'Another examination', id: 'Pilih ujian lain' },
  copyHint: {
    default:
      'They are copied with their files, weights and hints, each into the section of the same name. The originals stay as they are.',
    en: 'They are copied with their files, weights and hints, each into the section of the same name. The originals stay as they are.',
    id: 'Soal disalin beserta file, bobot, dan pembahasannya ke bagian dengan nama yang sama. Soal aslinya tidak berubah.',
  },
  copyChosen_one: {
    default: 'Take {{count}} question',
    en: 'Take {{count}} question',
    id: 'Ambil {{count}} soal',
  },
  copyChosen_other: {
    default: 'Take {{count}} questions',
    en: 'Take {{count}} questions',
    id: 'Ambil {{count}} soal',
  },
  copied_one: {
    default: '{{count}} question is copied.',
    en: '{{count}} question is copied.',
    id: '{{count}} soal sudah disalin.',
  },
  copied_other: {
    default: '{{count}} questions are copied.',
    en: '{{count}} questions are copied.',
    id: '{{count}} soal sudah disalin.',
  },
  notCopied_one: {
    default: '{{count}} question was not there any more.',
    en: '{{count}} question was not there any more.',
    id: '{{count}} soal sudah tidak ada lagi.',
  },
  notCopied_other: {
    default: '{{count}} questions were not there any more.',
    en: '{{count}} questions were not there any more.',
    id: '{{count}} soal sudah tidak ada lagi.',
  },
};
