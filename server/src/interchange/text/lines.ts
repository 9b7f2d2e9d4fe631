/** Recognizes the lines of a text that are neither questions nor options. */

/** A line that begins with one of the words and a colon: returns what is behind it, or null. */
const behind = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[1]?.trim() ?? null;

const KEY =
  /^(?:\*{0,2})(?:kunci(?:\s+jawaban)?|jawaban(?:\s+(?:yang\s+)?benar)?|jawab|jwb|kj|answer(?:\s+key)?|correct\s+answer|ans|key)\s*(?:[:=]\s*|(?=\s[A-Za-z]\.?$)\s)(.*)$/i;
/** The key of one question: what stands behind "Kunci:". */
export const readKeyLine = (text: string): string | null => behind(KEY, text);

const HINT =
  /^(?:pembahasan|penjelasan|pembahasan\s+jawaban|explanation|discussion|rationale|feedback|hint|petunjuk\s+jawaban)\s*:\s*(.*)$/i;
export const readHintLine = (text: string): string | null => behind(HINT, text);

const POINTS_LINE =
  /^(?:(bobot(?:\s+(?:nilai|soal))?|skor|poin|points?|weight)|nilai|score|marks?)\s*[:=]\s*(\d+(?:[.,]\d+)?)\s*(?:poin|points?)?\.?$/i;
const POINTS_END =
  /\s*[([]\s*(?:(?:(?:bobot|skor|poin|score|points?)\s*:?|nilai\s*:)\s*)?(\d+(?:[.,]\d+)?)\s*(?:poin|points?|pts?|marks?|skor)?\s*[)\]]\s*$/i;
const POINTS_WORD = /bobot|skor|nilai|poin|score|points?|pts?|marks?/i;

const toNumber = (written: string | undefined) => Number((written ?? '').replace(',', '.'));

/** In the text of a question, "Nilai: 80" may be data. */
export function readPointsLine(text: string, isInStem: boolean): number | null {
  const [whole, word, points] = POINTS_LINE.exec(text) ?? [];
  return whole === undefined || (isInStem && word === undefined) ? null : toNumber(points);
}

/** Points in brackets at the end of a text, such as "(2 poin)". */
export function findPoints(text: string): { points: number; start: number } | null {
  const found = POINTS_END.exec(text);
  return found && POINTS_WORD.test(found[0]) ? { points: toNumber(found[1]), start: found.index } : null;
}

const KEY_LIST =
  /^(?:\*{0,2})(?:kunci(?:\s+jawaban)?|answer\s+keys?|answers|jawaban|keys?)\b[^:\n]{0,40}?(?::|\.|$)\s*(.*)$/i;
const PAIR =
  /(\d{1,5})\s*[.):=-]?\s*([A-Za-z](?:\s*(?:,|&|\/|dan|and)\s*[A-Za-z](?![A-Za-z\d]))*)(?![A-Za-z\d])/g;

/** Returns "1. A 2. C" as pairs, or null if the line has anything else. */
export function readKeyPairs(text: string): [number: number, letters: string][] | null {
  const pairs = [...text.matchAll(PAIR)].map(
    ([, number, letters]) => [Number(number), letters] as [number, string],
  );
  const rest = text.replace(PAIR, '').replace(/[\s,;.|]+/g, '');
  return pairs.length > 0 && rest === '' ? pairs : null;
}

/** Returns what stands behind the heading of a list of keys: pairs or nothing. Else null. */
export function readKeyListHeading(text: string): string | null {
  const rest = behind(KEY_LIST, text);
  if (rest === null) return null;
  const isKeys =
    rest === '' ? /^\W*(kunci|answer key|answers|keys)/i.test(text) : readKeyPairs(rest) !== null;
  return isKeys ? rest : null;
}

const KINDS =
  'pilihan\\s+ganda|pilgan|isian|uraian|essa?[iy]|esai|jawaban\\s+singkat|benar|menjodohkan|multiple\\s+choice|short\\s+answers?|true|matching|listening|reading|structure|grammar|vocabulary|soal';
