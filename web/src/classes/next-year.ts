/** Suggestions for the classes of the next school year. */
import type { RollOverAction, SchoolClass } from '@lulus/contract';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** The last grades of the three kinds of schools. */
const LAST_LEVELS = [6, 9, 12];
/** A number from 1 to 12 in digits or Roman figures, at the beginning of a name. */
const LEVEL = /^(1[0-2]|[1-9]|X?I{1,3}|I?[VX]|VI{1,3}|XI{1,2})(?![\dIVX])/i;

function readLevel(name: string): { level: number; written: string } | undefined {
  const written = LEVEL.exec(name)?.[0];
  if (written === undefined) return undefined;
  const level = Number(written) || ROMAN.indexOf(written.toUpperCase()) + 1;
  return level > 0 ? { level, written } : undefined;
}

/** Returns the name with the next level: 10 IPA 1 becomes 11 IPA 1, and XI IPS becomes XII IPS. */
export function nextName(name: string): string {
  const found = readLevel(name);
  if (!found || found.level === 12) return name;
  const next = /\d/.test(found.written) ? String(found.level + 1) : (ROMAN[found.level] ?? found.written);
  return next + name.slice(found.written.length);
}

export function nextSchoolYear(year: string): string {
  const end = Number(year.slice(5));
  return `${end}/${end + 1}`;
}

export interface Move {
  id: string;
  action: RollOverAction | 'stay';
  name: string;
  grade: string;
}

/** Suggests what becomes of each class: the highest level of the school graduates, and the others go up. */
export function suggestMoves(classes: SchoolClass[]): Move[] {
  const levels = classes.map(({ name }) => readLevel(name)?.level ?? 0);
  const last = Math.max(0, ...levels);
  return classes.map(({ id, name, grade }, index) => ({
    id,
    action: levels[index] === last && LAST_LEVELS.includes(last) ? 'graduate' : 'promote',
    name: nextName(name),
    grade: nextName(grade ?? ''),
  }));
}
