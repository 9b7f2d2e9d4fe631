import { isDeepStrictEqual } from 'node:util';
import { type BankKey, type Interaction, keySchemas, type NumberKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { hasOptionNumbers, typeOf } from '../interactions/index.ts';
import type { Written } from '../interactions/interaction-type.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import type { Fields } from '../platform/errors.ts';
import { addFault, type ItemForm } from './item-form.ts';

/** The key of a new question without one. */
const NO_KEY: Record<Interaction, BankKey> = {
  choice: [],
  choice_multiple: [],
  choice_table: {},
  short_answer: [],
  number: {} as NumberKey,
  essay: null,
  gaps: {},
  match: {},
  order: [],
};

/** Returns the key that the form sends, as the list of right options by number or in the shape of the type. */
function sentKey(form: ItemForm, interaction: Interaction, faults: Fields): BankKey | undefined {
  const byNumber = form.bank_answer?.map(String);
  if (!hasOptionNumbers({ interaction })) {
    if (byNumber && byNumber.length > 0) addFault(faults, 'bank_answer', problem('key_unfit'));
    return form.bank_key;
  }
  const isUnequal =
    byNumber && form.bank_key && !isDeepStrictEqual(new Set(byNumber), new Set(form.bank_key as string[]));
  if (isUnequal) addFault(faults, 'bank_answer', problem('key_unequal'));
  return form.bank_key ?? byNumber;
}

/**
 * Returns the answer key that a form gives to a new question, or to `current`. It may be incomplete before publishing.
 */
export function composeKey(
  form: ItemForm,
  interaction: Interaction,
  { written, current }: { written: Written; current: RevisionItem | undefined },
  faults: Fields,
): BankKey {
  const sent = sentKey(form, interaction, faults);
  if (sent === undefined && current && current.interaction !== interaction) {
    addFault(faults, 'bank_key', problem('key_missing'));
  }
  const key = sent ?? (current?.interaction === interaction ? current.bank_key : NO_KEY[interaction]);
  const { data, error } = keySchemas[interaction].safeParse(key);
  if (error) {
    // A number that is not finished has the empty key.
    if (Object.keys(key ?? {}).length > 0) addFault(faults, 'bank_key', problem('key_unfit'));
    return key;
  }
  return typeOf({ interaction }).readKey(data, written, faults);
}
