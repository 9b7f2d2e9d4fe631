/** The columns of a sheet of questions. The reader, the writer and the template use these definitions. */
import { type Column, groups } from './column-groups.ts';

export type Language = 'en' | 'id';

export const columns = {
  number: {
    name: { en: 'No', id: 'No' },
    others: ['Nomor', 'Number', 'No Soal', 'Nomor Soal', 'No Urut', '#'],
    note: { en: 'Counts the questions. It is not read.', id: 'Nomor urut soal. Tidak dibaca.' },
    width: 6,
  },
  section: {
    name: { en: 'Section', id: 'Bagian' },
    others: ['Seksi', 'Subtes', 'Sub Tes', 'Bagian Soal', 'Section Name', 'Nama Bagian'],
    note: {
      en: 'The section of the examination. Without this column, each sheet is a section.',
      id: 'Bagian ujian. Tanpa kolom ini, tiap lembar menjadi satu bagian.',
    },
    width: 16,
  },
  type: {
    name: { en: 'Type', id: 'Jenis Soal' },
    others: ['Jenis', 'Tipe', 'Tipe Soal', 'Bentuk Soal', 'Question Type', 'Bentuk'],
    note: {
      en: 'Choice, Multiple response, Table, Short answer, Number, Matching, Order, Gaps or Essay. If empty, it follows from the other cells.',
      id: 'PG, PG kompleks, Benar/Salah, Isian singkat, Angka, Menjodohkan, Mengurutkan, Rumpang, atau Uraian. Jika kosong, ditentukan dari isi sel lain.',
    },
    width: 16,
  },
  stimulus: {
    name: { en: 'Stimulus', id: 'Stimulus' },
    others: ['Bacaan', 'Wacana', 'Teks Bacaan', 'Passage', 'Reading', 'Kode Stimulus', 'Kode Bacaan'],
    note: {
      en: 'A passage that several questions share, or its name. Rows with the same one form a group.',
      id: 'Bacaan untuk beberapa soal, atau namanya. Baris dengan isi yang sama menjadi satu kelompok.',
    },
    width: 16,
  },
  stimulus_text: {
    name: { en: 'Stimulus text', id: 'Isi Stimulus' },
    others: ['Teks Stimulus', 'Isi Bacaan', 'Isi Wacana', 'Passage text'],
    note: {
      en: 'The passage, if the column Stimulus has its name. One row of the group is enough.',
      id: 'Isi bacaan jika kolom Stimulus berisi namanya. Cukup di satu baris kelompok.',
    },
    width: 40,
  },
  stimulus_shuffle: {
    name: { en: 'Shuffle in group', id: 'Acak dalam Kelompok' },
    others: ['Acak Kelompok', 'Shuffle group'],
    note: {
      en: 'Yes: the questions of the group are shuffled.',
      id: 'Ya: soal dalam kelompok diacak.',
    },
    width: 12,
  },
  question: {
    name: { en: 'Question', id: 'Soal' },
    others: [
      'Pertanyaan',
      'Teks Soal',
      'Isi Soal',
      'Butir Soal',
      'Uraian Soal',
      'Question text',
      'Naskah Soal',
    ],
    note: {
      en: 'The text of the question. A formula stands between \\( and \\), as in \\(\\frac{1}{2}\\). Bold, italic, super- and subscript are kept. A picture lies on the cell; [picture 1] in the text is its place. A text with gaps has [[1]], [[2]] in it.',
      id: 'Teks soal. Rumus ditulis di antara \\( dan \\), misalnya \\(\\frac{1}{2}\\). Tebal, miring, pangkat, dan indeks ikut terbaca. Gambar diletakkan di atas sel; [gambar 1] di dalam teks menandai tempatnya. Soal rumpang memuat [[1]], [[2]] di dalam teksnya.',
    },
    width: 60,
  },
  picture: {
    name: { en: 'Picture', id: 'Gambar' },
    others: ['Gambar Soal', 'Image', 'Pictures', 'Foto'],
    note: {
      en: 'Pictures that are shown above the question. Place them on this cell.',
      id: 'Gambar yang ditampilkan di atas soal. Letakkan di atas sel ini.',
    },
    width: 20,
  },
  key: {
    name: { en: 'Key', id: 'Kunci' },
    others: [
      'Kunci Jawaban',
      'Jawaban',
      'Jawaban Benar',
      'Kunci Soal',
      'Answer',
      'Answers',
      'Correct answer',
      'Right answer',
      'Answer key',
      'Correct',
      'Jwb',
    ],
    note: {
      en: 'Letters of the right options (A; C). A table or a matching: 1=A; 2=B. An order: the letters in the right order. A short answer: the accepted answers, each with its share, as in mitosis; cell division (50%). A number: 3.5 ± 0.1, or 1 … 2.',
      id: 'Huruf pilihan yang benar (A; C). Tabel atau menjodohkan: 1=A; 2=B. Mengurutkan: huruf sesuai urutan yang benar. Isian singkat: jawaban yang diterima beserta porsi nilainya, misalnya mitosis; pembelahan sel (50%). Angka: 3,5 ± 0,1, atau 1 … 2.',
    },
    width: 18,
  },
  hint: {
    name: { en: 'Explanation', id: 'Pembahasan' },
    others: ['Hint', 'Petunjuk', 'Penjelasan', 'Feedback'],
    note: { en: 'Shown with the results.', id: 'Ditampilkan bersama hasil.' },
    width: 40,
  },
  weight: {
    name: { en: 'Weight', id: 'Bobot' },
    others: ['Poin', 'Points', 'Skor', 'Score', 'Nilai', 'Bobot Soal', 'Skor Maksimal', 'Bobot Nilai'],
    note: { en: 'Points of a right answer; 1 if empty.', id: 'Nilai jawaban benar; 1 jika kosong.' },
    width: 8,
  },
  rule: {
    name: { en: 'Scoring', id: 'Penilaian' },
    others: ['Scoring rule', 'Aturan Penilaian', 'Aturan Nilai'],
    note: {
      en: 'All or nothing, Equal parts, Right minus wrong or Option points.',
      id: 'Semua atau nol, Per bagian, Benar kurang salah, atau Nilai pilihan.',
    },
    width: 18,
  },
  wrong_points: {
    name: { en: 'Wrong points', id: 'Nilai Salah' },
    others: ['Minus', 'Penalty', 'Pengurangan', 'Skor Salah', 'Nilai Jawaban Salah'],
    note: {
      en: 'Points of a wrong answer, at most 0, as in -0.25.',
      id: 'Nilai jawaban salah, paling besar 0, misalnya -0,25.',
    },
    width: 10,
  },
  option_points: {
    name: { en: 'Option points', id: 'Nilai Pilihan' },
    others: ['Skor Pilihan', 'Bobot Pilihan', 'Points of options'],
    note: { en: 'Points by option: A=5; B=2.5; C=-1.', id: 'Nilai tiap pilihan: A=5; B=2,5; C=-1.' },
    width: 18,
  },
  min_choices: {
    name: { en: 'Min choices', id: 'Minimal Pilihan' },
    others: ['Min Pilihan', 'Minimum choices'],
    note: { en: 'The fewest options to tick.', id: 'Jumlah paling sedikit pilihan yang dicentang.' },
    width: 10,
  },
  max_choices: {
    name: { en: 'Max choices', id: 'Maksimal Pilihan' },
    others: ['Maks Pilihan', 'Max Pilihan', 'Maximum choices'],
    note: { en: 'The most options to tick.', id: 'Jumlah paling banyak pilihan yang dicentang.' },
    width: 10,
  },
  reuse: {
    name: { en: 'Reuse options', id: 'Pilihan Berulang' },
    others: ['Boleh Berulang', 'Pakai Ulang'],
    note: {
      en: 'Yes: an option of a matching fits several left sides.',
      id: 'Ya: satu pasangan boleh dipakai beberapa kali.',
    },
    width: 10,
  },
  keep_order: {
    name: { en: 'Keep order', id: 'Urutan Tetap' },
    others: ['Keep option order', 'Jangan Acak', 'Pilihan Tetap'],
    note: { en: 'Yes: the options are not shuffled.', id: 'Ya: pilihan tidak diacak.' },
    width: 10,
  },
  pinned: {
    name: { en: 'Pinned options', id: 'Pilihan Terkunci' },
    others: ['Pinned', 'Kunci Tempat'],
    note: {
      en: 'Letters of options that keep their place when the others are shuffled.',
      id: 'Huruf pilihan yang tetap di tempatnya saat pilihan lain diacak.',
    },
    width: 10,
  },
  text_rules: {
    name: { en: 'Text rules', id: 'Aturan Teks' },
    others: [],
    note: {
      en: 'What matters in a text: case=no; accents=yes; punctuation=yes.',
      id: 'Yang dibedakan dalam jawaban teks: huruf besar=tidak; aksen=ya; tanda baca=ya.',
    },
    width: 20,
  },
  unit: {
    name: { en: 'Unit', id: 'Satuan' },
    others: ['Units'],
    note: { en: 'The unit of a number, as in cm.', id: 'Satuan jawaban angka, misalnya cm.' },
    width: 8,
  },
  rubric: {
    name: { en: 'Rubric', id: 'Rubrik' },
    others: ['Pedoman Penskoran', 'Rubrik Penilaian', 'Pedoman Penilaian'],
    note: {
      en: 'Of an essay. Each line has a criterion and its levels: Content | 2 = complete | 1 = in part.',
      id: 'Untuk uraian. Tiap baris berisi kriteria dan tingkatnya: Isi | 2 = lengkap | 1 = sebagian.',
    },
    width: 40,
  },
  max_words: {
    name: { en: 'Max words', id: 'Maksimal Kata' },
    others: ['Maks Kata', 'Max Kata', 'Maximum words', 'Batas Kata'],
    note: { en: 'The most words of an essay.', id: 'Jumlah kata paling banyak dalam uraian.' },
    width: 10,
  },
  play_limit: {
    name: { en: 'Play limit', id: 'Batas Putar' },
    others: ['Batas Pemutaran', 'Plays'],
    note: {
      en: 'How often a recording may be played. Recordings are added after the import.',
      id: 'Berapa kali rekaman boleh diputar. Rekaman ditambahkan setelah impor.',
    },
    width: 10,
  },
  tags: {
    name: { en: 'Tags', id: 'Label' },
    others: ['Tag', 'Labels', 'Kata Kunci', 'Topik', 'Materi'],
    note: {
      en: 'Words that find the question: biology; cells.',
      id: 'Kata untuk mencari soal: biologi; sel.',
    },
    width: 18,
  },
} as const satisfies Record<string, Column>;

