/**
 * A revision is an examination as it was published. Students who start with it keep its text, options and keys until
 * the end, whatever is edited meanwhile. A stored revision never changes.
 */
import type { BankAsset, BankType } from '@lulus/contract';

export interface RevisionItem {
  id: string;
  bank_type: BankType;
  /** Sanitised rich text. */
  bank_question: string;
  bank_question_weight: number;
  option_type: 'text' | 'file';
  /** Option key to text, or to a file path. */
  bank_option: Record<string, string>;
  /** The keys of the right options: choosing any of them is right. */
  bank_answer: number[];
  bank_asset: BankAsset;
  play_limit: number;
  hint: string | null;
}

export interface RevisionSection {
  name: string;
  forward_only: boolean;
  /** Minutes of a timer of its own, or null. */
  duration: number | null;
  items: RevisionItem[];
}

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
