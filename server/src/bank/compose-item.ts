import { problem } from '@lulus/contract/messages';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { type Fields, validationFailed } from '../platform/errors.ts';
import type { ItemContent } from '../questions/bank-items.queries.ts';
import { isBlankRichText, sanitizeRichText, unsupportedNames } from '../questions/rich-text.ts';
import { composeAssets } from './compose-assets.ts';
import { composeAnswer, composeOptions } from './compose-options.ts';
import { addFault, type ItemForm } from './item-form.ts';
import type { ItemFiles } from './store-item-files.ts';

const shortList = (names: string[]) =>
  names
    .slice(0, 5)
    .map((name) => name.slice(0, 20))
    .join(', ');

/** Returns the content that a form gives to a new question, or to `current`. Throws 422 with all faults by field. */
export function composeItem(
  form: ItemForm,
  files: ItemFiles,
  { current, optionLimit }: { current?: RevisionItem; optionLimit: number },
): ItemContent {
  const faults: Fields = {};
  const bank_question = sanitizeRichText(form.bank_question);
  const unsupported = unsupportedNames(form.bank_question);
  if (unsupported.length > 0) {
    addFault(faults, 'bank_question', problem('html_not_allowed', { names: shortList(unsupported) }));
  }
  const bank_option = composeOptions(form, { stored: files.options, current, limit: optionLimit }, faults);
  const bank_answer = composeAnswer(form, bank_option, faults);
  const bank_asset = composeAssets(form, files.assets, current?.bank_asset, faults);
  if (isBlankRichText(bank_question) && Object.values(bank_asset).flat().length === 0) {
    addFault(faults, 'bank_question', problem('text_or_file_missing'));
  }
  if (Object.keys(faults).length > 0) throw validationFailed(faults);
  return {
    bank_type: form.bank_type,
    bank_question,
    bank_question_weight: form.bank_question_weight,
    option_type: form.option_type,
    bank_option,
    bank_answer,
    bank_asset,
    play_limit: form.play_limit,
    hint: form.hint,
    ...(form.tags && { tags: form.tags }),
  };
}
