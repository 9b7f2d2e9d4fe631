import type { insertBankItem, OptionType, Parsed, updateBankItem } from '@lulus/contract';
import type { Problem } from '@lulus/contract/messages';
import type { Fields } from '../platform/errors.ts';
import type { UploadedFile } from '../platform/http/requests/multipart.ts';
import { isOptionFile } from './option-files.ts';

type Insert = Omit<Parsed<typeof insertBankItem, 'body'>, 'examination_id' | 'insert_key'>;
type Update = Parsed<typeof updateBankItem, 'body'>;

type SentForm = Insert & Partial<Update>;

/** The form of a new or an edited question. */
export type ItemForm = SentForm & { option_type: OptionType };

/**
 * Returns the form with its `option_type`. If it is missing, option files imply `file`; otherwise the current type
 * stays.
 */
export function withOptionType<Form extends SentForm>(
  form: Form,
  files: UploadedFile[],
  current: OptionType = 'text',
): Form & ItemForm {
  const inferred = files.some(({ field }) => isOptionFile(field)) ? 'file' : current;
  return { ...form, option_type: form.option_type ?? inferred };
}

/** Collects messages by field, so that the error names all faults of the form. */
export function addFault(faults: Fields, field: string, message: Problem): void {
  faults[field] = [...(faults[field] ?? []), message];
}
