/**
 * A revision is an examination as it was published, and never changes. Students who start with it keep its
 * text, options and answer keys until the end, even if the examination is edited.
 */
import type { DecimalSign } from '@lulus/contract';
import type { RevisionItem, RevisionSection, RevisionStimulus } from '../../platform/db/json-columns.ts';

export interface Revision {
  id: string;
  examination_id: string;
  examination_name: string;
  examination_desc: string;
  /** Minutes. */
  examination_duration: number;
  examination_bank_count: number;
  /** If false, every attempt has the order of the bank. */
  shuffle: boolean;
  decimal_sign: DecimalSign;
  /** Whether the score may be below 0. */
  negative_total: boolean;
  sections: RevisionSection[];
  stimuli: RevisionStimulus[];
}

type Sections = Pick<Revision, 'sections'>;

/** Items by id, in order. Cached, since a revision never changes. */
const itemsOf = new WeakMap<Sections, Map<string, RevisionItem>>();

function itemsById(revision: Sections): Map<string, RevisionItem> {
  const cached = itemsOf.get(revision);
  if (cached) return cached;
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
