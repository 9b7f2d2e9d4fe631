import { words } from '../../platform/i18n/words.ts';

/** Texts of a stimulus on the exam screen. */
export const stimulusWords = words({
  stimulus: { en: 'Passage', id: 'Stimulus' },
  stimulusFor: { en: 'For questions {{first}} to {{last}}', id: 'Untuk soal {{first}} sampai {{last}}' },
  stimulusForOne: { en: 'For question {{number}}', id: 'Untuk soal {{number}}' },
  showStimulus: { en: 'Show', id: 'Tampilkan' },
  hideStimulus: { en: 'Hide', id: 'Sembunyikan' },
  stimulusImage: { en: 'Picture {{number}} of the passage', id: 'Gambar {{number}} dari stimulus' },
});
