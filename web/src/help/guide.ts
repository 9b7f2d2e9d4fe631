/** Content of a guide on the help pages. `bundle/guides.ts` builds it from the Markdown in docs/guides. */
import type { Role } from '@lulus/contract';

export type Inline =
  | string
  /** `mixed` is the name on screens in the language `default`, if it differs. */
  | { bold: string; mixed?: string }
  | { code: string }
  | { link: string; to: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; as: 'bullets' | 'steps' | 'checks'; items: Inline[][] }
  | { kind: 'picture'; alt: string; src: string; width: number; height: number };

export interface Guide {
  title: string;
  blocks: Block[];
}

/** File of each guide by language. */
export const guideFiles = {
  teacher: { en: 'teacher.md', id: 'guru.md' },
  'import-questions': { en: 'import-questions.md', id: 'impor-soal.md' },
  student: { en: 'student.md', id: 'siswa.md' },
  'exam-day': { en: 'exam-day.md', id: 'hari-ujian.md' },
} as const;
export type GuideName = keyof typeof guideFiles;

export const guideNames = Object.keys(guideFiles) as GuideName[];

/** The guides of a role, the main one first. */
export function guidesOf(role: Role | undefined): readonly [GuideName, ...GuideName[]] {
  if (role === 'proctor') return ['exam-day', 'student'];
  return role === 'admin' || role === 'teacher'
    ? ['teacher', 'import-questions', 'exam-day', 'student']
    : ['student'];
}

/** Id of the heading at this position among the headings of a guide, for links to it. */
export const partId = (at: number) => `part-${at + 1}`;
