/** Words of a written document. The grammar of texts reads the labels. */

export interface DocumentWords {
  language: 'en' | 'id';
  key: string;
  points: string;
  hint: string;
  /** Heading of a text for several questions. */
  textFor: (first: number, last: number) => string;
  number: string;
  statement: string;
  left: string;
  right: string;
  page: [before: string, between: string];
  decimalSign: ',' | '.';
}

export const documentWords: Record<'en' | 'id', DocumentWords> = {
  en: {
    language: 'en',
    key: 'Answer',
    points: 'Points',
    hint: 'Explanation',
    textFor: (first, last) => `Text for questions ${first}–${last}`,
    number: 'No',
    statement: 'Statement',
    left: 'Left',
    right: 'Right',
    page: ['Page ', ' of '],
    decimalSign: '.',
  },
  id: {
    language: 'id',
    key: 'Kunci',
    points: 'Bobot',
    hint: 'Pembahasan',
    textFor: (first, last) => `Teks untuk soal ${first}–${last}`,
    number: 'No',
    statement: 'Pernyataan',
    left: 'Lajur kiri',
    right: 'Lajur kanan',
    page: ['Halaman ', ' dari '],
    decimalSign: ',',
  },
};
