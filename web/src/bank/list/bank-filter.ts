/** Filters the questions of a bank, and groups them by section in the examination's order. */
import { type BankItem, type BankType, bankType } from '@lulus/contract';
import { type AddressView, addressOf } from '../../platform/navigation/use-address-view.ts';
import { questionTitle } from '../../platform/ui/content/question-title.ts';

export interface BankFilter {
  search: string;
  /** '' for all sections. */
  section: string;
  type: BankType | '';
}

export const noFilter: BankFilter = { search: '', section: '', type: '' };

export const bankAddress: AddressView<BankFilter> = {
  read: (search) => ({
    search: search.get('q') ?? '',
    section: search.get('section') ?? '',
    type: bankType.safeParse(search.get('type')).data ?? '',
  }),
  write: ({ search, section, type }) => addressOf({ q: search, section, type }),
  pages: [],
};

export interface NumberedEntry extends BankItem {
  /** Position within the section, from 1. */
  number: number;
  text: string;
}

export interface BankGroup {
  section: string;
  entries: NumberedEntry[];
}

export function groupBank(entries: readonly BankItem[]): BankGroup[] {
  const groups = new Map<string, BankGroup>();
  for (const entry of entries) {
    const group = groups.get(entry.bank_section) ?? { section: entry.bank_section, entries: [] };
    groups.set(entry.bank_section, group);
    group.entries.push({ ...entry, number: group.entries.length + 1, text: questionTitle(entry) });
  }
  return [...groups.values()];
}

/** Returns the matching questions. Each keeps its number within the whole section. */
export function filterBank(groups: readonly BankGroup[], { search, section, type }: BankFilter): BankGroup[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matches = (entry: NumberedEntry) => {
    const text = entry.text.toLocaleLowerCase();
    return (!type || entry.bank_type === type) && words.every((word) => text.includes(word));
  };
  return groups
    .filter((group) => !section || group.section === section)
    .map((group) => ({ ...group, entries: group.entries.filter(matches) }))
    .filter((group) => group.entries.length > 0);
}

/** Entries that follow one another, all of one stimulus or all without one. */
export interface EntryGroup {
  stimulus_id: string | null;
  entries: NumberedEntry[];
}

export function groupByStimulus(entries: readonly NumberedEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.stimulus_id === entry.stimulus_id) last.entries.push(entry);
    else groups.push({ stimulus_id: entry.stimulus_id, entries: [entry] });
  }
  return groups;
}
