/** The reasons why a section cannot draw its questions. */
import { MAX_QUESTIONS_PER_EXAMINATION, type PublishProblem } from '@lulus/contract';
import type { DrawLine } from '../../platform/db/json-columns.ts';
import { candidatesOf, countDrawn, freezeDraws } from './draws.ts';
import { FORMS_PER_REVISION } from './form.ts';
import type { FoundProblem } from './publish-problems.ts';

interface Section {
  id: string;
  name: string;
  draw: DrawLine[];
}

interface Item {
  id: string;
  section_id: string;
  stimulus_id: string | null;
  tags: string[];
  bank_question_weight: number;
}

const weightOf = (group: Item[]) => group.reduce((sum, item) => sum + item.bank_question_weight, 0);
const isEqual = (numbers: number[]) => new Set(numbers.map((one) => one.toFixed(4))).size <= 1;

function problemsOf(lines: DrawLine[], items: Item[]): PublishProblem['code'][] {
  const candidates = lines.map((line) => candidatesOf(line, items));
  const drawn = candidates.flat(2).map(({ id }) => id);
  const isFull = (groups: Item[][], at: number) => groups.length >= (lines[at]?.count ?? 0);
  const isFair = (groups: Item[][]) =>
    isEqual(groups.map((group) => group.length)) && isEqual(groups.map(weightOf));
  return [
    ...(candidates.every(isFull) ? [] : ['draw_too_few' as const]),
    ...(candidates.every(isFair) ? [] : ['draw_unequal' as const]),
    ...(new Set(drawn).size === drawn.length ? [] : ['draw_overlap' as const]),
  ];
}

const insideOf = (items: Item[], { id }: Section) => items.filter((item) => item.section_id === id);

/** Returns the draws of which some candidates are on no form. */
export const findUnusedCandidates = (sections: Section[], items: Item[]) =>
  sections.flatMap((section) => {
    const inside = insideOf(items, section);
    return section.draw.flatMap((line) => {
      const candidates = candidatesOf(line, inside).length;
      const used = FORMS_PER_REVISION * line.count;
      return candidates > used ? [{ bank_section: section.name, candidates, used }] : [];
    });
  });

/** Returns the problems of draws by section, and whether a paper would be too long. */
export function findDrawProblems(sections: Section[], items: Item[]): FoundProblem[] {
  const length = sections.reduce((sum, section) => {
    const inside = insideOf(items, section);
    return sum + countDrawn(inside, freezeDraws(section.draw, inside));
  }, 0);
  const isTooLong = length > MAX_QUESTIONS_PER_EXAMINATION;
  return [
    ...sections.flatMap((section) =>
      problemsOf(section.draw, insideOf(items, section)).map((code) => ({
        code,
        bank_id: null,
        bank_section: section.name,
      })),
    ),
    ...(isTooLong ? [{ code: 'form_too_long' as const, bank_id: null, bank_section: null }] : []),
  ];
}
