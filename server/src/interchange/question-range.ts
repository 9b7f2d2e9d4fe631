/** Finds the questions that a passage is for, as in "Teks berikut untuk soal nomor 3–5". */

const MAX_GROUP = 60;
const RANGE =
  /\b(?:soal|nomor|no|questions?|items?|numbers?)\b[^\d\n]{0,24}(\d{1,5})\s*(?:-|–|—|−|s\s*\/\s*d|s\.?\s?d\.?|sampai(?:\s+dengan)?|hingga|to|through|dan|and|&)\s*(?:no(?:mor|\.)?\s*)?(\d{1,5})(?!\d)/i;

export function findQuestionRange(text: string): { first: number; last: number } | null {
  const [, from, to] = RANGE.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return from !== undefined && last >= first && last - first < MAX_GROUP ? { first, last } : null;
}
