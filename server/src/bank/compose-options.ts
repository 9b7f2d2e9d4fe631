import { type Interaction, MIN_OPTIONS_PER_QUESTION } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { typeOf } from '../interactions/index.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import type { Fields } from '../platform/errors.ts';
import { unlink } from '../platform/files/asset-links.ts';
import { addFault, type ItemForm } from './item-form.ts';

type Options = RevisionItem['bank_option'];

/** Columns of a table, such as right and wrong. */
const COLUMNS = { min: 2, max: 5 };
type Current = Pick<RevisionItem, 'option_type' | 'bank_option'> | undefined;

function textOptions(form: ItemForm, current: Current): Options {
  if (form.bank_option) return form.bank_option;
  return current?.option_type === form.option_type ? current.bank_option : {};
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

/** Leaves out empty texts. The others keep their numbers. */
export const withoutEmpty = (texts: Options): Options =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Returns the options by number; the columns of a table. Types without options have none. */
export function composeOptions(
  form: ItemForm,
  { interaction, stored, current }: { interaction: Interaction; stored: Options; current: Current },
  faults: Fields,
): Options {
  if (!typeOf({ interaction }).hasOptions) return {};
  const options = withoutEmpty(
    form.option_type === 'file' ? fileOptions(form, stored, current, faults) : textOptions(form, current),
  );
  const count = Object.keys(options).length;
  if (interaction === 'choice_table' && (count < COLUMNS.min || count > COLUMNS.max)) {
    addFault(faults, 'bank_option', problem('columns_range', COLUMNS));
  } else if (count < MIN_OPTIONS_PER_QUESTION) {
    addFault(faults, 'bank_option', problem('options_missing', { min: MIN_OPTIONS_PER_QUESTION }));
  }
  return options;
}
