import { words } from '../../platform/i18n/words.ts';

/** Texts for the form of a text with gaps. */
export const gapsWords = words({
  gaps: { en: 'Gaps', id: 'Rumpang' },
  noGaps: {
    en: 'Write the text above. Where students fill in something, press “Gap” in the tools of the text.',
    id: 'Tulis teks di atas. Di tempat yang harus diisi siswa, tekan “Rumpang” pada alat teks.',
  },
  gapType: { en: 'Gap {{number}} is filled with', id: 'Rumpang {{number}} diisi dengan' },
  gapType_list: { en: 'An option of a list', id: 'Pilihan dari daftar' },
  gapType_text: { en: 'A word or phrase', id: 'Kata atau frasa' },
  gapType_number: { en: 'A number', id: 'Angka' },
  rule_gap_parts: {
    en: 'Each gap counts the same. Example: 4 of 5 right earns 80 % of the points.',
    id: 'Setiap rumpang bernilai sama. Contoh: 4 dari 5 benar mendapat 80 % nilai.',
  },
});
