/**
 * Examinations of schools and test centres, with the sections, numbers of questions and times of the real ones.
 * The texts are short and invented. Each format names the source of its figures.
 */
import type { RevisionStimulus } from '../src/platform/db/json-columns.ts';
import {
  attitude,
  choice,
  essay,
  type FormatItem,
  gaps,
  match,
  multiple,
  number,
  order,
  shared,
  short,
  table,
  times,
} from './format-questions.ts';

interface FormatSection {
  name: string;
  seconds: number;
  forward_only?: boolean;
  items: FormatItem[];
}

export interface Format {
  name: string;
  minutes: number;
  /** Passages and recordings by the name that questions give. */
  stimuli?: Record<string, Partial<RevisionStimulus>>;
  sections: FormatSection[];
  /** What one earns by these answers; essays get full points if they are right, and none if they are wrong. */
  points: { right: number; half: number; wrong: number };
}

const MINUTE = 60;

const recording = { content: '', bank_asset: { image: [], audio: ['bank_asset/talk.mp3'], video: [] } };
const passage = (text: string) => ({ content: `<p>${text}</p>` });
const named = (prefix: string, count: number, stimulus: Partial<RevisionStimulus>) =>
  Object.fromEntries(times(count, (at) => [`${prefix} ${at + 1}`, stimulus]));

/** Questions on the stimuli "name 1", "name 2" and so on. */
const grouped = (name: string, count: number, itemsOf: (group: number) => FormatItem[]) =>
  times(count, (group) => shared(`${name} ${group + 1}`, itemsOf(group))).flat();

/** A question with a recording of its own. */
const heard = (item: FormatItem): FormatItem => ({
  ...item,
  fields: { ...item.fields, bank_type: 'audio', bank_asset: recording.bank_asset },
});

/**
 * Kemendikbudristek, Asesmen Nasional 2021: Literasi Membaca of grade 11 has 36 items in 90 minutes. They are single
 * choice, several answers, tables, matching, short answers and essays. Most have several answers or tables.
 */
const AKM: Format = {
  name: 'AKM Literasi Membaca',
  minutes: 90,
  stimuli: named('teks', 12, passage('Bacaan tentang pasar terapung.')),
  sections: [
    {
      name: 'LITERASI MEMBACA',
      seconds: 90 * MINUTE,
      items: [
        ...times(7, (at) => choice(`Pilihan ganda ${at}`, 1, 5)),
        ...times(11, (at) => multiple(`Pilihan ganda kompleks ${at}`)),
        ...times(11, (at) => table(`Benar atau salah ${at}`, ['Benar', 'Salah'], 3)),
        ...times(4, (at) => match(`Jodohkan ${at}`, 4)),
        ...times(2, (at) => short(`Isian ${at}`, 'Banjarmasin')),
        essay('Uraikan.', 1),
      ].map((item, at) => ({ ...item, shares: `teks ${Math.floor(at / 3) + 1}` })),
    },
  ],
  points: { right: 36, half: 18, wrong: 0 },
};

/**
 * Keputusan Mendikdasmen 95/M/2025: Bahasa Indonesia 45, Matematika 50, Bahasa Inggris 45 minutes. About 30, 25 and 30
 * items: single choice, several answers, categories; single items and groups.
 */
const TKA: Format = {
  name: 'TKA',
  minutes: 140,
  stimuli: { ...named('bacaan', 5, passage('Bacaan.')), ...named('text', 5, passage('A text.')) },
  sections: [
    {
      name: 'BAHASA INDONESIA',
      seconds: 45 * MINUTE,
      items: grouped('bacaan', 5, () => [
        choice('Gagasan utama', 1, 5),
        choice('Makna kata', 1, 5),
        multiple('Pernyataan yang sesuai'),
        table('Sesuai atau tidak', ['Sesuai', 'Tidak sesuai'], 3),
        choice('Simpulan', 1, 5),
        choice('Tujuan', 1, 5),
      ]),
    },
    {
      name: 'MATEMATIKA',
      seconds: 50 * MINUTE,
      items: [
        ...times(15, (at) => choice(`Hitung ${at}`, 1, 5)),
        ...times(5, (at) => multiple(`Pilih semua ${at}`)),
        ...times(5, (at) => table(`Kategori ${at}`, ['Benar', 'Salah'], 3)),
      ],
    },
    {
      name: 'BAHASA INGGRIS',
      seconds: 45 * MINUTE,
      items: grouped('text', 5, () => times(6, (at) => choice(`Question ${at}`, 1, 5))),
    },
  ],
  points: { right: 85, half: 42, wrong: 0 },
};

