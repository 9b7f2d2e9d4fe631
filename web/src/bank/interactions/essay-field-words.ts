import { words } from '../../platform/i18n/words.ts';

/** Texts for the part of the question form that an essay has. */
export const essayFieldWords = words({
  example_essay: {
    en: 'Describe your home town in 200 words. You mark the texts.',
    id: 'Ceritakan kota asalmu dalam 200 kata. Guru menilai teksnya.',
  },
  maxWords: { en: 'Words at most', id: 'Kata paling banyak' },
  maxWordsHint: {
    en: 'Students see it beside their number of words. They can write more.',
    id: 'Siswa melihatnya di samping jumlah katanya. Siswa tetap dapat menulis lebih banyak.',
  },
  rubricHint: {
    en: 'Criteria with levels. When you mark, you press a level of each, and the points are added up. Students never see the rubric.',
    id: 'Kriteria dengan tingkatannya. Saat menilai, tekan satu tingkatan tiap kriteria, dan poinnya dijumlahkan. Siswa tidak pernah melihat rubrik.',
  },
  criterion: { en: 'Criterion {{number}}', id: 'Kriteria {{number}}' },
  addCriterion: { en: 'Add a criterion', id: 'Tambah kriteria' },
  removeCriterion: { en: 'Remove criterion {{number}}', id: 'Hapus kriteria {{number}}' },
  levelOf: { en: 'Level {{level}} of criterion {{number}}', id: 'Tingkatan {{level}} kriteria {{number}}' },
  levelPointsOf: {
    en: 'Points of level {{level}} of criterion {{number}}',
    id: 'Poin tingkatan {{level}} kriteria {{number}}',
  },
  levelPlaceholder: { en: 'Description of the level', id: 'Uraian tingkatan' },
  levelPointsPlaceholder: { en: 'Points', id: 'Poin' },
  addLevel: { en: 'Add a level', id: 'Tambah tingkatan' },
  removeLevel: {
    en: 'Remove level {{level}} of criterion {{number}}',
    id: 'Hapus tingkatan {{level}} kriteria {{number}}',
  },
  rubricMaximum: {
    en: 'The best levels add up to {{points}} points.',
    id: 'Tingkatan tertinggi berjumlah {{points}} poin.',
  },
});
