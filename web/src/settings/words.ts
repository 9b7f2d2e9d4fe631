import { words } from '../platform/i18n/words.ts';

export const settingsWords = words({
  stepsTitle: { default: 'First steps', en: 'First steps', id: 'Langkah pertama' },
  stepsDone: {
    default: '{{done}} of {{all}} done',
    en: '{{done}} of {{all}} done',
    id: '{{done}} dari {{all}} selesai',
  },
  stepsHide: { default: 'Hide this list', en: 'Hide this list', id: 'Sembunyikan daftar ini' },
  stepsHidden: {
    default: 'The first steps are hidden for all admins.',
    en: 'The first steps are hidden for all admins.',
    id: 'Langkah pertama disembunyikan untuk semua admin.',
  },
  stepIsDone: { default: 'done', en: 'done', id: 'selesai' },
  step_school: { default: 'Name your school', en: 'Name your school', id: 'Beri nama sekolah' },
  stepText_school: {
    default: 'Students see its name and logo on every screen.',
    en: 'Students see its name and logo on every screen.',
    id: 'Siswa melihat nama dan logonya di setiap layar.',
  },
  step_students: {
    default: 'Add your first class',
    en: 'Add your first class',
    id: 'Tambahkan kelas pertama',
  },
  stepText_students: {
    default: 'Import its students from a spreadsheet, or add them one by one.',
    en: 'Import its students from a spreadsheet, or add them one by one.',
    id: 'Impor siswanya dari berkas Excel, atau tambahkan satu per satu.',
  },
  step_examination: { default: 'Build an examination', en: 'Build an examination', id: 'Susun ujian' },
  stepText_examination: {
    default: 'Give it a name and a duration, then its first question.',
    en: 'Give it a name and a duration, then its first question.',
    id: 'Beri nama dan durasi, lalu tambahkan soal pertamanya.',
  },
  step_preview: { default: 'Try it yourself', en: 'Try it yourself', id: 'Coba sendiri' },
  stepText_preview: {
    default: 'The preview of an examination shows it as your students will see it.',
    en: 'The preview of an examination shows it as your students will see it.',
    id: 'Pratinjau ujian menampilkannya seperti yang akan dilihat siswa.',
  },
  step_publish: { default: 'Publish it', en: 'Publish it', id: 'Terbitkan' },
  stepText_publish: {
    default: 'From then on your students can take it.',
    en: 'From then on your students can take it.',
    id: 'Setelah itu siswa dapat mengerjakannya.',
  },

  title: { default: 'Settings', en: 'Settings', id: 'Pengaturan' },
  lead: {
    default: 'What holds for the whole school.',
    en: 'What holds for the whole school.',
    id: 'Yang berlaku untuk seluruh sekolah.',
  },
  save: { default: 'Save', en: 'Save', id: 'Simpan' },
  saved: { default: 'The settings are saved.', en: 'The settings are saved.', id: 'Pengaturan tersimpan.' },
  nothingChanged: {
    default: 'Everything is saved.',
    en: 'Everything is saved.',
    id: 'Semua sudah tersimpan.',
  },
  unsaved: {
    default: 'There are changes that are not saved yet.',
    en: 'There are changes that are not saved yet.',
    id: 'Ada perubahan yang belum disimpan.',
  },

  school: { default: 'School', en: 'School', id: 'Sekolah' },
  schoolName: { default: 'School name', en: 'School name', id: 'Nama sekolah' },
  schoolNameHint: {
    default: 'Shown on every screen, in the browser’s tab and on login cards.',
    en: 'Shown on every screen, in the browser’s tab and on login cards.',
    id: 'Ditampilkan di setiap layar, di tab peramban, dan di kartu login.',
  },
  logo: { default: 'Logo', en: 'Logo', id: 'Logo' },
  logoHint: {
    default: 'A png, jpeg, webp, gif or avif of up to {{max}} MB. It stands on white.',
    en: 'A png, jpeg, webp, gif or avif of up to {{max}} MB. It stands on white.',
    id: 'File png, jpeg, webp, gif, atau avif hingga {{max}} MB. Latarnya putih.',
  },
  noLogo: { default: 'No logo', en: 'No logo', id: 'Belum ada logo' },
  logoNow: { default: 'The logo of the school', en: 'The logo of the school', id: 'Logo sekolah' },
  logoNew: {
    default: 'The new logo, not saved yet',
    en: 'The new logo, not saved yet',
    id: 'Logo baru, belum disimpan',
  },
  logoGoes: {
    default: 'The logo is removed when you save.',
    en: 'The logo is removed when you save.',
    id: 'Logo dihapus saat Anda menyimpan.',
  },
  chooseLogo: { default: 'Choose a logo', en: 'Choose a logo', id: 'Pilih logo' },
  otherLogo: { default: 'Choose another', en: 'Choose another', id: 'Pilih yang lain' },
  removeLogo: { default: 'Remove', en: 'Remove', id: 'Hapus' },
  keepLogo: { default: 'Leave as it was', en: 'Leave as it was', id: 'Biarkan seperti semula' },

  languageAndTime: { default: 'Language and time', en: 'Language and time', id: 'Bahasa dan waktu' },
  language: { default: 'Default language', en: 'Default language', id: 'Bahasa bawaan' },
  languageHint: {
    default: 'For people who have not chosen one.',
    en: 'For people who have not chosen one.',
    id: 'Untuk siapa pun yang belum memilih bahasa.',
  },
  timeZone: { default: 'Time zone', en: 'Time zone', id: 'Zona waktu' },
  timeZoneHint: {
    default: 'The months of the leaderboard begin and end by it.',
    en: 'The months of the leaderboard begin and end by it.',
    id: 'Awal dan akhir bulan di papan peringkat mengikuti zona ini.',
  },
  timeThere: {
    default: 'There it is now {{time}}.',
    en: 'There it is now {{time}}.',
    id: 'Di sana kini {{time}}.',
  },
  noZone: { default: 'No such time zone', en: 'No such time zone', id: 'Tidak ada zona waktu seperti itu' },

  leaderboard: { default: 'Leaderboard', en: 'Leaderboard', id: 'Papan peringkat' },
  leaderboardOn: {
    default: 'Show the leaderboard',
    en: 'Show the leaderboard',
    id: 'Tampilkan papan peringkat',
  },
  leaderboardHint: {
    default: 'Every student sees the names and balances of the best of this month and the last.',
    en: 'Every student sees the names and balances of the best of this month and the last.',
    id: 'Setiap siswa melihat nama dan saldo peringkat teratas bulan ini dan bulan lalu.',
  },
  prizeOn: { default: 'Announce a prize', en: 'Announce a prize', id: 'Umumkan hadiah' },
  prizeHint: {
    default: 'A banner above the list says what the best of the month wins.',
    en: 'A banner above the list says what the best of the month wins.',
    id: 'Spanduk di atas daftar menyebutkan hadiah untuk peringkat teratas bulan ini.',
  },
  prizeText: { default: 'Prize', en: 'Prize', id: 'Hadiah' },
  prizePreview: { default: 'How it looks', en: 'How it looks', id: 'Tampilannya' },

  registration: { default: 'Registration', en: 'Registration', id: 'Pendaftaran' },
  registrationLegend: {
    default: 'Who makes a student’s account?',
    en: 'Who makes a student’s account?',
    id: 'Siapa yang membuat akun siswa?',
  },
  registrationOpen: {
    default: 'Students, by registering',
    en: 'Students, by registering',
    id: 'Siswa, dengan mendaftar',
  },
  registrationClosed: { default: 'Only the school', en: 'Only the school', id: 'Hanya sekolah' },
  registrationOpenText: {
    default: 'Registration is open: anyone who knows the address of this site can make a student’s account.',
    en: 'Registration is open: anyone who knows the address of this site can make a student’s account.',
    id: 'Pendaftaran dibuka: siapa pun yang tahu alamat situs ini dapat membuat akun siswa.',
  },
  registrationClosedText: {
    default:
      'Registration is closed: accounts come from the Students page, one by one or from a spreadsheet. Accounts that are there stay.',
    en: 'Registration is closed: accounts come from the Students page, one by one or from a spreadsheet. Accounts that are there stay.',
    id: 'Pendaftaran ditutup: akun dibuat di halaman Siswa, satu per satu atau dari file Excel. Akun yang sudah ada tetap berlaku.',
  },

  privacy: { default: 'Privacy', en: 'Privacy', id: 'Privasi' },
  eraseOld: { default: 'Erase old attempts', en: 'Erase old attempts', id: 'Hapus pengerjaan lama' },
  eraseOldHint: {
    default:
      'With their answers, results and history, for good. The leaderboard’s balances follow. Accounts and examinations stay.',
    en: 'With their answers, results and history, for good. The leaderboard’s balances follow. Accounts and examinations stay.',
    id: 'Beserta jawaban, hasil, dan riwayatnya, secara permanen. Saldo papan peringkat ikut menyesuaikan. Akun dan ujian tetap ada.',
  },
  eraseAfter: {
    default: 'Months after submission',
    en: 'Months after submission',
    id: 'Bulan setelah dikumpulkan',
  },
  erasePreview: {
    default: 'As of now: attempts {{attempts}}, students {{students}}, examinations {{examinations}}.',
    en: 'As of now: attempts {{attempts}}, students {{students}}, examinations {{examinations}}.',
    id: 'Saat ini: {{attempts}} pengerjaan dari {{students}} siswa pada {{examinations}} ujian.',
  },
  eraseTitle: { default: 'Erase old attempts?', en: 'Erase old attempts?', id: 'Hapus pengerjaan lama?' },
  eraseText_one: {
    default:
      '{{count}} attempt is older than {{months}} months and is erased within the hour, later ones as they grow old. Nothing brings them back but a backup.',
    en: '{{count}} attempt is older than {{months}} months and is erased within the hour, later ones as they grow old. Nothing brings them back but a backup.',
    id: '{{count}} pengerjaan berumur lebih dari {{months}} bulan dan dihapus dalam satu jam; yang lain menyusul. Hanya cadangan yang dapat mengembalikannya.',
  },
  eraseText_other: {
    default:
      '{{count}} attempts are older than {{months}} months and are erased within the hour, later ones as they grow old. Nothing brings them back but a backup.',
    en: '{{count}} attempts are older than {{months}} months and are erased within the hour, later ones as they grow old. Nothing brings them back but a backup.',
    id: '{{count}} pengerjaan berumur lebih dari {{months}} bulan dan dihapus dalam satu jam; yang lain menyusul. Hanya cadangan yang dapat mengembalikannya.',
  },
  eraseConfirm: { default: 'Erase them', en: 'Erase them', id: 'Hapus' },
  eraseCancel: { default: 'Keep them', en: 'Keep them', id: 'Jangan hapus' },

  outages: { default: 'Server outages', en: 'Server outages', id: 'Gangguan server' },
  giveBackOutages: {
    default: 'Give back the time of a server outage',
    en: 'Give back the time of a server outage',
    id: 'Kembalikan waktu saat server terganggu',
  },
  giveBackOutagesHint: {
    default: 'When the server was away for more than a minute, running attempts end that much later.',
    en: 'When the server was away for more than a minute, running attempts end that much later.',
    id: 'Jika server tidak berjalan lebih dari satu menit, pengerjaan yang berlangsung diperpanjang selama itu.',
  },
});