/** SNPMB, UTBK-SNBT 2025: seven subtests with these items and times. */
const UTBK: Format = {
  name: 'UTBK-SNBT',
  minutes: 195,
  stimuli: {
    ...named('literasi', 6, passage('Bacaan panjang.')),
    ...named('reading', 4, passage('A passage.')),
  },
  sections: (
    [
      ['PENALARAN UMUM', 30, 30 * MINUTE],
      ['PENGETAHUAN DAN PEMAHAMAN UMUM', 20, 15 * MINUTE],
      ['PEMAHAMAN BACAAN DAN MENULIS', 20, 25 * MINUTE],
      ['PENGETAHUAN KUANTITATIF', 20, 20 * MINUTE],
      ['LITERASI BAHASA INDONESIA', 30, 42.5 * MINUTE, 'literasi'],
      ['LITERASI BAHASA INGGRIS', 20, 20 * MINUTE, 'reading'],
      ['PENALARAN MATEMATIKA', 20, 42.5 * MINUTE],
    ] as [string, number, number, string?][]
  ).map(([name, count, seconds, group]) => ({
    name,
    seconds,
    items: times(count, (at) => {
      // The last five of the two mathematical subtests are typed.
      const item =
        /KUANTITATIF|MATEMATIKA/.test(name) && at >= 15
          ? number(`Isian ${at}`, '2.5')
          : choice(`${name} ${at}`, 1, 5);
      return group ? { ...item, shares: `${group} ${Math.floor(at / 5) + 1}` } : item;
    }),
  })),
  points: { right: 160, half: 80, wrong: 0 },
};

/** ETS, TOEFL ITP Level 1: Listening 50 items in 35 minutes, Structure 40 in 25, Reading 50 in 55. */
const TOEFL_ITP: Format = {
  name: 'TOEFL ITP',
  minutes: 115,
  stimuli: { ...named('talk', 5, recording), ...named('passage', 5, passage('A passage of 300 words.')) },
  sections: [
    {
      name: 'LISTENING COMPREHENSION',
      seconds: 35 * MINUTE,
      forward_only: true,
      items: [
        ...times(30, (at) => heard(choice(`Short conversation ${at}`))),
        ...grouped('talk', 5, (talk) => times(4, (at) => choice(`Talk ${talk} ${at}`))),
      ],
    },
    {
      name: 'STRUCTURE AND WRITTEN EXPRESSION',
      seconds: 25 * MINUTE,
      items: times(40, (at) => choice(`Sentence ${at}`)),
    },
    {
      name: 'READING COMPREHENSION',
      seconds: 55 * MINUTE,
      items: grouped('passage', 5, (text) => times(10, (at) => choice(`Passage ${text} ${at}`))),
    },
  ],
  points: { right: 140, half: 70, wrong: 0 },
};

/** Japan Foundation and JEES: JLPT N3 has 30, 70 and 40 minutes; about 35, 39 and 28 items. */
const JLPT_N3: Format = {
  name: 'JLPT N3',
  minutes: 140,
  stimuli: { ...named('読解', 4, passage('<ruby>学校<rt>がっこう</rt></ruby>へ行きます。')) },
  sections: [
    {
      name: '文字・語彙',
      seconds: 30 * MINUTE,
      items: times(35, (at) => choice(`<ruby>漢字<rt>かんじ</rt></ruby> ${at}`)),
    },
    {
      name: '文法・読解',
      seconds: 70 * MINUTE,
      items: [
        ...times(23, (at) => choice(`文法 ${at}`)),
        ...grouped('読解', 4, () => times(4, (at) => choice(`読解 ${at}`))),
      ],
    },
    {
      name: '聴解',
      seconds: 40 * MINUTE,
      forward_only: true,
      items: times(28, (at) => heard(choice(`聴解 ${at}`))),
    },
  ],
  points: { right: 102, half: 50, wrong: 0 },
};

/** HRD Korea, EPS-TOPIK: Reading 20 items and Listening 20 items, 25 minutes each, 2.5 points an item. */
const EPS_TOPIK: Format = {
  name: 'EPS-TOPIK',
  minutes: 50,
  stimuli: named('대화', 4, recording),
  sections: [
    { name: '읽기', seconds: 25 * MINUTE, items: times(20, (at) => choice(`읽기 ${at}`, 2.5)) },
    {
      name: '듣기',
      seconds: 25 * MINUTE,
      forward_only: true,
      items: grouped('대화', 4, () => times(5, (at) => choice(`듣기 ${at}`, 2.5))),
    },
  ],
  points: { right: 100, half: 50, wrong: 0 },
};

