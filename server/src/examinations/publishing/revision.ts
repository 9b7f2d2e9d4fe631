/**
 * A revision is an examination as it was published, and never changes. Students who start with it keep its
 * text, options and answer keys until the end, even if the examination is edited.
 */
import type { DecimalSign } from '@lulus/contract';
import type { RevisionItem, RevisionSection, RevisionStimulus } from '../../platform/db/json-columns.ts';
import { leftOut } from './draws.ts';

export interface Revision {
  id: string;
  examination_id: string;
  examination_name: string;
  examination_desc: string;
  /** Minutes. */
  examination_duration: number;
  /** Number of questions on each paper. */
  examination_bank_count: number;
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

/** By form. */
const formsOf = new WeakMap<Revision, Map<number, Revision>>();

/**
 * Returns the revision with only the questions of the form, and their stimuli. Most draw none, and all their forms have
 * all questions.
 */
export function ofForm(revision: Revision, form: number): Revision {
  if (revision.sections.every(({ draws }) => draws.length === 0)) return revision;
  const forms = formsOf.get(revision) ?? new Map<number, Revision>();
  formsOf.set(revision, forms);
  const known = forms.get(form);
  if (known) return known;
  const sections = revision.sections.map((section, at) => {
    const out = new Set(
      section.draws.flatMap((draw, line) => leftOut(draw, form, `${revision.id}:${at}:${line}`)),
    );
    return { ...section, items: section.items.filter(({ id }) => !out.has(id)) };
  });
  const used = new Set(sections.flatMap(({ items }) => items.map(({ stimulus_id }) => stimulus_id)));
  const drawn = { ...revision, sections, stimuli: revision.stimuli.filter(({ id }) => used.has(id)) };
  forms.set(form, drawn);
  return drawn;
}
