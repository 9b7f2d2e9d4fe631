/**
 * A revision is an examination as it was published. Students who start with it keep its text, options and keys until
 * the end, whatever is edited meanwhile. A stored revision never changes.
 */
import type { RevisionItem, RevisionSection } from '../../platform/db/json-columns.ts';

export interface Revision {
  id: string;
  examination_id: string;
  examination_name: string;
  examination_desc: string;
  /** Minutes. */
  examination_duration: number;
  examination_bank_count: number;
  /** Without it every attempt has the order of the bank. */
  shuffle: boolean;
  sections: RevisionSection[];
}

type Sections = Pick<Revision, 'sections'>;

/** By id, in order. Nothing of a revision changes, so this is made once. */
const itemsOf = new WeakMap<Sections, Map<string, RevisionItem>>();

function itemsById(revision: Sections): Map<string, RevisionItem> {
  const known = itemsOf.get(revision);
  if (known) return known;
  const items = new Map(revision.sections.flatMap((section) => section.items).map((item) => [item.id, item]));
  itemsOf.set(revision, items);
  return items;
}

export function revisionItems(revision: Sections): RevisionItem[] {
  return [...itemsById(revision).values()];
}

export function findRevisionItem(revision: Sections, itemId: string): RevisionItem | undefined {
  return itemsById(revision).get(itemId);
}
