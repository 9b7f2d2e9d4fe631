/**
 * The order of questions and options for a student. A revision has a fixed number of forms, and an attempt
 * gets one of them. The order within a form is a sort by hash, so no permutation is stored. The order is the
 * same on every node and after every restart, and does not depend on a library's shuffle.
 */
import { createHash, randomInt } from 'node:crypto';
import { typeOf } from '../../interactions/index.ts';
import type { RevisionItem, RevisionSection } from '../../platform/db/json-columns.ts';
import type { Revision } from './revision.ts';

export const FORMS_PER_REVISION = 64;

export const drawForm = () => randomInt(FORMS_PER_REVISION);

export interface FormItem extends RevisionItem {
  /** Option ids in this form's order. */
  option_order: string[];
}

export interface FormSection extends Omit<RevisionSection, 'items'> {
  items: FormItem[];
}

function sortByHash<T>(things: T[], seed: string, idOf: (thing: T) => string): T[] {
  const rank = (thing: T) =>
    createHash('sha256')
      .update(`${seed}:${idOf(thing)}`)
      .digest('hex');
  return things
    .map((thing) => ({ thing, rank: rank(thing) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ thing }) => thing);
}

function orderOptions(item: RevisionItem, order: typeof sortByHash, seed: string): string[] {
  const keys = Object.keys(item.bank_option);
  return typeOf(item).mixesOptions ? order(keys, seed, (key) => key) : keys;
}

/**
 * Returns the sections of the form. Sections keep their order. Questions and options have the form's order,
 * or the bank's order if the examination is not shuffled.
 */
export function arrangeForm(revision: Revision, form: number): FormSection[] {
  const seed = `${revision.id}:${form}`;
  const order: typeof sortByHash = (things, ...by) => (revision.shuffle ? sortByHash(things, ...by) : things);
  return revision.sections.map((section) => ({
    ...section,
    items: order(section.items, seed, (item) => item.id).map((item) => ({
      ...item,
      option_order: orderOptions(item, order, `${seed}:${item.id}`),
    })),
  }));
}
