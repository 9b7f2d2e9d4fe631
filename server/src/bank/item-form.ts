import type { insertBankItem, Parsed, updateBankItem } from '@lulus/contract';

type Insert = Omit<Parsed<typeof insertBankItem, 'body'>, 'examination_id' | 'insert_key'>;
type Update = Parsed<typeof updateBankItem, 'body'>;

/** The form of a question, be it new or edited. */
export type ItemForm = Insert & Partial<Update>;

/** Sentences by field, gathered so that the form is refused with everything that is wrong with it. */
export type Faults = Record<string, string[]>;

export function addFault(faults: Faults, field: string, sentence: string): void {
  faults[field] = [...(faults[field] ?? []), sentence];
}