const SECTION = new RegExp(
  String.raw`^(?:(?:bagian|section|part|bab|unit)\s+(?:[IVXL]+|[A-Z]|\d{1,2}|pertama|kedua|ketiga|keempat|kelima)\b[.:)]?.{0,90}|(?:[IVX]+|[A-Z])\s*[.)]\s*(?:soal\s+)?(?:${KINDS})\b.{0,60}|(?:soal\s+)?(?:pilihan\s+ganda|isian(?:\s+singkat)?|uraian|essa?[iy]|esai|multiple\s+choice|short\s+answers?)\s*:?)$`,
  'i',
);

/** The kind of questions that a heading announces. */
export type SectionKind = 'choice' | 'short_answer' | 'essay' | null;

export const isSectionHeading = (text: string): boolean => SECTION.test(text) && !/[?!]$/.test(text);

export function sectionKind(heading: string): SectionKind {
  if (/isian|isilah|jawaban\s+singkat|titik-titik|short\s+answer|fill\s+in/i.test(heading))
    return 'short_answer';
  if (/uraian|essa?[iy]|esai|jawablah|kerjakan|answer\s+the/i.test(heading)) return 'essay';
  return /pilih|pilgan|multiple|choose|silang/i.test(heading) ? 'choice' : null;
}

const INSTRUCTION =
  /^(?:[IVX]+\s*[.)]\s*|[A-Z]\s*[.)]\s*)?(?:pilihlah|pilih\s+(?:salah|jawaban)|jawablah|jawab\s+pertanyaan|berilah|beri\s+tanda|isilah|kerjakan(?:lah)?|silanglah|petunjuk|choose\s+the|answer\s+the|fill\s+in|write\s+the)\b/i;
/** An order to students that belongs to no question. */
export const isInstruction = (text: string): boolean => INSTRUCTION.test(text) && text.length < 200;

/** A question whose parts belong together in pairs. */
export const isMatching = (text: string): boolean =>
  /\b(?:men)?jodohkan|\bpasangkan|\bmencocokkan|\bcocokkan|\bmatch\b/i.test(text);

/** Begins numbered instructions before the questions. */
export const isInstructionHeading = (text: string): boolean =>
  /^(?:[A-Z]\s*[.)]\s*)?(?:petunjuk(?:\s+(?:umum|khusus|pengerjaan|soal))*|instructions?|directions?)\s*:?$/i.test(
    text,
  );

/** A text that questions after it are about. */
export const isPassageStart = (text: string): boolean =>
  /^(?:bacalah|baca\s|perhatikan|simak|cermati|read\s|look\s+at|study\s)/i.test(text);

const ANNOUNCING = new Set(
  'bacalah baca teks text bacaan wacana kutipan paragraf cerita dialog puisi berita gambar tabel data grafik diagram berikut ini di bawah untuk menjawab soal nomor no dengan saksama seksama cermat baik perhatikan simaklah simak cermati cermatilah kemudian lalu jawablah berdasarkan adalah pertanyaan the following read passage table picture graph dialogue is are for to answer questions question number numbers items then below carefully refer based on and use look at this refer refers notice story conversation letter announcement advertisement paragraph pengumuman iklan surat percakapan ilustrasi'.split(
    ' ',
  ),
);

/** Returns whether a line only names the questions of a passage. Then the group says the same. */
export const isAnnouncement = (text: string): boolean =>
  (text.toLowerCase().match(/[\p{L}]+/gu) ?? []).every(
    (word) => ANNOUNCING.has(word) || /^(s|d|sd|sampai|dengan|hingga|through|dan)$/.test(word),
  );

/** Returns the name of a section without the letter of its heading. */
export const sectionName = (heading: string): string =>
  heading
    .replace(/^(?:[IVX]+|[A-Z])\s*[.)]\s*/, '')
    .replace(/\s*:\s*$/, '')
    .trim();