/** Peraturan Menteri PANRB, SKD CPNS 2024: TWK 30, TIU 35 and TKP 45 items in 100 minutes; 5 points, TKP 1 to 5. */
const CPNS_SKD: Format = {
  name: 'CPNS SKD',
  minutes: 100,
  sections: [
    { name: 'TWK', seconds: 0, items: times(30, (at) => choice(`TWK ${at}`, 5, 5)) },
    { name: 'TIU', seconds: 0, items: times(35, (at) => choice(`TIU ${at}`, 5, 5)) },
    { name: 'TKP', seconds: 0, items: times(45, (at) => attitude(`TKP ${at}`)) },
  ],
  points: { right: 550, half: 270, wrong: 45 },
};

/**
 * IELTS, test format of Academic Reading: 40 questions on three passages in 60 minutes. Each gap, statement or heading is
 * a question.
 */
const IELTS_READING: Format = {
  name: 'IELTS Academic Reading',
  minutes: 60,
  stimuli: named('passage', 3, passage('A passage of 900 words.')),
  sections: [
    {
      name: 'READING',
      seconds: 60 * MINUTE,
      items: [
        ...shared('passage 1', [
          gaps('Complete the notes', 6),
          table('Do the statements agree?', ['TRUE', 'FALSE', 'NOT GIVEN'], 7, 7),
        ]),
        ...shared('passage 2', [
          match('Heading', 6, 6),
          match('Paragraph', 4, 4, true),
          ...times(3, (at) => short(`In no more than two words ${at}`, 'salt water')),
        ]),
        ...shared('passage 3', [
          match('Researcher', 5, 5, true),
          gaps('Complete the summary', 5),
          ...times(4, (at) => choice(`Question ${at}`)),
        ]),
      ],
    },
  ],
  points: { right: 40, half: 25, wrong: 0 },
};

/** A mathematics test of a school: 20 single choice, 5 numbers, 5 essays in 90 minutes. */
const SCHOOL_MATHEMATICS: Format = {
  name: 'Matematika',
  minutes: 90,
  sections: [
    { name: 'PILIHAN GANDA', seconds: 0, items: times(20, (at) => choice(`Soal ${at}`, 2, 5)) },
    { name: 'ISIAN', seconds: 0, items: times(5, (at) => number(`Hasilnya ${at}`, '12.5', 4)) },
    { name: 'URAIAN', seconds: 0, items: times(5, (at) => essay(`Buktikan ${at}.`, 8)) },
  ],
  points: { right: 100, half: 44, wrong: 0 },
};

const arabic = (item: FormatItem): FormatItem => ({
  ...item,
  fields: {
    ...item.fields,
    bank_question: item.fields.bank_question?.replace('<p>', '<p dir="rtl" lang="ar">') ?? '',
  },
});

/** An Arabic test of a madrasah: 25 single choice, 5 to match, 5 to order and 2 essays in 90 minutes. */
const MADRASAH_ARABIC: Format = {
  name: 'Bahasa Arab',
  minutes: 90,
  stimuli: { نص: { content: '<p dir="rtl" lang="ar">قَرَأَ الطَّالِبُ الْكِتَابَ فِي الْمَكْتَبَةِ.</p>' } },
  sections: [
    {
      name: 'PILIHAN GANDA',
      seconds: 0,
      items: [
        ...shared(
          'نص',
          times(5, (at) => choice(`ما معنى الكلمة ${at}`, 2)),
        ),
        ...times(20, (at) => choice(`اختر الجواب ${at}`, 2)),
      ].map(arabic),
    },
    { name: 'MENJODOHKAN', seconds: 0, items: times(5, (at) => arabic(match(`صل ${at}`, 4, 4))) },
    {
      name: 'MENYUSUN',
      seconds: 0,
      items: times(5, (at) => arabic(order(`رتب ${at}`, ['الطَّالِبُ', 'يَقْرَأُ', 'الْكِتَابَ', 'فِي الْمَكْتَبَةِ'], 2))),
    },
    { name: 'INSYA', seconds: 0, items: times(2, (at) => arabic(essay(`اكتب ${at}`, 10))) },
  ],
  points: { right: 100, half: 46, wrong: 0 },
};

export const FORMATS: Format[] = [
  AKM,
  TKA,
  UTBK,
  TOEFL_ITP,
  JLPT_N3,
  EPS_TOPIK,
  CPNS_SKD,
  IELTS_READING,
  SCHOOL_MATHEMATICS,
  MADRASAH_ARABIC,
];
