import type { insertBankItem, OptionType, Parsed, updateBankItem } from '@lulus/contract';
import type { UploadedFile } from '../platform/http/requests/multipart.ts';
import { isOptionFile } from './option-files.ts';

type Insert = Omit<Parsed<typeof insertBankItem, 'body'>, 'examination_id' | 'insert_key'>;
type Update = Parsed<typeof updateBankItem, 'body'>;

type SentForm = Insert & Partial<Update>;

/** The form of a new or an edited question. */
export type ItemForm = SentForm & { option_type: OptionType };

/** The form with its `option_type`: where it is not sent, option files say so, or the question as it is. */
export function withOptionType<Form extends SentForm>(
  form: Form,
  files: UploadedFile[],
  current: OptionType = 'text',
): Form & ItemForm {
  const inferred = files.some(({ field }) => isOptionFile(field)) ? 'file' : current;
  return { ...form, option_type: form.option_type ?? inferred };
}

/** Sentences by field, gathered so that the form is refused with everything that is wrong with it. */
export type Faults = Record<string, string[]>;

export function addFault(faults: Faults, field: string, sentence: string): void {
  faults[field] = [...(faults[field] ?? []), sentence];
}
