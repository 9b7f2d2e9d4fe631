import { words } from '../platform/i18n/words.ts';

export const settingsWords = words({
  stepsTitle: { en: 'First steps', id: 'Langkah pertama' },
  stepsDone: { en: '{{done}} of {{all}} done', id: '{{done}} dari {{all}} selesai' },
  stepsHide: { en: 'Hide this list', id: 'Sembunyikan daftar ini' },
  stepsHidden: {
    en: 'The first steps are hidden for all admins.',
    id: 'Langkah pertama disembunyikan untuk semua admin.',
  },
  stepIsDone: { en: 'done', id: 'selesai' },
  step_school: { en: 'Name your school', id: 'Beri nama sekolah' },
  stepText_school: {
    en: 'Students see its name and logo on every screen.',
    id: 'Siswa melihat nama dan logonya di setiap layar.',
  },
  step_language: { en: 'Choose the language of the screens', id: 'Pilih bahasa layar' },
  stepText_language: {
    en: 'For everyone who has not chosen one. Each person can choose another.',
    id: 'Untuk siapa pun yang belum memilih bahasa. Setiap orang dapat memilih yang lain.',
  },
  step_registration: {
    en: 'Decide who creates student accounts',
    id: 'Tentukan siapa yang membuat akun siswa',
  },
  stepText_registration: {
    en: 'If students register, anyone who knows the address can create an account.',
    id: 'Jika siswa mendaftar sendiri, siapa pun yang tahu alamatnya dapat membuat akun.',
  },
  step_students: { en: 'Add your first class', id: 'Tambahkan kelas pertama' },
  stepText_students: {
    en: 'Import its students from a spreadsheet, or add them one by one.',
    id: 'Impor siswanya dari berkas Excel, atau tambahkan satu per satu.',
  },
  step_prize: { en: 'Confirm or change the prize', id: 'Pastikan atau ubah hadiahnya' },
  stepText_prize: {
    en: 'Students see “{{prize}}” above the leaderboard. Promise only what your school gives.',
    id: 'Siswa melihat “{{prize}}” di atas papan peringkat. Janjikan hanya yang akan diberikan sekolah.',
  },
  prizeKeep: { en: 'Keep “{{prize}}”', id: 'Tetap “{{prize}}”' },
  prizeNone: { en: 'No prize', id: 'Tanpa hadiah' },
  step_examination: { en: 'Build an examination', id: 'Susun ujian' },
  stepText_examination: {
    en: 'Give it a name and a duration, then its first question.',
    id: 'Beri nama dan durasi, lalu tambahkan soal pertamanya.',
  },
  step_preview: { en: 'Try it yourself', id: 'Coba sendiri' },
  stepText_preview: {
    en: 'The preview of an examination shows it as your students will see it.',
    id: 'Pratinjau ujian menampilkannya seperti yang akan dilihat siswa.',
  },
  step_publish: { en: 'Publish it', id: 'Terbitkan' },
  stepText_publish: {
    en: 'From then on your students can take it.',
    id: 'Setelah itu siswa dapat mengerjakannya.',
  },

  title: { en: 'Settings', id: 'Pengaturan' },
  lead: { en: 'What holds for the whole school.', id: 'Yang berlaku untuk seluruh sekolah.' },
  save: { en: 'Save', id: 'Simpan' },
  saved: { en: 'The settings are saved.', id: 'Pengaturan tersimpan.' },
  nothingChanged: { en: 'Everything is saved.', id: 'Semua sudah tersimpan.' },
  unsaved: { en: 'There are changes that are not saved yet.', id: 'Ada perubahan yang belum disimpan.' },

  school: { en: 'School', id: 'Sekolah' },
  schoolName: { en: 'School name', id: 'Nama sekolah' },
  schoolNameHint: {
    en: 'Shown on every screen, in the browser’s tab and on login cards.',
    id: 'Ditampilkan di setiap layar, di tab peramban, dan di kartu login.',
  },
  logo: { en: 'Logo', id: 'Logo' },
  logoHint: {
    en: 'A png, jpeg, webp, gif or avif of up to {{max}} MB. It stands on white.',
    id: 'File png, jpeg, webp, gif, atau avif hingga {{max}} MB. Latarnya putih.',
  },
  noLogo: { en: 'No logo', id: 'Belum ada logo' },
  logoNow: { en: 'The logo of the school', id: 'Logo sekolah' },
  logoNew: { en: 'The new logo, not saved yet', id: 'Logo baru, belum disimpan' },
  logoGoes: { en: 'The logo is removed when you save.', id: 'Logo dihapus saat Anda menyimpan.' },
  chooseLogo: { en: 'Choose a logo', id: 'Pilih logo' },
  otherLogo: { en: 'Choose another', id: 'Pilih yang lain' },
  removeLogo: { en: 'Remove', id: 'Hapus' },
  keepLogo: { en: 'Leave as it was', id: 'Biarkan seperti semula' },

  languageAndTime: { en: 'Language and time', id: 'Bahasa dan waktu' },
  language: { en: 'Default language', id: 'Bahasa bawaan' },
  languageOfBrowser: { en: 'Each visitor’s browser', id: 'Bahasa peramban tiap pengunjung' },
  languageHint: {
    en: 'For people who have not chosen one.',
    id: 'Untuk siapa pun yang belum memilih bahasa.',
  },
  timeZone: { en: 'Time zone', id: 'Zona waktu' },
  timeZoneHint: {
    en: 'The months of the leaderboard begin and end by it.',
    id: 'Awal dan akhir bulan di papan peringkat mengikuti zona ini.',
  },
  timeThere: { en: 'There it is now {{time}}.', id: 'Di sana kini {{time}}.' },
  noZone: { en: 'No such time zone', id: 'Tidak ada zona waktu seperti itu' },

  leaderboard: { en: 'Leaderboard', id: 'Papan peringkat' },
  leaderboardOn: { en: 'Show the leaderboard', id: 'Tampilkan papan peringkat' },
  leaderboardHint: {
    en: 'Every student sees the names and balances of the best of this month and the last.',
    id: 'Setiap siswa melihat nama dan saldo peringkat teratas bulan ini dan bulan lalu.',
  },
  prizeOn: { en: 'Announce a prize', id: 'Umumkan hadiah' },
  prizeHint: {
    en: 'A banner above the list says what the best of the month wins.',
    id: 'Spanduk di atas daftar menyebutkan hadiah untuk peringkat teratas bulan ini.',
  },
  prizeText: { en: 'Prize', id: 'Hadiah' },
  prizePreview: { en: 'How it looks', id: 'Tampilannya' },

  registration: { en: 'Registration', id: 'Pendaftaran' },
  registrationLegend: { en: 'Who makes a student’s account?', id: 'Siapa yang membuat akun siswa?' },
  registrationOpen: { en: 'Students, by registering', id: 'Siswa, dengan mendaftar' },
  registrationClosed: { en: 'Only the school', id: 'Hanya sekolah' },
  registrationOpenText: {
    en: 'Registration is open: anyone who knows the address of this site can make a student’s account.',
    id: 'Pendaftaran dibuka: siapa pun yang tahu alamat situs ini dapat membuat akun siswa.',
  },
  registrationClosedText: {
    en: 'Registration is closed: accounts come from the Students page, one by one or from a spreadsheet. Accounts that are there stay.',
    id: 'Pendaftaran ditutup: akun dibuat di halaman Siswa, satu per satu atau dari file Excel. Akun yang sudah ada tetap berlaku.',
  },

  teachers: { en: 'Teachers', id: 'Guru' },
  teachers_see_all_classes: {
    en: 'Teachers see the students of all classes',
    id: 'Guru melihat siswa semua kelas',
  },
  hint_teachers_see_all_classes: {
    en: 'Otherwise a teacher sees the students of their own classes, and those who take their exams.',
    id: 'Jika tidak, guru hanya melihat siswa di kelasnya sendiri dan siswa yang mengikuti ujiannya.',
  },
  teachers_open_to_all: {
    en: 'Teachers may open an exam to all students',
    id: 'Guru boleh membuka ujian untuk semua siswa',
  },
  hint_teachers_open_to_all: {
    en: 'Otherwise a teacher opens exams to their own classes only.',
    id: 'Jika tidak, guru hanya dapat membuka ujian untuk kelasnya sendiri.',
  },
  teachers_in_leaderboard: {
    en: 'Teachers’ exams count for the leaderboard',
    id: 'Ujian guru dihitung untuk papan peringkat',
  },
  hint_teachers_in_leaderboard: {
    en: 'Otherwise only the school’s exams do. A change counts the balances again at once.',
    id: 'Jika tidak, hanya ujian sekolah yang dihitung. Bila diubah, saldo langsung dihitung ulang.',
  },

  cards: { en: 'Login cards', id: 'Kartu login' },
  cardAddress: { en: 'Address on the cards', id: 'Alamat di kartu' },
  cardAddressHint: {
    en: 'The address at which students open this site.',
    id: 'Alamat yang dipakai siswa untuk membuka situs ini.',
  },
  cardAddressGiven: {
    en: 'The cards have the address {{address}}. The server’s configuration sets it.',
    id: 'Alamat di kartu adalah {{address}}. Alamat ini diatur di konfigurasi server.',
  },
  keepPasswords: {
    en: 'Keep the card’s password until after the exam day',
    id: 'Kata sandi kartu tetap berlaku sampai setelah hari ujian',
  },
  keepPasswordsHint: {
    en: 'For all students: until then they are not asked for a password of their own.',
    id: 'Untuk semua siswa: sampai saat itu siswa tidak diminta membuat kata sandi sendiri.',
  },
  keepUntil: { en: 'Last day', id: 'Hari terakhir' },

  privacy: { en: 'Privacy', id: 'Privasi' },
  eraseOld: { en: 'Erase old attempts', id: 'Hapus pengerjaan lama' },
  eraseOldHint: {
    en: 'With their answers, results and history, for good. The leaderboard’s balances follow. Accounts and examinations stay.',
    id: 'Beserta jawaban, hasil, dan riwayatnya, secara permanen. Saldo papan peringkat ikut menyesuaikan. Akun dan ujian tetap ada.',
  },
  eraseAfter: { en: 'Months after submission', id: 'Bulan setelah dikumpulkan' },
  erasePreview: {
    en: 'As of now: attempts {{attempts}}, students {{students}}, examinations {{examinations}}.',
    id: 'Saat ini: {{attempts}} pengerjaan dari {{students}} siswa pada {{examinations}} ujian.',
  },
  eraseTitle: { en: 'Erase old attempts?', id: 'Hapus pengerjaan lama?' },
  eraseText_one: {
    en: '{{count}} attempt is older than {{months}} months and is erased within the hour, later ones as they grow old. Nothing brings them back but a backup.',
  },
  eraseText_other: {
    en: '{{count}} attempts are older than {{months}} months and are erased within the hour, later ones as they grow old. Nothing brings them back but a backup.',
    id: '{{count}} pengerjaan berumur lebih dari {{months}} bulan dan dihapus dalam satu jam; yang lain menyusul. Hanya cadangan yang dapat mengembalikannya.',
  },
  eraseConfirm: { en: 'Erase them', id: 'Hapus' },
  eraseCancel: { en: 'Keep them', id: 'Jangan hapus' },

  outages: { en: 'Server outages', id: 'Gangguan server' },
  giveBackOutages: {
    en: 'Give back the time of a server outage',
    id: 'Kembalikan waktu saat server terganggu',
  },
  giveBackOutagesHint: {
    en: 'When the server was away for more than a minute, running attempts end that much later.',
    id: 'Jika server tidak berjalan lebih dari satu menit, pengerjaan yang berlangsung diperpanjang selama itu.',
  },
});