export type ColumnName = keyof typeof columns;
export type GroupName = keyof typeof groups;

/** A column, or the one of a group with its number from 1. */
export type Field = ColumnName | `${GroupName}_${number}`;

export const groupField = (group: GroupName, number: number): Field => `${group}_${number}`;

export const groupOf = (field: Field): GroupName | undefined =>
  field in columns ? undefined : (field.slice(0, field.lastIndexOf('_')) as GroupName);

const numberOf = (field: Field) => Number(field.slice(field.lastIndexOf('_') + 1));

export function headingOf(field: Field, language: Language): string {
  const group = groupOf(field);
  if (!group) return columns[field as ColumnName].name[language];
  return `${groups[group].name[language]} ${groups[group].labelOf(numberOf(field))}`;
}

export const widthOf = (field: Field): number => {
  const group = groupOf(field);
  return group ? groups[group].width : columns[field as ColumnName].width;
};

/** The order in a sheet that we write. */
export const ORDER: (ColumnName | GroupName)[] = [
  'number',
  'section',
  'type',
  'stimulus',
  'stimulus_text',
  'stimulus_shuffle',
  'question',
  'picture',
  'option',
  'row',
  'gap',
  'key',
  'weight',
  'rule',
  'option_points',
  'wrong_points',
  'hint',
  'tags',
  'min_choices',
  'max_choices',
  'reuse',
  'keep_order',
  'pinned',
  'text_rules',
  'unit',
  'rubric',
  'max_words',
  'play_limit',
];

/** Headings are cut to this length before brackets are removed. */
const LONGEST_HEADING = 200;
const simplified = (heading: string) =>
  heading
    .slice(0, LONGEST_HEADING)
    .replace(/\([^()]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]/gu, '');

const byHeading = new Map<string, Field>();
for (const [field, { name, others }] of Object.entries(columns)) {
  for (const heading of [name.en, name.id, ...others]) byHeading.set(simplified(heading), field as Field);
}
for (const [name, { name: names, others, labelOf, max }] of Object.entries(groups)) {
  for (let number = 1; number <= max; number++) {
    const field = groupField(name as GroupName, number);
    const labels = name === 'option' ? [labelOf(number), String(number)] : [String(number)];
    for (const heading of [names.en, names.id, ...others]) {
      // A number alone counts something else.
      for (const label of heading === '' ? labels.slice(0, 1) : labels) {
        const key = simplified(`${heading}${label}`);
        if (!byHeading.has(key)) byHeading.set(key, field);
      }
    }
  }
}

export const fieldOfHeading = (heading: string): Field | undefined => byHeading.get(simplified(heading));
