import { words } from '../platform/i18n/words.ts';

/** Texts for the import and export of questions. */
export const interchangeWords = words({
  // Formats
  lulus: { en: 'Lulus package', id: 'Paket Lulus' },
  moodle_xml: { en: 'Moodle XML', id: 'Moodle XML' },
  qti1: { en: 'QTI 1.2 (Canvas, Blackboard)', id: 'QTI 1.2 (Canvas, Blackboard)' },
  qti: { en: 'QTI 2 and 3', id: 'QTI 2 dan 3' },
  qti3: { en: 'QTI 3.0', id: 'QTI 3.0' },
  qti22: { en: 'QTI 2.2', id: 'QTI 2.2' },
  gift: { en: 'GIFT', id: 'GIFT' },
  docx: { en: 'Word', id: 'Word' },
  aiken: { en: 'Aiken', id: 'Aiken' },
  text: { en: 'Plain text', id: 'Teks biasa' },
  xlsx: { en: 'Excel', id: 'Excel' },

  // The file
  importButton: { en: 'Import', id: 'Impor' },
  importTitle: { en: 'Import questions', id: 'Impor soal' },
  dropHere: {
    en: 'Drag and drop a file of questions here, or choose a file',
    id: 'Seret dan lepas file soal di sini, atau pilih file',
  },
  dropHint: {
    en: 'Word, Excel, Moodle XML, QTI, GIFT, Aiken, text or a Lulus package, at most {{size}} MB and {{questions}} questions',
    id: 'Word, Excel, Moodle XML, QTI, GIFT, Aiken, teks, atau paket Lulus, paling besar {{size}} MB dan {{questions}} soal',
  },
  orPaste: { en: 'Or paste the questions as text', id: 'Atau tempel soal sebagai teks' },
  pasteHint: {
    en: 'Each question has a number, options with letters, and a line with the right answer.',
    id: 'Tiap soal diberi nomor, pilihan berhuruf, dan satu baris kunci jawaban.',
  },
  pasteExample: {
    en: '1. What is the capital of Indonesia?\nA. Bandung\nB. Surabaya\nC. Jakarta\nAnswer: C',
    id: '1. Apa ibu kota Indonesia?\nA. Bandung\nB. Surabaya\nC. Jakarta\nKunci: C',
  },
  format: { en: 'Format', id: 'Format' },
  detect: { en: 'Detect from the content', id: 'Kenali otomatis dari isinya' },
  templates: {
    en: 'A template shows an example of each type of question:',
    id: 'Templat memuat contoh tiap jenis soal:',
  },
  template: { en: '{{format}} ({{language}})', id: '{{format}} ({{language}})' },
  in_en: { en: 'English', id: 'bahasa Inggris' },
  in_id: { en: 'Indonesian', id: 'bahasa Indonesia' },
  preview: { en: 'Preview', id: 'Lihat pratinjau' },
  previewHint: {
    en: 'Nothing is stored yet: first you see the questions.',
    id: 'Belum ada yang disimpan: Anda melihat soalnya dahulu.',
  },

  // The preview
  read_one: { en: '{{count}} question read' },
  read_other: { en: '{{count}} questions read', id: '{{count}} soal dibaca' },
  ready_one: { en: '{{count}} ready' },
  ready_other: { en: '{{count}} ready', id: '{{count}} siap diimpor' },
  warned_one: { en: '{{count}} with a warning' },
  warned_other: { en: '{{count}} with warnings', id: '{{count}} dengan peringatan' },
  refused_one: { en: '{{count}} refused' },
  refused_other: { en: '{{count}} refused', id: '{{count}} ditolak' },
  inBank_one: { en: '{{count}} already in the bank' },
  inBank_other: { en: '{{count}} already in the bank', id: '{{count}} sudah ada di bank soal' },
  refusedTitle_one: { en: '{{count}} question cannot be imported' },
  refusedTitle_other: {
    en: '{{count}} questions cannot be imported',
    id: '{{count}} soal tidak dapat diimpor',
  },
  place: { en: 'Place in the file', id: 'Letak di file' },
  reason: { en: 'Reason', id: 'Alasan' },
  questions: { en: 'Questions of the file', id: 'Soal dalam file' },
  show: { en: 'Show', id: 'Tampilkan' },
  show_all: { en: 'All questions', id: 'Semua soal' },
  show_warned: { en: 'With warnings', id: 'Dengan peringatan' },
  show_duplicate: { en: 'Already in the bank', id: 'Sudah ada di bank soal' },
  shown: { en: '{{name}} ({{number}})', id: '{{name}} ({{number}})' },
  chooseAll: { en: 'Choose all', id: 'Pilih semua' },
  chooseNone: { en: 'Choose none', id: 'Kosongkan pilihan' },
  chosen_one: { en: '{{chosen}} of {{count}} chosen' },
  chosen_other: { en: '{{chosen}} of {{count}} chosen', id: '{{chosen}} dari {{count}} dipilih' },
  showing_one: { en: '{{from}}–{{to}} of {{total}} question' },
  showing_other: {
    en: '{{from}}–{{to}} of {{total}} questions',
    id: '{{from}}–{{to}} dari {{total}} soal',
  },
  points: { en: 'weight {{weight}}', id: 'bobot {{weight}}' },
  recording: { en: 'With a recording', id: 'Dengan rekaman' },
  duplicate: {
    en: 'The bank already has this question.',
    id: 'Soal ini sudah ada di bank soal.',
  },
  forAll: { en: 'For all chosen questions', id: 'Untuk semua soal yang dipilih' },
  section: { en: 'Section', id: 'Bagian' },
  sectionHint: {
    en: 'If empty, each question keeps the section of the file.',
    id: 'Jika kosong, tiap soal memakai bagian dari file.',
  },
  weight: { en: 'Weight', id: 'Bobot soal' },
  weightHint: {
    en: 'If empty, each question keeps the weight of the file.',
    id: 'Jika kosong, tiap soal memakai bobot dari file.',
  },
  import_one: { en: 'Import {{count}} question' },
  import_other: { en: 'Import {{count}} questions', id: 'Impor {{count}} soal' },
  importing: { en: 'Importing…', id: 'Mengimpor…' },
  other: { en: 'Choose another file', id: 'Pilih file lain' },

  // After the import
  stored_one: { en: '{{count}} question is imported.' },
  stored_other: { en: '{{count}} questions are imported.', id: '{{count}} soal sudah diimpor.' },
  storedText: {
    en: 'You can undo the import as long as none of the questions has been edited.',
    id: 'Impor dapat dibatalkan selama soalnya belum diubah.',
  },
  toBank: { en: 'Open the question bank', id: 'Buka bank soal' },
  undo: { en: 'Undo the import', id: 'Batalkan impor' },
  undone: { en: 'The import is undone.', id: 'Impor sudah dibatalkan.' },

  // The export
  export: { en: 'Export', id: 'Ekspor' },
  exportTitle: { en: 'Export questions', id: 'Ekspor soal' },
  checking: { en: 'Checking what the file can hold…', id: 'Memeriksa isi yang dapat dimuat file…' },
  complete_one: { en: 'The file has {{count}} question, with everything.' },
  complete_other: {
    en: 'The file has all {{count}} questions, with everything.',
    id: 'File memuat seluruh {{count}} soal secara lengkap.',
  },
  holds_one: { en: 'The file has {{held}} of {{count}} question.' },
  holds_other: {
    en: 'The file has {{held}} of {{count}} questions.',
    id: 'File memuat {{held}} dari {{count}} soal.',
  },
  leftOut: { en: 'Left out', id: 'Tidak disertakan' },
  loses: { en: 'Not complete in the file', id: 'Tidak lengkap di file' },
  andMore: { en: '{{names}} and {{more}} more', id: '{{names}} dan {{more}} lainnya' },
  download: { en: 'Download', id: 'Unduh' },

  // A whole examination from a package
  fromFile: { en: 'From a file', id: 'Dari file' },
  examinationTitle: { en: 'New examination from a file', id: 'Ujian baru dari file' },
  dropPackage: {
    en: 'Drag and drop a Lulus package here, or choose a file',
    id: 'Seret dan lepas paket Lulus di sini, atau pilih file',
  },
  packageHint: {
    en: 'A file that was exported as a Lulus package, at most {{size}} MB. It becomes a draft with its settings and questions.',
    id: 'File hasil ekspor sebagai paket Lulus, paling besar {{size}} MB. Hasilnya berupa draf lengkap dengan pengaturan dan soalnya.',
  },
  importExamination: { en: 'Import examination', id: 'Impor ujian' },
  examinationStored: { en: 'The examination is imported', id: 'Ujian sudah diimpor' },
  examinationText_one: {
    en: 'The draft has {{count}} question. Check classes and dates before you publish it.',
  },
  examinationText_other: {
    en: 'The draft has {{count}} questions. Check classes and dates before you publish it.',
    id: 'Draf ini berisi {{count}} soal. Periksa kelas dan tanggalnya sebelum diterbitkan.',
  },
  warningsTitle_one: { en: '{{count}} warning' },
  warningsTitle_other: { en: '{{count}} warnings', id: '{{count}} peringatan' },
  openDraft: { en: 'Open the draft', id: 'Buka draf' },
});
