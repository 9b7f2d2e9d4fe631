/** Texts for copying questions from another examination. */
export const copyWords = {
  copyFrom: { en: 'Take from another examination', id: 'Ambil dari ujian lain' },
  copySource: {
    en: 'Choose the examination that has the questions.',
    id: 'Pilih ujian yang berisi soalnya.',
  },
  searchExaminations: { en: 'Search examinations', id: 'Cari ujian' },
  searchExaminationsHint: { en: 'Name of the examination', id: 'Nama ujian' },
  sources: { en: 'Examinations', id: 'Ujian' },
  sourcesShowing_one: {
    en: '{{from}}–{{to}} of {{total}} examination',
  },
  sourcesShowing_other: {
    en: '{{from}}–{{to}} of {{total}} examinations',
    id: '{{from}}–{{to}} dari {{total}} ujian',
  },
  noSource: { en: 'No such examination with questions', id: 'Tidak ada ujian lain yang berisi soal' },
  otherSource: { en: 'Another examination', id: 'Pilih ujian lain' },
  copyHint: {
    en: 'They are copied with their files, weights and hints, each into the section of the same name. The originals stay as they are.',
    id: 'Soal disalin beserta file, bobot, dan pembahasannya ke bagian dengan nama yang sama. Soal aslinya tidak berubah.',
  },
  copyChosen_one: { en: 'Take {{count}} question' },
  copyChosen_other: { en: 'Take {{count}} questions', id: 'Ambil {{count}} soal' },
  copied_one: { en: '{{count}} question is copied.' },
  copied_other: { en: '{{count}} questions are copied.', id: '{{count}} soal sudah disalin.' },
  notCopied_one: {
    en: '{{count}} question was not there any more.',
  },
  notCopied_other: {
    en: '{{count}} questions were not there any more.',
    id: '{{count}} soal sudah tidak ada lagi.',
  },
};
