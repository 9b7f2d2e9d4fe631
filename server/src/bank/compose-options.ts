import { MIN_OPTIONS_PER_QUESTION } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import type { Fields } from '../platform/errors.ts';
import { unlink } from '../questions/link-files.ts';
import { addFault, type ItemForm } from './item-form.ts';

type Options = RevisionItem['bank_option'];
type Current = Pick<RevisionItem, 'option_type' | 'bank_option'> | undefined;

function textOptions(form: ItemForm, current: Current): Options {
  if (form.bank_option) return form.bank_option;
  return current?.option_type === 'text' ? current.bank_option : {};
}

/** Returns the option files that stay, together with the new ones. If the form does not list any, all stay. */
function fileOptions(form: ItemForm, stored: Options, current: Current, faults: Fields): Options {
  const had = current?.option_type === 'file' ? current.bank_option : {};
  if (!form.bank_current_option_file) return { ...had, ...stored };
  const kept: Options = {};
  for (const [number, link] of Object.entries(form.bank_current_option_file)) {
    const path = unlink(link);
    if (path === '') continue;
    if (Object.values(had).includes(path)) kept[number] = path;
    else addFault(faults, 'bank_current_option_file', problem('no_option_file', { number }));
  }
  return { ...kept, ...stored };
}

/** Returns the options by number. Empty options are left out, and the others keep their numbers. */
export function composeOptions(
  form: ItemForm,
  { stored, current, limit }: { stored: Options; current: Current; limit: number },
  faults: Fields,
): Options {
  const given =
    form.option_type === 'text' ? textOptions(form, current) : fileOptions(form, stored, current, faults);
  const options = Object.fromEntries(Object.entries(given).filter(([, option]) => option !== ''));
  const numbers = Object.keys(options);
  if (numbers.some((number) => Number(number) > limit)) {
    addFault(faults, 'bank_option', problem('too_many_options', { limit }));
  }
  if (numbers.length < MIN_OPTIONS_PER_QUESTION) {
    addFault(faults, 'bank_option', problem('options_missing', { min: MIN_OPTIONS_PER_QUESTION }));
  }
  return options;
}

/** Returns the numbers of the right options, each once and in order. There may be none before publishing. */
export function composeAnswer(form: ItemForm, options: Options, faults: Fields): number[] {
  const answers = [...new Set(form.bank_answer)].sort((a, b) => a - b);
  for (const number of answers.filter((answer) => !Object.hasOwn(options, String(answer)))) {
    addFault(faults, 'bank_answer', problem('empty_answer', { number }));
  }
  return answers;
}
