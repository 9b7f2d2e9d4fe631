/** Texts for copying questions between examinations and collections. */
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
  library: { en: 'Library', id: 'Pustaka soal' },
  collection: { en: 'Collection of questions', id: 'Koleksi soal' },
  collections: { en: 'Collections', id: 'Koleksi' },
  collectionsShowing_one: { en: '{{from}}–{{to}} of {{total}} collection' },
  collectionsShowing_other: {
    en: '{{from}}–{{to}} of {{total}} collections',
    id: '{{from}}–{{to}} dari {{total}} koleksi',
  },
  searchCollections: { en: 'Search collections', id: 'Cari koleksi' },
  searchCollectionsHint: { en: 'Name of the collection', id: 'Nama koleksi' },
  noCollection: { en: 'There is no such collection', id: 'Tidak ada koleksi seperti itu' },
  copyFromLibrary: { en: 'Take from library', id: 'Ambil dari pustaka' },
  copyCollection: {
    en: 'Choose the collection that has the questions.',
    id: 'Pilih koleksi yang berisi soalnya.',
  },
  putIntoExam: { en: 'Put into exam…', id: 'Masukkan ke ujian…' },
  putIntoExamTitle_one: { en: 'Put {{count}} question into an exam' },
  putIntoExamTitle_other: {
    en: 'Put {{count}} questions into an exam',
    id: 'Masukkan {{count}} soal ke ujian',
  },
  putExamText: {
    en: 'Choose the exam that gets copies. The questions here do not change.',
    id: 'Pilih ujian yang mendapat salinannya. Soal di sini tidak berubah.',
  },
  putIntoCollection: { en: 'Put into collection…', id: 'Masukkan ke koleksi…' },
  putIntoCollectionTitle_one: { en: 'Put {{count}} question into a collection' },
  putIntoCollectionTitle_other: {
    en: 'Put {{count}} questions into a collection',
    id: 'Masukkan {{count}} soal ke koleksi',
  },
  putCollectionText: {
    en: 'Choose the collection that gets copies. New collections are made in the library.',
    id: 'Pilih koleksi yang mendapat salinannya. Koleksi baru dibuat di pustaka soal.',
  },
  put_one: { en: '{{count}} question is in {{name}} now.' },
  put_other: { en: '{{count}} questions are in {{name}} now.', id: '{{count}} soal kini ada di {{name}}.' },
  tags: { en: 'Tags', id: 'Label' },
  tagsHint: {
    en: 'Words that find the question in the library. Press Enter after each.',
    id: 'Kata untuk menemukan soal di pustaka. Tekan Enter setelah tiap kata.',
  },
};
