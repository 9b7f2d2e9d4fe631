import type { Section } from '@lulus/contract';
import type { BankGroup } from './bank-filter.ts';

/** Question ids by section id, for every section that a move changes. */
export type Order = Record<string, string[]>;

/** Returns the questions with all others of their stimuli, since a stimulus stays in one section. */
function withGroups(groups: readonly BankGroup[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const entries = groups.flatMap((group) => group.entries);
  const stimuli = new Set(
    entries.flatMap(({ id, stimulus_id }) => (ids.has(id) && stimulus_id !== null ? [stimulus_id] : [])),
  );
  const moved = entries.filter(
    ({ id, stimulus_id }) => ids.has(id) || (stimulus_id !== null && stimuli.has(stimulus_id)),
  );
  return new Set(moved.map(({ id }) => id));
}

/**
 * Moves the questions `chosen`, and the others of their stimuli, to the end of the section `target`. Returns the orders
 * before and after.
 */
export function moveQuestions(
  sections: readonly Section[],
  groups: readonly BankGroup[],
  { ids: chosen, target }: { ids: ReadonlySet<string>; target: string },
): { before: Order; after: Order } {
  const ids = withGroups(groups, chosen);
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
