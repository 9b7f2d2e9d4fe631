import { problem } from '@lulus/contract/messages';
import { isBlankContent } from '../content/content-text.ts';
import { readRichText } from '../content/read-rich-text.ts';
import { typeOf } from '../interactions/index.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { type Fields, validationFailed } from '../platform/errors.ts';
import type { ItemContent } from '../questions/bank-items.queries.ts';
import { composeAssets } from './compose-assets.ts';
import { composeGaps } from './compose-gaps.ts';
import { composeKey } from './compose-key.ts';
import { composeOptions, withoutEmpty } from './compose-options.ts';
import { composeScoring } from './compose-scoring.ts';
import { addFault, type ItemForm } from './item-form.ts';
import type { ItemFiles } from './store-item-files.ts';

/** Returns texts by number, each read as rich text if they are of that type. */
function readTexts(
  texts: Record<string, string>,
  { type, field }: { type: string; field: string },
  faults: Fields,
): Record<string, string> {
  if (type !== 'html') return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([number, html]) => [number, readRichText(html, field, faults)]),
  );
}

const wordLimit = ({ max_words }: ItemForm, current?: RevisionItem) =>
  max_words === undefined ? (current?.max_words ?? null) : max_words;

/** Returns the content that a form gives to a new question, or to `current`. Throws 422 with all faults by field. */
export function composeItem(form: ItemForm, files: ItemFiles, current?: RevisionItem): ItemContent {
  const faults: Fields = {};
  const bank_question = readRichText(form.bank_question, 'bank_question', faults);
  const interaction = form.interaction ?? current?.interaction ?? 'choice';
  const { hasRows } = typeOf({ interaction });
  const hasTexts = interaction === 'short_answer' || interaction === 'gaps';
  const rows_type = form.rows_type ?? current?.rows_type ?? 'text';
  const hint_type = form.hint_type ?? current?.hint_type ?? 'text';
  const bank_option = readTexts(
    composeOptions(form, { interaction, stored: files.options, current }, faults),
    { type: form.option_type, field: 'bank_option' },
    faults,
  );
  const bank_rows = readTexts(
    hasRows ? withoutEmpty(form.bank_rows ?? current?.bank_rows ?? {}) : {},
    { type: rows_type, field: 'bank_rows' },
    faults,
  );
  const hint =
    form.hint !== null && hint_type === 'html' ? readRichText(form.hint, 'hint', faults) : form.hint;
  if (hasRows && Object.keys(bank_rows).length === 0) {
    addFault(faults, 'bank_rows', problem('rows_missing'));
  }
  const unit = interaction === 'number' ? (form.unit ?? current?.unit ?? '') || null : null;
  const bank_gaps =
    interaction === 'gaps'
      ? composeGaps(form.bank_gaps ?? current?.bank_gaps ?? {}, bank_question, faults)
      : {};
  const reuse_options = form.reuse_options ?? current?.reuse_options ?? false;
  const written = { bank_option, bank_rows, bank_gaps, unit, reuse_options };
  const bank_key = composeKey(form, interaction, { written, current }, faults);
  const scoring = composeScoring(form, interaction, { options: bank_option, current }, faults);
  const bank_asset = composeAssets(form, files.assets, current?.bank_asset, faults);
  if (isBlankContent(bank_question) && Object.values(bank_asset).flat().length === 0) {
    addFault(faults, 'bank_question', problem('text_or_file_missing'));
  }
  if (Object.keys(faults).length > 0) throw validationFailed(faults);
  return {
    bank_type: form.bank_type,
    bank_question,
    interaction,
    option_type: form.option_type,
    ...written,
    rows_type,
    bank_key,
    ...scoring,
    text_rules: hasTexts ? (form.text_rules ?? current?.text_rules ?? null) : null,
    bank_asset,
    play_limit: form.play_limit,
    hint,
    hint_type,
    pinned_options: (form.pinned_options ?? current?.pinned_options ?? []).filter((key) =>
      Object.hasOwn(bank_option, key),
    ),
    keep_option_order: form.keep_option_order ?? current?.keep_option_order ?? false,
    rubric: interaction === 'essay' ? (form.rubric ?? current?.rubric ?? []) : [],
    max_words: interaction === 'essay' ? wordLimit(form, current) : null,
    stimulus_id: form.stimulus_id === undefined ? (current?.stimulus_id ?? null) : form.stimulus_id,
    ...(form.tags && { tags: form.tags }),
  };
}
