import { words } from '../i18n/words.ts';

export const attemptsWords = words({
  // Opening
  loading: { default: 'Loading...', en: 'Loading...', id: 'Memuat...' },
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
    default: 'Connection lost since {{time}}.',
    en: 'Connection lost since {{time}}.',
    id: 'Koneksi terputus sejak {{time}}.',
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
    default:
      'No connection. What is saved counts: the server closes the examination by itself. Keep this page open: what still waits is sent when the connection is back, and counts if that is not too late.',
    en: 'No connection. What is saved counts: the server closes the examination by itself. Keep this page open: what still waits is sent when the connection is back, and counts if that is not too late.',
    id: 'Tidak ada koneksi. Yang sudah tersimpan dihitung: server menutup ujian dengan sendirinya. Biarkan halaman ini terbuka: sisanya dikirim saat koneksi kembali, dan dihitung jika belum terlambat.',
  },
  lateAnswers_one: {
    default: '{{count}} answer reached the server too late and does not count.',
    en: '{{count}} answer reached the server too late and does not count.',
    id: '{{count}} jawaban terlambat sampai di server dan tidak dihitung.',
  },
  lateAnswers_other: {
    default: '{{count}} answers reached the server too late and do not count.',
    en: '{{count}} answers reached the server too late and do not count.',
    id: '{{count}} jawaban terlambat sampai di server dan tidak dihitung.',
  },
  closedByServer: {
    default: 'The examination is over. Getting your result…',
    en: 'The examination is over. Getting your result…',
    id: 'Ujian sudah berakhir. Mengambil hasil Anda…',
  },
});
