/**
 * The order of questions and options for a student. A revision has a fixed number of forms, and an attempt
 * gets one of them. The order within a form is a sort by hash, so no permutation is stored. The order is the
 * same on every node and after every restart, and does not depend on a library's shuffle.
 */
import { createHash, randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { typeOf } from '../../interactions/index.ts';
import type { RevisionItem, RevisionSection } from '../../platform/db/json-columns.ts';
import { groupsOf } from './groups.ts';
import { ofForm, type Revision } from './revision.ts';

export const FORMS_PER_REVISION = 64;

export const drawForm = () => randomInt(FORMS_PER_REVISION);

export interface FormItem extends RevisionItem {
  /** Option ids in this form's order. */
  option_order: string[];
  /** Of `gaps`, the option ids of each list in this form's order. */
  gap_orders: Record<string, string[]>;
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

const sortKeys = (keys: string[], seed: string) => sortByHash(keys, seed, (key) => key);

/** Sorts the keys by hash, except that pinned ones keep their places. */
function sortUnpinned(keys: string[], pinned: string[], seed: string): string[] {
  const free = sortKeys(
    keys.filter((key) => !pinned.includes(key)),
    seed,
  );
  return keys.map((key) => (pinned.includes(key) ? key : (free.shift() as string)));
}

/**
 * Moves the option that the answer key begins with to the end if the order gives the key away. Two options stay as they
 * were mixed: if they never stood in the order of the key, their order would always tell it.
 */
function hidingKey(item: RevisionItem, keys: string[]): string[] {
  const telling = typeOf(item).keyOrder?.(item) ?? [];
  const [first] = telling;
  const shown = keys.filter((key) => telling.includes(key));
  return first !== undefined && telling.length > 2 && isDeepStrictEqual(shown, telling)
    ? [...keys.filter((key) => key !== first), first]
    : keys;
}

function orderOptions(item: RevisionItem, isShuffled: boolean, seed: string): string[] {
  const keys = Object.keys(item.bank_option);
  const { optionOrder } = typeOf(item);
  if (optionOrder === 'mixed') return hidingKey(item, sortKeys(keys, seed));
  const isSorted = optionOrder === 'shuffled' && isShuffled && !item.keep_option_order;
  return isSorted ? sortUnpinned(keys, item.pinned_options, seed) : keys;
}

function orderGaps(item: RevisionItem, isShuffled: boolean, seed: string): FormItem['gap_orders'] {
  const lists = Object.entries(item.bank_gaps).filter(([, { type }]) => type === 'list');
  return Object.fromEntries(
    lists.map(([gap, { options = {} }]) => {
      const keys = Object.keys(options);
      return [gap, isShuffled && !item.keep_option_order ? sortKeys(keys, `${seed}:${gap}`) : keys];
    }),
  );
}

/** Orders the questions of a section. Those of a stimulus stay together, in order unless the stimulus mixes them. */
function orderItems(revision: Revision, section: RevisionSection, seed: string): RevisionItem[] {
  const groups = groupsOf(section.items);
  if (!section.shuffle_questions) return groups.flat();
  return sortByHash(groups, seed, ([first]) => first?.stimulus_id ?? first?.id ?? '').flatMap((group) => {
    const stimulus = revision.stimuli.find(({ id }) => id === group[0]?.stimulus_id);
    return stimulus?.shuffle_items ? sortByHash(group, seed, ({ id }) => id) : group;
  });
}

/**
 * Returns the sections of the form. Sections keep their order. Questions and options have the form's order,
 * or the bank's order if the section is not shuffled.
 */
export function arrangeForm(revision: Revision, form: number): FormSection[] {
  const seed = `${revision.id}:${form}`;
  return ofForm(revision, form).sections.map((section) => ({
    ...section,
    items: orderItems(revision, section, seed).map((item) => {
      const own = `${seed}:${item.id}`;
      return {
        ...item,
        option_order: orderOptions(item, section.shuffle_options, own),
        gap_orders: orderGaps(item, section.shuffle_options, own),
      };
    }),
  }));
}
