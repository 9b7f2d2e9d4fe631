import { words } from '../platform/i18n/words.ts';

export const leaderboardWords = words({
  title: { default: 'Leaderboard', en: 'Leaderboard', id: 'Papan peringkat' },
  lead: {
    default: "A month's token balance is the sum of your best score in each examination.",
    en: "A month's token balance is the sum of your best score in each examination.",
    id: 'Saldo token sebulan adalah jumlah nilai terbaik Anda di setiap ujian.',
  },
  loading: { default: 'Loading...', en: 'Loading...', id: 'Memuat...' },
  loadingNote: {
    default: "This may take a few seconds, please don't close this page.",
    en: "This may take a few seconds, please don't close this page.",
    id: 'Mungkin perlu beberapa detik, jangan tutup halaman ini.',
  },
  failed: {
    default: 'Error fetching questions',
    en: 'The leaderboard could not be loaded',
    id: 'Papan peringkat tidak dapat dimuat',
  },
  lastMonth: { default: 'Last Month', en: 'Last month', id: 'Bulan lalu' },
  highestWins: {
    default: "This month's highest token balance wins",
    en: "This month's highest token balance wins",
    id: 'Saldo token tertinggi bulan ini menang',
  },
  highestWon: {
    default: "Last month's highest token balance won",
    en: "Last month's highest token balance won",
    id: 'Saldo token tertinggi bulan lalu menang',
  },
  endsIn: {
    default: 'Contest ends in: {{left}}',
    en: 'Contest ends in: {{left}}',
    id: 'Berakhir dalam: {{left}}',
  },
  left: {
    default: '{{days}}d {{hours}}h {{minutes}}m',
    en: '{{days}}d {{hours}}h {{minutes}}m',
    id: '{{days}} hari {{hours}} jam {{minutes}} menit',
  },
  endedOn: {
    default: 'Contest ended on {{day}}',
    en: 'Contest ended on {{day}}',
    id: 'Berakhir pada {{day}}',
  },
  list: { default: 'Ranking of {{month}}', en: 'Ranking of {{month}}', id: 'Peringkat {{month}}' },
  rank: { default: 'Rank {{rank}}', en: 'Rank {{rank}}', id: 'Peringkat {{rank}}' },
  tokens_one: { default: '{{score}} token', en: '{{score}} token', id: '{{score}} token' },
  tokens_other: { default: '{{score}} tokens', en: '{{score}} tokens', id: '{{score}} token' },
  you: { default: 'You', en: 'You', id: 'Anda' },
  yourPlace: { default: 'Your place', en: 'Your place', id: 'Posisi Anda' },
  beyond: { default: '{{rank}}+', en: '{{rank}}+', id: '{{rank}}+' },
  noneTitle: {
    default: 'No one is on the list yet',
    en: 'No one is on the list yet',
    id: 'Belum ada yang masuk daftar',
  },
  noneText: {
    default: 'Submit an examination this month and be the first.',
    en: 'Submit an examination this month and be the first.',
    id: 'Kerjakan satu ujian bulan ini dan jadilah yang pertama.',
  },
  noneTextAdmin: {
    default: 'Students appear here once they have submitted an examination and its results are released.',
    en: 'Students appear here once they have submitted an examination and its results are released.',
    id: 'Siswa muncul di sini setelah mengumpulkan ujian dan hasilnya diumumkan.',
  },
  noneBefore: {
    default: 'No one had a score',
    en: 'No one had a score',
    id: 'Tidak ada yang memperoleh nilai',
  },
  noneBeforeText: {
    default: 'There are no released results from this month.',
    en: 'There are no released results from this month.',
    id: 'Tidak ada hasil yang diumumkan dari bulan ini.',
  },
  toExaminations: { default: 'See your examinations', en: 'See your examinations', id: 'Lihat ujian Anda' },
  notYet: {
    default:
      'You are not on this list yet. An examination counts once you have submitted it and its results are released.',
    en: 'You are not on this list yet. An examination counts once you have submitted it and its results are released.',
    id: 'Anda belum ada di daftar ini. Ujian dihitung setelah Anda mengumpulkannya dan hasilnya diumumkan.',
  },
  off: {
    default: 'The leaderboard is switched off',
    en: 'The leaderboard is switched off',
    id: 'Papan peringkat sedang dimatikan',
  },
  offText: {
    default: 'Your school does not show a ranking at the moment. Your results are on the dashboard.',
    en: 'Your school does not show a ranking at the moment. Your results are on the dashboard.',
    id: 'Sekolah Anda sedang tidak menampilkan peringkat. Hasil Anda ada di beranda.',
  },
});
