import { words } from '../../platform/i18n/words.ts';

export const examinationAdminWords = words({
  // The list
  search: { default: 'Search', en: 'Search', id: 'Cari' },
  searchHint: { default: 'Name of the examination', en: 'Name of the examination', id: 'Nama ujian' },
  statusFilter: { default: 'Status', en: 'Status', id: 'Status' },
  allStatuses: { default: 'All', en: 'All', id: 'Semua' },
  order: { default: 'Sort by', en: 'Sort by', id: 'Urutkan' },
  order_newest: { default: 'Newest first', en: 'Newest first', id: 'Terbaru' },
  order_name: { default: 'Name (A–Z)', en: 'Name (A–Z)', id: 'Nama (A–Z)' },
  order_opening: { default: 'Next to open', en: 'Next to open', id: 'Waktu dibuka' },
  shown_one: { default: '{{count}} examination', en: '{{count}} examination', id: '{{count}} ujian' },
  shown_other: { default: '{{count}} examinations', en: '{{count}} examinations', id: '{{count}} ujian' },
  noMatch: { default: 'No such examination', en: 'No such examination', id: 'Tidak ada ujian yang cocok' },
  noMatchText: {
    default: 'None has this in its name and this status.',
    en: 'None has this in its name and this status.',
    id: 'Tidak ada ujian dengan nama dan status ini.',
  },
  showAll: { default: 'Show all', en: 'Show all', id: 'Tampilkan semua' },

  // The form
  newTitle: { default: 'New Examination', en: 'New examination', id: 'Ujian baru' },
  editTitle: { default: 'Edit Examination', en: 'Edit examination', id: 'Ubah ujian' },
  name: { default: 'Examination name', en: 'Examination name', id: 'Nama ujian' },
  desc: { default: 'Examination Description', en: 'Description', id: 'Keterangan ujian' },
  duration: { default: 'Examination Duration', en: 'Duration', id: 'Durasi ujian' },
  durationHint: { default: 'In minutes', en: 'In minutes', id: 'Dalam menit' },
  durationPlaceholder: { default: 'etc: 120', en: 'e.g. 120', id: 'misalnya: 120' },
  save: { default: 'Save', en: 'Save', id: 'Simpan' },
  saving: { default: 'Saving...', en: 'Saving...', id: 'Menyimpan...' },
  inserted: {
    default: 'Examination insert success',
    en: 'The examination was inserted',
    id: 'Ujian berhasil ditambahkan',
  },
  insertedNext: {
    default: 'It is a draft. Insert its questions next, then publish it.',
    en: 'It is a draft. Insert its questions next, then publish it.',
    id: 'Statusnya masih draf. Tambahkan soalnya, lalu terbitkan.',
  },
  openInserted: { default: 'Open the examination', en: 'Open the examination', id: 'Buka ujian' },
  updated: {
    default: 'Examination success updated',
    en: 'The examination was updated',
    id: 'Ujian berhasil diperbarui',
  },
  updatedNext: {
    default: 'Will redirect to examinations page ...',
    en: 'Going back to the examinations ...',
    id: 'Kembali ke daftar ujian ...',
  },
  pages: {
    default: 'Pages of this examination',
    en: 'Pages of this examination',
    id: 'Halaman ujian ini',
  },
  back: { default: 'Examination', en: 'Examination', id: 'Ujian' },

  // The detail
  edit: { default: 'Edit Examination', en: 'Edit examination', id: 'Ubah ujian' },
  bankList: { default: 'Bank List', en: 'Question bank', id: 'Daftar soal' },
  insertBank: { default: 'Insert Bank', en: 'Insert a question', id: 'Tambah soal' },
  status: { default: 'Status', en: 'Status', id: 'Status' },
  draftText: {
    default: 'Students do not see it yet.',
    en: 'Students do not see it yet.',
    id: 'Siswa belum dapat melihatnya.',
  },
  publishedText: {
    default: 'Eligible students can take it.',
    en: 'Eligible students can take it.',
    id: 'Siswa yang berhak dapat mengikutinya.',
  },
  archivedText: {
    default: 'No one can begin it any more. What is running goes on, and results stay.',
    en: 'No one can begin it any more. What is running goes on, and results stay.',
    id: 'Tidak ada yang dapat memulainya lagi. Yang sedang berjalan tetap lanjut dan hasil tetap tersimpan.',
  },
  unpublished: {
    default: 'It was edited since. Students get the older version until you publish the changes.',
    en: 'It was edited since. Students get the older version until you publish the changes.',
    id: 'Ada perubahan sesudahnya. Siswa mendapat versi lama sampai perubahan diterbitkan.',
  },
  automatic: {
    default: 'Published automatically: every saved change reaches students at once.',
    en: 'Published automatically: every saved change reaches students at once.',
    id: 'Diterbitkan otomatis: setiap perubahan yang disimpan langsung sampai ke siswa.',
  },
  automaticDraft: {
    default: 'Published automatically: students see it as soon as one question is complete.',
    en: 'Published automatically: students see it as soon as one question is complete.',
    id: 'Diterbitkan otomatis: siswa melihatnya begitu satu soal lengkap.',
  },
  incompleteLeftOut: {
    default: 'Incomplete questions are left out until they are complete.',
    en: 'Incomplete questions are left out until they are complete.',
    id: 'Soal yang belum lengkap tidak ditampilkan sampai dilengkapi.',
  },
  allWeightless: {
    default: 'Every question has weight 0, so every result would be 0 out of 0. Give the questions a weight.',
    en: 'Every question has weight 0, so every result would be 0 out of 0. Give the questions a weight.',
    id: 'Semua soal berbobot 0, sehingga nilai setiap siswa menjadi 0 dari 0. Beri bobot pada soalnya.',
  },
  weightless_one: {
    default: '{{count}} of {{questions}} questions has weight 0: a right answer to it earns nothing.',
    en: '{{count}} of {{questions}} questions has weight 0: a right answer to it earns nothing.',
    id: '{{count}} dari {{questions}} soal berbobot 0: jawaban benarnya tidak menambah nilai.',
  },
  weightless_other: {
    default: '{{count}} of {{questions}} questions have weight 0: right answers to them earn nothing.',
    en: '{{count}} of {{questions}} questions have weight 0: right answers to them earn nothing.',
    id: '{{count}} dari {{questions}} soal berbobot 0: jawaban benarnya tidak menambah nilai.',
  },
  giveWeights: { default: 'To the questions', en: 'To the questions', id: 'Ke daftar soal' },
  lopsided: {
    default:
      'Option {{option}} is right in {{right}} of {{questions}} questions. Students see options in mixed order, but the numbers travel with the paper: who reads along in the browser learns from them which one to choose.',
    en: 'Option {{option}} is right in {{right}} of {{questions}} questions. Students see options in mixed order, but the numbers travel with the paper: who reads along in the browser learns from them which one to choose.',
    id: 'Pilihan {{option}} benar pada {{right}} dari {{questions}} soal. Siswa melihat pilihan dalam urutan acak, tetapi nomornya ikut terkirim bersama soal: siswa yang membaca data di peramban dapat menebak jawaban dari nomor itu.',
  },
  lopsidedInOrder: {
    default:
      'Option {{option}} is right in {{right}} of {{questions}} questions, and students see the options in this order.',
    en: 'Option {{option}} is right in {{right}} of {{questions}} questions, and students see the options in this order.',
    id: 'Pilihan {{option}} benar pada {{right}} dari {{questions}} soal, dan siswa melihat pilihan dalam urutan itu.',
  },
  mix: {
    default: 'Mix the numbers',
    en: 'Mix the numbers',
    id: 'Acak nomornya',
  },
  mixTitle: {
    default: 'Mix the numbers of all options?',
    en: 'Mix the numbers of all options?',
    id: 'Acak nomor semua pilihan?',
  },
  mixText: {
    default:
      'The options of every question get other numbers for good, with their files and with which of them is right. Texts that name an option by its number, in questions and hints, stay as they are. Publish afterwards.',
    en: 'The options of every question get other numbers for good, with their files and with which of them is right. Texts that name an option by its number, in questions and hints, stay as they are. Publish afterwards.',
    id: 'Pilihan setiap soal mendapat nomor lain secara permanen, beserta berkas dan kunci jawabannya. Teks yang menyebut nomor pilihan, di soal atau petunjuk, tidak ikut berubah. Terbitkan setelahnya.',
  },
  mixed: {
    default: 'The options have other numbers now.',
    en: 'The options have other numbers now.',
    id: 'Nomor pilihan sudah diacak.',
  },
  notMixable: {
    default: 'It has been published, so its options keep their numbers. Those of a copy can be mixed.',
    en: 'It has been published, so its options keep their numbers. Those of a copy can be mixed.',
    id: 'Ujian sudah diterbitkan, jadi nomor pilihan tetap. Nomor pada salinan ujian dapat diacak.',
  },
  anyone: {
    default:
      'Registration is open: anybody can register a second account and see this examination before they take it.',
    en: 'Registration is open: anybody can register a second account and see this examination before they take it.',
    id: 'Pendaftaran terbuka: siapa pun dapat membuat akun kedua dan melihat ujian ini sebelum mengerjakannya.',
  },
  anyoneInClass: {
    default:
      'Registration is open: anybody can register themselves into the classes of this examination and see it before they take it.',
    en: 'Registration is open: anybody can register themselves into the classes of this examination and see it before they take it.',
    id: 'Pendaftaran terbuka: siapa pun dapat mendaftarkan diri ke kelas ujian ini dan melihatnya sebelum mengerjakan.',
  },
  closeRegistration: {
    default: 'Close registration in the settings',
    en: 'Close registration in the settings',
    id: 'Tutup pendaftaran di pengaturan',
  },
  attempts: { default: 'Attempts', en: 'Attempts', id: 'Pengerjaan' },
  running: { default: '{{count}} running', en: '{{count}} running', id: '{{count}} berlangsung' },
  open: { default: 'Open', en: 'Open', id: 'Dibuka' },
  until: { default: 'until {{time}}', en: 'until {{time}}', id: 'sampai {{time}}' },
  from: { default: 'from {{time}}', en: 'from {{time}}', id: 'mulai {{time}}' },
  fromUntil: { default: '{{from}} – {{until}}', en: '{{from}} – {{until}}', id: '{{from}} – {{until}}' },
  openTo: { default: 'Open to', en: 'Open to', id: 'Untuk' },
  resultsReleased: { default: 'Released', en: 'Released', id: 'Sudah diumumkan' },
  resultsWaiting: { default: 'Not yet released', en: 'Not yet released', id: 'Belum diumumkan' },
  publishing: { default: 'Publishing…', en: 'Publishing…', id: 'Menerbitkan…' },
  publish: { default: 'Publish', en: 'Publish', id: 'Terbitkan' },
  publishChanges: { default: 'Publish changes', en: 'Publish changes', id: 'Terbitkan perubahan' },
  preview: { default: 'Preview', en: 'Preview', id: 'Pratinjau' },
  archive: { default: 'Archive', en: 'Archive', id: 'Arsipkan' },
  restore: { default: 'Restore', en: 'Restore', id: 'Pulihkan' },
  duplicate: { default: 'Duplicate', en: 'Duplicate', id: 'Gandakan' },
  release: { default: 'Release results', en: 'Release results', id: 'Umumkan hasil' },
  remove: { default: 'Delete', en: 'Delete', id: 'Hapus' },
  published: {
    default: 'The examination is published.',
    en: 'The examination is published.',
    id: 'Ujian sudah terbit.',
  },
  archived: {
    default: 'The examination is archived.',
    en: 'The examination is archived.',
    id: 'Ujian sudah diarsipkan.',
  },
  restored: {
    default: 'The examination is back.',
    en: 'The examination is back.',
    id: 'Ujian sudah dipulihkan.',
  },
  duplicated: {
    default: 'This is the copy, a draft.',
    en: 'This is the copy, a draft.',
    id: 'Ini salinannya, masih draf.',
  },
  released: {
    default: 'The results are released.',
    en: 'The results are released.',
    id: 'Hasil sudah diumumkan.',
  },
  removed: {
    default: 'The examination is deleted.',
    en: 'The examination is deleted.',
    id: 'Ujian sudah dihapus.',
  },
  removeTitle: {
    default: 'Delete this examination?',
    en: 'Delete this examination?',
    id: 'Hapus ujian ini?',
  },
  removeText: {
    default: '“{{name}}” and its questions are deleted for good.',
    en: '“{{name}}” and its questions are deleted for good.',
    id: '“{{name}}” beserta soalnya dihapus secara permanen.',
  },
  releaseTitle: { default: 'Release the results?', en: 'Release the results?', id: 'Umumkan hasilnya?' },
  releaseText: {
    default: 'Students see their scores and answers from now on. This cannot be taken back.',
    en: 'Students see their scores and answers from now on. This cannot be taken back.',
    id: 'Mulai sekarang siswa melihat nilai dan jawabannya. Ini tidak dapat dibatalkan.',
  },
  releaseRunning_one: {
    default: '{{count}} student still takes it and can see or hear what was right.',
    en: '{{count}} student still takes it and can see or hear what was right.',
    id: '{{count}} siswa masih mengerjakannya dan bisa melihat atau mendengar jawaban yang benar.',
  },
  releaseRunning_other: {
    default: '{{count}} students still take it and can see or hear what was right.',
    en: '{{count}} students still take it and can see or hear what was right.',
    id: '{{count}} siswa masih mengerjakannya dan bisa melihat atau mendengar jawaban yang benar.',
  },
  releaseLate_one: {
    default:
      '{{count}} attempt has late answers that are neither counted nor ignored: decide first, since students then know whether these would be better.',
    en: '{{count}} attempt has late answers that are neither counted nor ignored: decide first, since students then know whether these would be better.',
    id: '{{count}} pengerjaan punya jawaban terlambat yang belum diputuskan: putuskan dulu, karena setelah itu siswa tahu apakah jawaban itu lebih baik.',
  },
  releaseLate_other: {
    default:
      '{{count}} attempts have late answers that are neither counted nor ignored: decide first, since students then know whether these would be better.',
    en: '{{count}} attempts have late answers that are neither counted nor ignored: decide first, since students then know whether these would be better.',
    id: '{{count}} pengerjaan punya jawaban terlambat yang belum diputuskan: putuskan dulu, karena setelah itu siswa tahu apakah jawaban itu lebih baik.',
  },
  cancel: { default: 'Cancel', en: 'Cancel', id: 'Batal' },

  // Problems that prevent publishing
  problemsTitle: {
    default: 'This is still missing',
    en: 'This is still missing',
    id: 'Masih ada yang kurang',
  },
  problem_no_questions: {
    default: 'There are no questions yet.',
    en: 'There are no questions yet.',
    id: 'Belum ada soal.',
  },
  problem_no_right_answer: {
    default: 'No option is set as the answer',
    en: 'No option is set as the answer',
    id: 'Belum ada jawaban yang ditetapkan',
  },
  problem_too_few_options: {
    default: 'A question needs at least two options',
    en: 'A question needs at least two options',
    id: 'Soal memerlukan paling sedikit dua pilihan',
  },
  problem_no_question_text: {
    default: 'The question has no text',
    en: 'The question has no text',
    id: 'Soal tidak memiliki teks',
  },
  problem_window_over: {
    default: 'The closing time is already over.',
    en: 'The closing time is already over.',
    id: 'Waktu tutupnya sudah lewat.',
  },

  // Sections
  sections: { default: 'Sections', en: 'Sections', id: 'Bagian' },
  sectionsNone: {
    default: 'A section appears with its first question.',
    en: 'A section appears with its first question.',
    id: 'Bagian muncul bersama soal pertamanya.',
  },
  sectionName: { default: 'Section name', en: 'Section name', id: 'Nama bagian' },
  forwardOnly: { default: 'Forward only', en: 'Forward only', id: 'Maju saja' },
  forwardOnlyHint: {
    default: 'No way back within the section or into it.',
    en: 'No way back within the section or into it.',
    id: 'Tidak dapat mundur di dalam bagian ini atau kembali ke sini.',
  },
  sectionTimer: { default: 'Own timer (minutes)', en: 'Own timer (minutes)', id: 'Waktu sendiri (menit)' },
  noTimer: { default: 'none', en: 'none', id: 'tanpa' },
  saveSections: { default: 'Save sections', en: 'Save sections', id: 'Simpan bagian' },
  removeSection: { default: 'Remove section', en: 'Remove section', id: 'Hapus bagian' },
  sectionsSaved: {
    default: 'The sections are saved.',
    en: 'The sections are saved.',
    id: 'Bagian sudah disimpan.',
  },
  discard: { default: 'Discard', en: 'Discard', id: 'Batalkan' },

  // Preview
  previewNote: {
    default: 'Preview: this is how a student sees it. Nothing is saved, and the clock stands still.',
    en: 'Preview: this is how a student sees it. Nothing is saved, and the clock stands still.',
    id: 'Pratinjau: begini tampilannya bagi siswa. Tidak ada yang disimpan, dan waktu tidak berjalan.',
  },
  previewEmpty: {
    default: 'There is nothing to preview yet',
    en: 'There is nothing to preview yet',
    id: 'Belum ada yang dapat dipratinjau',
  },
  leavePreview: { default: 'Leave the preview', en: 'Leave the preview', id: 'Tutup pratinjau' },
});
