import { words } from '../i18n/words.ts';

export const attemptsWords = words({
  // Opening
  loading: { default: 'Loading...', en: 'Loading...', id: 'Memuat...' },
  loadingShare: {
    default: 'Loading... {{percent}} %',
    en: 'Loading... {{percent}} %',
    id: 'Memuat... {{percent}} %',
  },
  loadingNote: {
    default: "This may take a few seconds, please don't close this page.",
    en: "This may take a few seconds, please don't close this page.",
    id: 'Ini perlu beberapa detik, jangan tutup halaman ini.',
  },
  questionsFailed: {
    default: 'Error fetching questions',
    en: 'The questions could not be fetched',
    id: 'Soal tidak dapat diambil',
  },
  timingFailed: { default: 'Error: {{message}}', en: 'Error: {{message}}', id: 'Kesalahan: {{message}}' },
  failedHint: {
    default: 'Your answers are safe. Check the connection and try again.',
    en: 'Your answers are safe. Check the connection and try again.',
    id: 'Jawaban Anda aman. Periksa koneksi, lalu coba lagi.',
  },
  unreachable: {
    default: 'the server could not be reached',
    en: 'the server could not be reached',
    id: 'server tidak dapat dihubungi',
  },
  noExamination: {
    default: 'No examination is chosen',
    en: 'No examination is chosen',
    id: 'Belum ada ujian yang dipilih',
  },
  notOpen: {
    default: 'This examination is not open to you',
    en: 'This examination is not open to you',
    id: 'Ujian ini tidak dibuka untuk Anda',
  },
  alreadyTaken: {
    default: 'You have already taken this examination',
    en: 'You have already taken this examination',
    id: 'Anda sudah mengerjakan ujian ini',
  },
  chooseExamination: {
    default: 'Choose one from your list of examinations.',
    en: 'Choose one from your list of examinations.',
    id: 'Pilih salah satu dari daftar ujian Anda.',
  },
  alreadyTakenText: {
    default: 'No attempts are left. Your result is on the dashboard.',
    en: 'No attempts are left. Your result is on the dashboard.',
    id: 'Kesempatan sudah habis. Hasilnya ada di beranda.',
  },
  tryAgain: { default: 'Try again', en: 'Try again', id: 'Coba lagi' },
  toExaminations: { default: 'To the examinations', en: 'To the examinations', id: 'Ke daftar ujian' },

  // Bars
  examination: { default: 'Examination', en: 'Examination', id: 'Ujian' },
  finishSection: { default: 'Finish Section', en: 'Finish section', id: 'Selesaikan bagian' },
  candidate: { default: 'Candidate: {{name}}', en: 'Candidate: {{name}}', id: 'Peserta: {{name}}' },
  question: { default: 'Question {{number}}', en: 'Question {{number}}', id: 'Soal {{number}}' },
  ofQuestions: { default: 'of {{total}}', en: 'of {{total}}', id: 'dari {{total}}' },
  section: { default: 'Section', en: 'Section', id: 'Bagian' },
  timeLeft: { default: 'Section time remaining', en: 'Section time remaining', id: 'Sisa waktu bagian' },
  minutesLeft_one: {
    default: '{{count}} minute left',
    en: '{{count}} minute left',
    id: 'Sisa {{count}} menit',
  },
  minutesLeft_other: {
    default: '{{count}} minutes left',
    en: '{{count}} minutes left',
    id: 'Sisa {{count}} menit',
  },
  back: { default: 'Back', en: 'Back', id: 'Kembali' },
  next: { default: 'Next', en: 'Next', id: 'Lanjut' },
  flag: { default: 'Ragu-ragu', en: 'Not sure', id: 'Ragu-ragu' },

  // Sections and numbers
  sections: { default: 'Sections', en: 'Sections', id: 'Bagian ujian' },
  reached: { default: 'reached', en: 'reached', id: 'sudah dibuka' },
  questionNumbers: {
    default: 'Questions of this section',
    en: 'Questions of this section',
    id: 'Soal di bagian ini',
  },
  answered: { default: 'answered', en: 'answered', id: 'dijawab' },
  unanswered: { default: 'unanswered', en: 'unanswered', id: 'belum dijawab' },
  flagged: { default: 'flagged', en: 'flagged', id: 'ragu-ragu' },
  notYetSaved: { default: 'not saved yet', en: 'not saved yet', id: 'belum tersimpan' },
  notAccepted: { default: 'not accepted', en: 'not accepted', id: 'tidak diterima' },

  // Question
  options: { default: 'Answer options', en: 'Answer options', id: 'Pilihan jawaban' },
  questionImage: {
    default: 'Question image {{number}}',
    en: 'Question image {{number}}',
    id: 'Gambar soal {{number}}',
  },
  optionImage: { default: 'Option {{letter}}', en: 'Option {{letter}}', id: 'Pilihan {{letter}}' },
  optionRefused: {
    default: 'The server did not accept this answer. Please choose again.',
    en: 'The server did not accept this answer. Please choose again.',
    id: 'Server tidak menerima jawaban ini. Silakan pilih lagi.',
  },

  // Listening
  recording: { default: 'Recording', en: 'Recording', id: 'Rekaman' },
  play: { default: 'Play', en: 'Play', id: 'Putar' },
  goOn: { default: 'Go on', en: 'Go on', id: 'Lanjutkan' },
  playOnce: {
    default: 'You can play it once. Put on your headphones first.',
    en: 'You can play it once. Put on your headphones first.',
    id: 'Hanya dapat diputar sekali. Pasang headphone dulu.',
  },
  playsLeft_one: {
    default: '{{count}} play left',
    en: '{{count}} play left',
    id: 'Sisa {{count}} kali putar',
  },
  playsLeft_other: {
    default: '{{count}} plays left',
    en: '{{count}} plays left',
    id: 'Sisa {{count}} kali putar',
  },
  fetching: {
    default: 'Getting the recording ready',
    en: 'Getting the recording ready',
    id: 'Menyiapkan rekaman',
  },
  fetchFailed: {
    default: 'The recording could not be fetched. No play was used.',
    en: 'The recording could not be fetched. No play was used.',
    id: 'Rekaman tidak dapat diambil. Kesempatan putar tidak berkurang.',
  },
  starting: { default: 'Starting', en: 'Starting', id: 'Memulai' },
  playing: { default: 'Playing', en: 'Playing', id: 'Sedang diputar' },
  interrupted: {
    default: 'The device stopped the recording. It goes on where it stopped.',
    en: 'The device stopped the recording. It goes on where it stopped.',
    id: 'Perangkat menghentikan rekaman. Rekaman dilanjutkan dari titik itu.',
  },
  countFailed: {
    default: 'No connection to the server. Press again: it counts as one play only.',
    en: 'No connection to the server. Press again: it counts as one play only.',
    id: 'Tidak ada sambungan ke server. Tekan lagi: tetap dihitung sekali putar.',
  },
  blocked: {
    default: 'The device would not start the sound. Press again: no extra play is used.',
    en: 'The device would not start the sound. Press again: no extra play is used.',
    id: 'Perangkat tidak mau memulai suara. Tekan lagi: kesempatan putar tidak berkurang.',
  },
  played: {
    default: 'This recording has been played.',
    en: 'This recording has been played.',
    id: 'Rekaman ini sudah diputar.',
  },

  // Saving
  allSaved: { default: 'All answers saved', en: 'All answers saved', id: 'Semua jawaban tersimpan' },
  saving: { default: 'Saving…', en: 'Saving…', id: 'Menyimpan…' },
  waiting_one: { default: '{{count}} waiting', en: '{{count}} waiting', id: '{{count}} menunggu' },
  waiting_other: { default: '{{count}} waiting', en: '{{count}} waiting', id: '{{count}} menunggu' },
  failed_one: {
    default: '{{count}} answer not accepted',
    en: '{{count}} answer not accepted',
    id: '{{count}} jawaban tidak diterima',
  },
  failed_other: {
    default: '{{count}} answers not accepted',
    en: '{{count}} answers not accepted',
    id: '{{count}} jawaban tidak diterima',
  },
  connectionLost: {
    default: 'No connection since {{time}}.',
    en: 'No connection since {{time}}.',
    id: 'Tidak ada koneksi sejak {{time}}.',
  },
  keptHere: {
    default: 'Go on working, it is kept on this device.',
    en: 'Go on working, it is kept on this device.',
    id: 'Lanjutkan saja, jawaban disimpan di perangkat ini.',
  },
  storageFailed: {
    default: 'This device cannot keep a copy. Keep the page open until all is saved.',
    en: 'This device cannot keep a copy. Keep the page open until all is saved.',
    id: 'Perangkat ini tidak bisa menyimpan salinan. Jangan tutup halaman sampai semua tersimpan.',
  },

  // Intro
  intro: { default: 'Intro', en: 'Intro', id: 'Pengantar' },
  rulesTitle: { default: 'How it works', en: 'How it works', id: 'Cara pengerjaan' },
  ruleTime: {
    default: 'You have {{minutes}} minutes. The server keeps the time, whatever happens to this device.',
    en: 'You have {{minutes}} minutes. The server keeps the time, whatever happens to this device.',
    id: 'Waktu Anda {{minutes}} menit. Server yang menghitung waktu, apa pun yang terjadi pada perangkat ini.',
  },
  ruleSaving: {
    default: 'Every answer is saved as you choose it. If the connection is lost, go on: it is sent later.',
    en: 'Every answer is saved as you choose it. If the connection is lost, go on: it is sent later.',
    id: 'Setiap jawaban langsung disimpan. Jika koneksi terputus, lanjutkan saja: jawaban dikirim nanti.',
  },
  ruleForward: {
    default: '{{sections}}: forward only. You cannot go back to a question there.',
    en: '{{sections}}: forward only. You cannot go back to a question there.',
    id: '{{sections}}: hanya maju. Anda tidak bisa kembali ke soal sebelumnya.',
  },
  ruleSound: {
    default: 'A recording can be played once. Check your sound before you press Play.',
    en: 'A recording can be played once. Check your sound before you press Play.',
    id: 'Rekaman hanya dapat diputar sekali. Periksa suara sebelum menekan Putar.',
  },
  ruleKeys: {
    default: 'Keys: 1–9 or A–J choose, ← → move, F marks a question as ragu-ragu.',
    en: 'Keys: 1–9 or A–J choose, ← → move, F marks a question as not sure.',
    id: 'Tombol: 1–9 atau A–J memilih, ← → berpindah, F menandai ragu-ragu.',
  },
  close: { default: 'Close', en: 'Close', id: 'Tutup' },

  // Finishing
  finishTitle: { default: 'Finish and submit?', en: 'Finish and submit?', id: 'Selesai dan kumpulkan?' },
  finishText: {
    default: 'Your answers are handed in and cannot be changed afterwards.',
    en: 'Your answers are handed in and cannot be changed afterwards.',
    id: 'Jawaban dikumpulkan dan tidak dapat diubah lagi.',
  },
  finishSectionTitle: {
    default: 'Finish this section?',
    en: 'Finish this section?',
    id: 'Selesaikan bagian ini?',
  },
  finishSectionText: {
    default: 'The next section begins with its own time. You cannot come back to this one.',
    en: 'The next section begins with its own time. You cannot come back to this one.',
    id: 'Bagian berikutnya dimulai dengan waktunya sendiri. Anda tidak dapat kembali ke bagian ini.',
  },
  finishSectionFailed: {
    default: 'The server could not be reached. Everything is kept, please try again.',
    en: 'The server could not be reached. Everything is kept, please try again.',
    id: 'Server tidak dapat dihubungi. Semua jawaban tetap ada, silakan coba lagi.',
  },
  nextSection: { default: 'Next section', en: 'Next section', id: 'Bagian berikutnya' },
  sectionBegins: {
    default: '{{name}} begins now, with its own time.',
    en: '{{name}} begins now, with its own time.',
    id: '{{name}} dimulai sekarang, dengan waktunya sendiri.',
  },
  ruleSectionTimes: {
    default: 'Each section has its own time and is taken once: {{sections}}.',
    en: 'Each section has its own time and is taken once: {{sections}}.',
    id: 'Setiap bagian punya waktu sendiri dan dikerjakan sekali: {{sections}}.',
  },
  sectionMinutes: {
    default: '{{name}} ({{minutes}} min)',
    en: '{{name}} ({{minutes}} min)',
    id: '{{name}} ({{minutes}} mnt)',
  },
  columnUnanswered: { default: 'Unanswered', en: 'Unanswered', id: 'Belum dijawab' },
  columnFlagged: { default: 'Ragu-ragu', en: 'Not sure', id: 'Ragu-ragu' },
  keepWorking: { default: 'Keep working', en: 'Keep working', id: 'Lanjut mengerjakan' },
  submit: { default: 'Submit', en: 'Submit', id: 'Kumpulkan' },
  submitting: { default: 'Submitting…', en: 'Submitting…', id: 'Mengumpulkan…' },
  submitFailed: {
    default: 'It could not be handed in yet. Everything is kept, please try again.',
    en: 'It could not be handed in yet. Everything is kept, please try again.',
    id: 'Belum dapat dikumpulkan. Semua jawaban tetap ada, silakan coba lagi.',
  },
  timesUp: { default: 'Times Up !', en: "Time's up!", id: 'Waktu habis!' },
  timesUpText_one: {
    default: 'Your answers are submitted in {{count}} second.',
    en: 'Your answers are submitted in {{count}} second.',
    id: 'Jawaban dikumpulkan dalam {{count}} detik.',
  },
  timesUpText_other: {
    default: 'Your answers are submitted in {{count}} seconds.',
    en: 'Your answers are submitted in {{count}} seconds.',
    id: 'Jawaban dikumpulkan dalam {{count}} detik.',
  },
  submisi: { default: 'Submisi', en: 'Submit', id: 'Kumpulkan' },
  timesUpOffline: {
    default: 'No connection. The server closes the examination by itself, and what reached it counts.',
    en: 'No connection. The server closes the examination by itself, and what reached it counts.',
    id: 'Tidak ada koneksi. Server menutup ujian dengan sendirinya, dan yang sudah sampai di server dihitung.',
  },
  savedInTime_one: {
    default: '{{count}} answer is safe on the server.',
    en: '{{count}} answer is safe on the server.',
    id: '{{count}} jawaban aman di server.',
  },
  savedInTime_other: {
    default: '{{count}} answers are safe on the server.',
    en: '{{count}} answers are safe on the server.',
    id: '{{count}} jawaban aman di server.',
  },
  notInTime_one: {
    default:
      '{{count}} answer is not there yet. It stays on this device and is handed in as late when the connection is back, also if you close this page and open Lulus here again.',
    en: '{{count}} answer is not there yet. It stays on this device and is handed in as late when the connection is back, also if you close this page and open Lulus here again.',
    id: '{{count}} jawaban belum sampai. Jawaban itu tetap ada di perangkat ini dan dikumpulkan sebagai terlambat saat koneksi kembali, juga bila halaman ini ditutup dan Lulus dibuka lagi di sini.',
  },
  notInTime_other: {
    default:
      '{{count}} answers are not there yet. They stay on this device and are handed in as late when the connection is back, also if you close this page and open Lulus here again.',
    en: '{{count}} answers are not there yet. They stay on this device and are handed in as late when the connection is back, also if you close this page and open Lulus here again.',
    id: '{{count}} jawaban belum sampai. Semuanya tetap ada di perangkat ini dan dikumpulkan sebagai terlambat saat koneksi kembali, juga bila halaman ini ditutup dan Lulus dibuka lagi di sini.',
  },
  tryNow: {
    default: 'Try again now',
    en: 'Try again now',
    id: 'Coba lagi sekarang',
  },
  toDashboard: {
    default: 'To the dashboard',
    en: 'To the dashboard',
    id: 'Ke beranda',
  },
  saveCopy: {
    default: 'Save a copy',
    en: 'Save a copy',
    id: 'Simpan salinan',
  },
  copySaved: {
    default: 'The copy is saved. Give the file to your teacher.',
    en: 'The copy is saved. Give the file to your teacher.',
    id: 'Salinan tersimpan. Serahkan berkas itu kepada guru Anda.',
  },
  copyFailed: {
    default: 'A copy cannot be saved now. Keep this page open.',
    en: 'A copy cannot be saved now. Keep this page open.',
    id: 'Salinan belum dapat disimpan. Biarkan halaman ini terbuka.',
  },
  lateAnswers_one: {
    default:
      '{{count}} answer was received after the time was over. It is recorded as late; your teacher decides whether it counts.',
    en: '{{count}} answer was received after the time was over. It is recorded as late; your teacher decides whether it counts.',
    id: '{{count}} jawaban diterima setelah waktu habis. Jawaban itu dicatat sebagai terlambat; guru Anda yang memutuskan apakah dihitung.',
  },
  lateAnswers_other: {
    default:
      '{{count}} answers were received after the time was over. They are recorded as late; your teacher decides whether they count.',
    en: '{{count}} answers were received after the time was over. They are recorded as late; your teacher decides whether they count.',
    id: '{{count}} jawaban diterima setelah waktu habis. Semuanya dicatat sebagai terlambat; guru Anda yang memutuskan apakah dihitung.',
  },
  closedOffline: {
    default: 'The examination is over',
    en: 'The examination is over',
    id: 'Ujian sudah berakhir',
  },
  closedOfflineText: {
    default:
      'There is no connection. Your result is fetched when it is back; nothing that waits here is lost.',
    en: 'There is no connection. Your result is fetched when it is back; nothing that waits here is lost.',
    id: 'Tidak ada koneksi. Hasil Anda diambil saat koneksi kembali; tidak ada yang hilang dari perangkat ini.',
  },
  closedByServer: {
    default: 'The examination is over. Getting your result…',
    en: 'The examination is over. Getting your result…',
    id: 'Ujian sudah berakhir. Mengambil hasil Anda…',
  },

  // Another tab, another device, another login
  otherTab: {
    default: 'The examination is open in another tab',
    en: 'The examination is open in another tab',
    id: 'Ujian terbuka di tab lain',
  },
  otherTabText: {
    default: 'Only one tab at a time can answer. Continue here, and the other one stops; nothing is lost.',
    en: 'Only one tab at a time can answer. Continue here, and the other one stops; nothing is lost.',
    id: 'Hanya satu tab yang dapat menjawab. Lanjutkan di sini, dan tab lain berhenti; tidak ada yang hilang.',
  },
  otherDevice: {
    default: 'The examination is open on another device',
    en: 'The examination is open on another device',
    id: 'Ujian terbuka di perangkat lain',
  },
  otherDeviceText: {
    default: 'Only one device at a time can answer. Continue here, and the other one stops; nothing is lost.',
    en: 'Only one device at a time can answer. Continue here, and the other one stops; nothing is lost.',
    id: 'Hanya satu perangkat yang dapat menjawab. Lanjutkan di sini, dan perangkat lain berhenti; tidak ada yang hilang.',
  },
  handingOver_one: {
    default: '{{count}} answer from here is still being sent.',
    en: '{{count}} answer from here is still being sent.',
    id: '{{count}} jawaban dari sini masih dikirim.',
  },
  handingOver_other: {
    default: '{{count}} answers from here are still being sent.',
    en: '{{count}} answers from here are still being sent.',
    id: '{{count}} jawaban dari sini masih dikirim.',
  },
  continueHere: {
    default: 'Continue here',
    en: 'Continue here',
    id: 'Lanjutkan di sini',
  },
  logInAgain: {
    default: 'Please log in again',
    en: 'Please log in again',
    id: 'Silakan masuk lagi',
  },
  logInAgainText: {
    default:
      'Your session has ended. Everything is kept on this device, and the examination goes on when you have logged in.',
    en: 'Your session has ended. Everything is kept on this device, and the examination goes on when you have logged in.',
    id: 'Sesi Anda sudah berakhir. Semua jawaban tetap ada di perangkat ini, dan ujian dilanjutkan setelah Anda masuk.',
  },
  logInLater: {
    default: 'Go on and log in later',
    en: 'Go on and log in later',
    id: 'Lanjutkan, masuk nanti',
  },
  notLoggedIn: {
    default: 'Not logged in: your answers are kept on this device and sent when you log in.',
    en: 'Not logged in: your answers are kept on this device and sent when you log in.',
    id: 'Belum masuk: jawaban disimpan di perangkat ini dan dikirim setelah Anda masuk.',
  },
  otherAccount: {
    default: 'This examination is being taken with another account. Log in with that one.',
    en: 'This examination is being taken with another account. Log in with that one.',
    id: 'Ujian ini dikerjakan dengan akun lain. Masuk dengan akun tersebut.',
  },
  moreTime_one: {
    default: 'You have {{count}} more minute.',
    en: 'You have {{count}} more minute.',
    id: 'Waktu Anda ditambah {{count}} menit.',
  },
  moreTime_other: {
    default: 'You have {{count}} more minutes.',
    en: 'You have {{count}} more minutes.',
    id: 'Waktu Anda ditambah {{count}} menit.',
  },
});
