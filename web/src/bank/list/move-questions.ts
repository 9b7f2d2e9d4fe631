import type { Section } from '@lulus/contract';
import type { BankGroup } from './bank-filter.ts';

/** Question ids by section id, for every section that a move changes. */
export type Order = Record<string, string[]>;

/** Moves the questions `ids` to the end of the section `target`. Returns the orders before and after. */
export function moveQuestions(
  sections: readonly Section[],
  groups: readonly BankGroup[],
  { ids, target }: { ids: ReadonlySet<string>; target: string },
): { before: Order; after: Order } {
  const before: Order = {};
  for (const { id, name } of sections) {
    const questions = groups.find(({ section }) => section === name)?.entries.map((entry) => entry.id) ?? [];
    if (id === target || questions.some((question) => ids.has(question))) before[id] = questions;
  }
  const stays = (question: string) => !ids.has(question);
  const after = Object.fromEntries(
    Object.entries(before).map(([id, questions]) => [id, questions.filter(stays)]),
  );
  after[target] = [
    ...(before[target] ?? []).filter(stays),
    ...Object.values(before)
      .flat()
      .filter((question) => ids.has(question)),
  ];
  return { before, after };
}
