import { words } from '../../platform/i18n/words.ts';

export const examinationAdminWords = words({
  // The list
  search: { en: 'Search', id: 'Cari' },
  searchHint: { en: 'Name of the examination', id: 'Nama ujian' },
  statusFilter: { en: 'Status', id: 'Status' },
  allStatuses: { en: 'All', id: 'Semua' },
  order: { en: 'Sort by', id: 'Urutkan' },
  order_newest: { en: 'Newest first', id: 'Terbaru' },
  order_name: { en: 'Name (A–Z)', id: 'Nama (A–Z)' },
  order_opening: { en: 'Next to open', id: 'Waktu dibuka' },
  shown_one: { en: '{{count}} examination' },
  shown_other: { en: '{{count}} examinations', id: '{{count}} ujian' },
  noMatch: { en: 'No such examination', id: 'Tidak ada ujian yang cocok' },
  noMatchText: {
    en: 'None has this in its name and this status.',
    id: 'Tidak ada ujian dengan nama dan status ini.',
  },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },

  // The form
  newTitle: { en: 'New examination', id: 'Ujian baru', default: 'New Examination' },
  editTitle: { en: 'Edit examination', id: 'Ubah ujian', default: 'Edit Examination' },
  name: { en: 'Examination name', id: 'Nama ujian' },
  desc: { en: 'Description', id: 'Keterangan ujian', default: 'Examination Description' },
  duration: { en: 'Duration', id: 'Durasi ujian', default: 'Examination Duration' },
  durationHint: { en: 'In minutes', id: 'Dalam menit' },
  durationPlaceholder: { en: 'e.g. 120', id: 'misalnya: 120', default: 'etc: 120' },
  save: { en: 'Save', id: 'Simpan' },
  saving: { en: 'Saving...', id: 'Menyimpan...' },
  inserted: {
    en: 'The examination was inserted',
    id: 'Ujian berhasil ditambahkan',
    default: 'Examination insert success',
  },
  insertedNext: {
    en: 'It is a draft. Insert its questions next, then publish it.',
    id: 'Statusnya masih draf. Tambahkan soalnya, lalu terbitkan.',
  },
  openInserted: { en: 'Open the examination', id: 'Buka ujian' },
  updated: {
    en: 'The examination was updated',
    id: 'Ujian berhasil diperbarui',
    default: 'Examination success updated',
  },
  updatedNext: {
    en: 'Going back to the examinations ...',
    id: 'Kembali ke daftar ujian ...',
    default: 'Will redirect to examinations page ...',
  },
  pages: { en: 'Pages of this examination', id: 'Halaman ujian ini' },
  back: { en: 'Examination', id: 'Ujian' },

  // The detail
  edit: { en: 'Edit examination', id: 'Ubah ujian', default: 'Edit Examination' },
  bankList: { en: 'Question bank', id: 'Bank soal', default: 'Bank List' },
  insertBank: { en: 'Insert a question', id: 'Tambah soal', default: 'Insert Bank' },
  checklist: { en: 'Exam-day checklist', id: 'Daftar periksa hari ujian' },
  status: { en: 'Status', id: 'Status' },
  draftText: { en: 'Students do not see it yet.', id: 'Siswa belum dapat melihatnya.' },
  publishedText: { en: 'Eligible students can take it.', id: 'Siswa yang berhak dapat mengikutinya.' },
  archivedText: {
    en: 'No one can begin it any more. What is running goes on, and results stay.',
    id: 'Tidak ada yang dapat memulainya lagi. Yang sedang berjalan tetap lanjut dan hasil tetap tersimpan.',
  },
  unpublished: {
    en: 'It was edited since. Students get the older version until you publish the changes.',
    id: 'Ada perubahan sesudahnya. Siswa mendapat versi lama sampai perubahan diterbitkan.',
  },
  automatic: {
    en: 'Published automatically: every saved change reaches students at once.',
    id: 'Diterbitkan otomatis: setiap perubahan yang disimpan langsung sampai ke siswa.',
  },
  automaticDraft: {
    en: 'Published automatically: students see it as soon as one question is complete.',
    id: 'Diterbitkan otomatis: siswa melihatnya begitu satu soal lengkap.',
  },
  incompleteLeftOut: {
    en: 'Incomplete questions are left out until they are complete.',
    id: 'Soal yang belum lengkap tidak ditampilkan sampai dilengkapi.',
  },
  allWeightless: {
    en: 'Every question has weight 0, so every result would be 0 out of 0. Give the questions a weight.',
    id: 'Semua soal berbobot 0, sehingga nilai setiap siswa menjadi 0 dari 0. Beri bobot pada soalnya.',
  },
  weightless_one: {
    en: '{{count}} of {{questions}} questions has weight 0: a right answer to it earns nothing.',
  },
  weightless_other: {
    en: '{{count}} of {{questions}} questions have weight 0: right answers to them earn nothing.',
    id: '{{count}} dari {{questions}} soal berbobot 0: jawaban benarnya tidak menambah nilai.',
  },
  giveWeights: { en: 'To the questions', id: 'Ke bank soal' },
  unpinned_one: {
    en: 'An option of this question refers to others, such as “all of the above”. Shuffling moves it, so keep its place:',
  },
  unpinned_other: {
    en: 'In these questions an option refers to others, such as “all of the above”. Shuffling moves it, so keep its place:',
    id: 'Pada soal berikut ada pilihan yang merujuk pilihan lain, misalnya “semua jawaban benar”. Pengacakan memindahkannya, jadi tetapkan tempatnya:',
  },
  lopsided: {
    en: 'Option {{option}} is right in {{right}} of {{questions}} questions. Students see options in mixed order, but the numbers travel with the paper: who reads along in the browser learns from them which one to choose.',
    id: 'Pilihan {{option}} benar pada {{right}} dari {{questions}} soal. Siswa melihat pilihan dalam urutan acak, tetapi nomornya ikut terkirim bersama soal: siswa yang membaca data di peramban dapat menebak jawaban dari nomor itu.',
  },
  lopsidedInOrder: {
    en: 'Option {{option}} is right in {{right}} of {{questions}} questions, and students see the options in this order.',
    id: 'Pilihan {{option}} benar pada {{right}} dari {{questions}} soal, dan siswa melihat pilihan dalam urutan itu.',
  },
  telling_one: {
    en: 'In {{count}} question of matching or order, the numbers of the options follow the answer key. Students see the options in mixed order, but the numbers travel with the paper: who reads along in the browser learns the answer from them.',
  },
  telling_other: {
    en: 'In {{count}} questions of matching or order, the numbers of the options follow the answer key. Students see the options in mixed order, but the numbers travel with the paper: who reads along in the browser learns the answers from them.',
    id: 'Pada {{count}} soal menjodohkan atau mengurutkan, nomor pilihan mengikuti kunci jawaban. Siswa melihat pilihan dalam urutan acak, tetapi nomornya ikut terkirim bersama soal: siswa yang membaca data di peramban dapat mengetahui jawabannya.',
  },
  mix: { en: 'Mix the numbers', id: 'Acak nomornya' },
  mixTitle: { en: 'Mix the numbers of all options?', id: 'Acak nomor semua pilihan?' },
  mixText: {
    en: 'The options of every question get other numbers for good, with their files and with which of them is right. Texts that name an option by its number, in questions and hints, stay as they are. Publish afterwards.',
    id: 'Pilihan setiap soal mendapat nomor lain secara permanen, beserta berkas dan kunci jawabannya. Teks yang menyebut nomor pilihan, di soal atau petunjuk, tidak ikut berubah. Terbitkan setelahnya.',
  },
  mixed: { en: 'The options have other numbers now.', id: 'Nomor pilihan sudah diacak.' },
  notMixable: {
    en: 'It has been published, so its options keep their numbers. Those of a copy can be mixed.',
    id: 'Ujian sudah diterbitkan, jadi nomor pilihan tetap. Nomor pada salinan ujian dapat diacak.',
  },
  anyone: {
    en: 'Registration is open: anybody can register a second account and see this examination before they take it.',
    id: 'Pendaftaran terbuka: siapa pun dapat membuat akun kedua dan melihat ujian ini sebelum mengerjakannya.',
  },
  anyoneInClass: {
    en: 'Registration is open: anybody can register themselves into the classes of this examination and see it before they take it.',
    id: 'Pendaftaran terbuka: siapa pun dapat mendaftarkan diri ke kelas ujian ini dan melihatnya sebelum mengerjakan.',
  },
  closeRegistration: { en: 'Close registration in the settings', id: 'Tutup pendaftaran di pengaturan' },
  attempts: { en: 'Attempts', id: 'Pengerjaan' },
  fullTimeOffer_one: {
    en: '{{count}} student ends early because of the old closing time. Give that student the full time?',
  },
  fullTimeOffer_other: {
    en: '{{count}} students end early because of the old closing time. Give them their full time?',
    id: '{{count}} siswa berakhir lebih awal karena waktu tutup yang lama. Beri waktu penuh?',
  },
  fullTimeGive: { en: 'Give the full time', id: 'Beri waktu penuh' },
  fullTimeGiven_one: {
    en: '{{count}} student has the full time.',
  },
  fullTimeGiven_other: {
    en: '{{count}} students have their full time.',
    id: '{{count}} siswa mendapat waktu penuh.',
  },
  running: { en: '{{count}} running', id: '{{count}} berlangsung' },
  open: { en: 'Open', id: 'Dibuka' },
  until: { en: 'until {{time}}', id: 'sampai {{time}}' },
  from: { en: 'from {{time}}', id: 'mulai {{time}}' },
  fromUntil: { en: '{{from}} – {{until}}', id: '{{from}} – {{until}}' },
  openTo: { en: 'Open to', id: 'Untuk' },
  noClass: { en: 'No class yet', id: 'Belum ada kelas' },
  resultsReleased: { en: 'Released', id: 'Sudah diumumkan' },
  resultsWaiting: { en: 'Not yet released', id: 'Belum diumumkan' },
  publishing: { en: 'Publishing…', id: 'Menerbitkan…' },
  publish: { en: 'Publish', id: 'Terbitkan' },
  publishChanges: { en: 'Publish changes', id: 'Terbitkan perubahan' },
  preview: { en: 'Preview', id: 'Pratinjau' },
  archive: { en: 'Archive', id: 'Arsipkan' },
  restore: { en: 'Restore', id: 'Pulihkan' },
  duplicate: { en: 'Duplicate', id: 'Gandakan' },
  release: { en: 'Release results', id: 'Umumkan hasil' },
  remove: { en: 'Delete', id: 'Hapus' },
  published: { en: 'The examination is published.', id: 'Ujian sudah terbit.' },
  archived: { en: 'The examination is archived.', id: 'Ujian sudah diarsipkan.' },
  restored: { en: 'The examination is back.', id: 'Ujian sudah dipulihkan.' },
  duplicated: { en: 'This is the copy, a draft.', id: 'Ini salinannya, masih draf.' },
  released: { en: 'The results are released.', id: 'Hasil sudah diumumkan.' },
  removed: { en: 'The examination is deleted.', id: 'Ujian sudah dihapus.' },
  removeTitle: { en: 'Delete this examination?', id: 'Hapus ujian ini?' },
  removeText: {
    en: '“{{name}}” and its questions are deleted for good.',
    id: '“{{name}}” beserta soalnya dihapus secara permanen.',
  },
  keepTitle: { en: 'This exam cannot be deleted', id: 'Ujian ini tidak dapat dihapus' },
  keepText: {
    en: 'Students have taken “{{name}}” or are taking it, so it stays with its results. An archived exam is out of the way: students do not see it.',
    id: '“{{name}}” sudah atau sedang dikerjakan siswa, jadi ujian dan hasilnya tetap ada. Ujian yang diarsipkan tidak mengganggu: siswa tidak melihatnya.',
  },
  releaseTitle: { en: 'Release the results?', id: 'Umumkan hasilnya?' },
  releaseText: {
    en: 'Students see their scores and answers from now on. This cannot be taken back.',
    id: 'Mulai sekarang siswa melihat nilai dan jawabannya. Ini tidak dapat dibatalkan.',
  },
  releaseRunning_one: {
    en: '{{count}} student still takes it and can see or hear what was right.',
  },
  releaseRunning_other: {
    en: '{{count}} students still take it and can see or hear what was right.',
    id: '{{count}} siswa masih mengerjakannya dan bisa melihat atau mendengar jawaban yang benar.',
  },
  releaseLate_one: {
    en: '{{count}} attempt has late answers that are neither counted nor ignored: decide first, since students then know whether these would be better.',
  },
  releaseLate_other: {
    en: '{{count}} attempts have late answers that are neither counted nor ignored: decide first, since students then know whether these would be better.',
    id: '{{count}} pengerjaan punya jawaban terlambat yang belum diputuskan: putuskan dulu, karena setelah itu siswa tahu apakah jawaban itu lebih baik.',
  },

  // Problems that prevent publishing
  problemsTitle: { en: 'This is still missing', id: 'Masih ada yang kurang' },
  problem_no_questions: { en: 'There are no questions yet.', id: 'Belum ada soal.' },
  problem_no_right_answer: {
    en: 'The right answer is missing or incomplete',
    id: 'Jawaban benar belum ada atau belum lengkap',
  },
  problem_draw_too_few: {
    en: 'The section draws more questions than have the tags',
    id: 'Jumlah soal undian melebihi soal yang memiliki labelnya',
  },
  problem_draw_unequal: {
    en: 'The questions of a draw need equal points, and passages equally many questions',
    id: 'Soal dalam satu undian harus sama bobotnya, dan tiap bacaan sama jumlah soalnya',
  },
  drawTooMany: {
    en: '{{bank_section}} draws from {{candidates}} questions or passages. All papers together use {{used}} of them; the others are never drawn.',
    id: '{{bank_section}} mengundi dari {{candidates}} soal atau bacaan. Semua paket bersama-sama memakai {{used}} di antaranya; sisanya tidak pernah terpilih.',
  },
  problem_form_too_long: {
    en: 'A paper has at most 1,000 questions. Let sections draw some of theirs',
    id: 'Satu paket memuat paling banyak 1.000 soal. Atur agar bagian mengundi sebagian soalnya',
  },
  problem_draw_overlap: {
    en: 'A question is in two draws of the section',
    id: 'Ada soal yang masuk dua undian dalam bagian ini',
  },
  problem_no_stimulus_content: {
    en: 'The passage has neither text nor a file',
    id: 'Stimulus belum memiliki teks maupun file',
  },
  problem_no_rows: { en: 'The table has no statements', id: 'Tabel belum memiliki pernyataan' },
  problem_too_few_options: {
    en: 'A question needs at least two options',
    id: 'Soal memerlukan paling sedikit dua pilihan',
  },
  problem_no_question_text: { en: 'The question has no text', id: 'Soal tidak memiliki teks' },
  problem_window_over: { en: 'The closing time is already over.', id: 'Waktu tutupnya sudah lewat.' },

  // Sections
  sections: { en: 'Sections', id: 'Bagian' },
  sectionsNone: {
    en: 'A section appears with its first question.',
    id: 'Bagian muncul bersama soal pertamanya.',
  },
  sectionName: { en: 'Section name', id: 'Nama bagian' },
  forwardOnly: { en: 'No going back', id: 'Tidak bisa kembali' },
  forwardOnlyHint: {
    en: 'Students cannot open earlier questions of this section again.',
    id: 'Siswa tidak dapat membuka lagi soal sebelumnya di bagian ini.',
  },
  attemptsAllowed: { en: 'Attempts allowed', id: 'Kesempatan' },
  link: { en: 'Link for students', id: 'Tautan untuk siswa' },
  copyLink: { en: 'Copy link', id: 'Salin tautan' },
  linkCopied: { en: 'Copied', id: 'Tersalin' },
  linkHere: {
    en: 'Only this computer can open this address. Ask your technician for the address that students use.',
    id: 'Alamat ini hanya bisa dibuka di komputer ini. Tanyakan kepada teknisi alamat yang dipakai siswa.',
  },
  noSection: { en: 'In no section', id: 'Tidak ada bagian' },
  cannotGoBack: {
    en: '{{section}}: students cannot go back to earlier questions.',
    id: '{{section}}: siswa tidak dapat kembali ke soal sebelumnya.',
  },
  cannotGoBackWhy: {
    en: 'The first section starts like this, for recordings. This one has no recordings: allow going back unless you want it so.',
    id: 'Bagian pertama memang diatur begini sejak awal, untuk soal rekaman. Bagian ini tidak berisi rekaman: izinkan kembali, kecuali memang Anda inginkan begitu.',
  },
  allowBack: { en: 'Allow going back', id: 'Izinkan kembali' },
  allowBackIn: { en: 'Allow going back in {{section}}', id: 'Izinkan kembali di {{section}}' },
  backAllowed: {
    en: 'Students can go back in {{section}}.',
    id: 'Siswa dapat kembali ke soal sebelumnya di {{section}}.',
  },
  sectionTimer: { en: 'Own timer (minutes)', id: 'Waktu sendiri (menit)' },
  noTimer: { en: 'none', id: 'tanpa' },
  saveSections: { en: 'Save sections', id: 'Simpan bagian' },
  removeSection: { en: 'Remove section', id: 'Hapus bagian' },
  sectionsSaved: { en: 'The sections are saved.', id: 'Bagian sudah disimpan.' },
  discard: { en: 'Discard', id: 'Batalkan' },

  // Preview
  previewNote: {
    en: 'Preview: this is how a student sees it. Nothing is saved, and the clock stands still.',
    id: 'Pratinjau: begini tampilannya bagi siswa. Tidak ada yang disimpan, dan waktu tidak berjalan.',
  },
  previewEmpty: { en: 'There is nothing to preview yet', id: 'Belum ada yang dapat dipratinjau' },
  leavePreview: { en: 'Leave the preview', id: 'Tutup pratinjau' },
});
