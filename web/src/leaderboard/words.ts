import { words } from '../platform/i18n/words.ts';

export const leaderboardWords = words({
  title: { en: 'Leaderboard', id: 'Papan peringkat' },
  lead: {
    en: "A month's token balance is the sum of your best score in each examination.",
    id: 'Saldo token sebulan adalah jumlah nilai terbaik Anda di setiap ujian.',
  },
  loading: { en: 'Loading...', id: 'Memuat...' },
  loadingNote: {
    en: "This may take a few seconds, please don't close this page.",
    id: 'Mungkin perlu beberapa detik, jangan tutup halaman ini.',
  },
  failed: {
    en: 'The leaderboard could not be loaded',
    id: 'Papan peringkat tidak dapat dimuat',
    default: 'Error fetching questions',
  },
  lastMonth: { en: 'Last month', id: 'Bulan lalu', default: 'Last Month' },
  highestWins: {
    en: "This month's highest token balance wins",
    id: 'Saldo token tertinggi bulan ini menang',
  },
  highestWon: { en: "Last month's highest token balance won", id: 'Saldo token tertinggi bulan lalu menang' },
  endsIn: { en: 'Contest ends in: {{left}}', id: 'Berakhir dalam: {{left}}' },
  left: { en: '{{days}}d {{hours}}h {{minutes}}m', id: '{{days}} hari {{hours}} jam {{minutes}} menit' },
  endedOn: { en: 'Contest ended on {{day}}', id: 'Berakhir pada {{day}}' },
  list: { en: 'Ranking of {{month}}', id: 'Peringkat {{month}}' },
  rank: { en: 'Rank {{rank}}', id: 'Peringkat {{rank}}' },
  tokens_one: { en: '{{score}} token' },
  tokens_other: { en: '{{score}} tokens', id: '{{score}} token' },
  you: { en: 'You', id: 'Anda' },
  yourPlace: { en: 'Your place', id: 'Posisi Anda' },
  beyond: { en: '{{rank}}+', id: '{{rank}}+' },
  noneTitle: { en: 'No one is on the list yet', id: 'Belum ada yang masuk daftar' },
  noneText: {
    en: 'Submit an examination this month and be the first.',
    id: 'Kerjakan satu ujian bulan ini dan jadilah yang pertama.',
  },
  noneTextAdmin: {
    en: 'Students appear here once they have submitted an examination and its results are released.',
    id: 'Siswa muncul di sini setelah mengumpulkan ujian dan hasilnya diumumkan.',
  },
  noneBefore: { en: 'No one had a score', id: 'Tidak ada yang memperoleh nilai' },
  noneBeforeText: {
    en: 'There are no released results from this month.',
    id: 'Tidak ada hasil yang diumumkan dari bulan ini.',
  },
  toExaminations: { en: 'See your examinations', id: 'Lihat ujian Anda' },
  notYet: {
    en: 'You are not on this list yet. An examination counts once you have submitted it and its results are released.',
    id: 'Anda belum ada di daftar ini. Ujian dihitung setelah Anda mengumpulkannya dan hasilnya diumumkan.',
  },
  off: { en: 'The leaderboard is switched off', id: 'Papan peringkat sedang dimatikan' },
  offText: {
    en: 'Your school does not show a ranking at the moment. Your results are on the dashboard.',
    id: 'Sekolah Anda sedang tidak menampilkan peringkat. Hasil Anda ada di beranda.',
  },
});
