import { type BankAsset, type BankType, type Given, insertBankItem } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { composeItem } from '../bank/compose-item.ts';
import { withMixedNumbers } from '../bank/mix-options.ts';
import { typeOf } from '../interactions/index.ts';
import { HttpError, keyedMessages } from '../platform/errors.ts';
import { assetsOf } from './assets-of.ts';
import { fitContent } from './fit-content.ts';
import type { FittedItem, MediaFile } from './fitted.ts';
import type { ImportedFields, ImportedItem } from './imported.ts';
import { findByte, warnOfBytes } from './unknown-bytes.ts';

type Form = Given<typeof insertBankItem, 'body'>;

const NO_ID = '00000000-0000-7000-8000-000000000000';
/** The file may say nothing of the weight. */
const DEFAULT_WEIGHT = 1;

/** Thrown for a text that would lose words. */
class Refused extends Error {
  readonly problem: Problem;

  constructor(refused: Problem) {
    super(refused.code);
    this.problem = refused;
  }
}

/** Returns the fields as the form sends them. */
function formOf(fields: ImportedFields, bank_type: Form['bank_type']): Form {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  const { files: _, bank_question_weight = DEFAULT_WEIGHT, ...plain } = fields;
  const form = {
    ...plain,
    examination_id: NO_ID,
    bank_section: 'X',
    bank_type,
    bank_question_weight,
    hint: fields.hint ?? '',
    bank_option: json(fields.bank_option),
    bank_rows: json(fields.bank_rows),
    bank_gaps: json(fields.bank_gaps),
    bank_key: json(fields.bank_key),
    option_points: json(fields.option_points),
    pinned_options: json(fields.pinned_options),
    keep_option_order: json(fields.keep_option_order),
    reuse_options: json(fields.reuse_options),
    text_rules: json(fields.text_rules),
    rubric: json(fields.rubric),
    tags: json(fields.tags),
  };
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Form;
}

/** Returns the fields with their rich text as it is stored. */
function withContent(fields: ImportedFields, fit: (html: string) => string): ImportedFields {
  const fitAll = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([key, html]) => [key, fit(html)]));
  const { bank_option = {}, bank_rows = {}, hint } = fields;
  return {
    ...fields,
    bank_question: fit(fields.bank_question),
    ...(fields.option_type === 'html' && { bank_option: fitAll(bank_option) }),
    ...(fields.rows_type === 'html' && { bank_rows: fitAll(bank_rows) }),
    ...(hint !== undefined && fields.hint_type === 'html' && { hint: fit(hint) }),
  };
}

/** Returns the type of the file's question if it fits the files that were found. */
function bankTypeOf({ bank_type }: ImportedFields, assets: BankAsset): BankType {
  const [derived = 'text'] = (['video', 'audio', 'image'] as const).filter((one) => assets[one].length > 0);
  if (bank_type === undefined || derived === 'video') return derived;
  return bank_type === 'text' || assets[bank_type].length > 0 ? bank_type : derived;
}

/** Returns the first of the messages by field. */
const firstOf = (fields: Record<string, Problem[]>): Problem =>
  Object.values(fields)[0]?.[0] ?? problem('not_right');

/**
 * Turns a question of a file into ours, by the rules of the form. Options of an order and of a matching get other numbers
 * where those would give the key away, unless the question `isExact`.
 */
export function fitItem(
  { section, ...item }: ImportedItem,
  media: Map<string, MediaFile>,
  { isExact = false } = {},
): Omit<FittedItem, 'n' | 'ref'> | { refused: Problem } {
  const unknown = findByte(item);
  if (unknown) return { refused: unknown };
  const { fields, stimulus, lostTitle } = item;
  const warnings = [...item.warnings, ...warnOfBytes(section)];
  const fit = (html: string) => {
    const fitted = fitContent(html, media, warnings);
    if ('refused' in fitted) throw new Refused(fitted.refused);
    return fitted.html;
  };
  try {
    const fitted = withContent(fields, fit);
    const assets = assetsOf(fields.files ?? [], media);
    const kind = bankTypeOf(fields, assets);
    for (const name of fields.files ?? []) {
      if (!media.has(name)) warnings.push(problem('no_such_file_in_import', { name }));
    }
    const { option_type, bank_option = {}, ...others } = fitted;
    const isFile = option_type === 'file';
    const parsed = insertBankItem.body.safeParse(
      formOf({ ...others, ...(!isFile && { bank_option }), ...(option_type && { option_type }) }, kind),
    );
    if (!parsed.success) return { refused: firstOf(keyedMessages(parsed.error.issues)) };
    const options = Object.fromEntries(
      Object.entries(isFile ? bank_option : {}).flatMap(([key, name]) => {
        const file = media.get(name);
        return file?.kind === 'image' ? [[key, file.path]] : [];
      }),
    );
    const stored = Object.values(assets).flat();
    const byPath = new Map([...media.values()].map((file) => [file.path, file]));
    const files = stored.flatMap((path) => byPath.get(path) ?? []);
    const form = { ...parsed.data, option_type: parsed.data.option_type ?? ('text' as const) };
    const composed = composeItem(form, { assets: files, options });
    const content = isExact ? composed : withMixedNumbers(composed);
    if (
      !typeOf(content).isComplete(content as never, content.bank_key) &&
      content.scoring_rule !== 'option_points' &&
      !warnings.some(({ code }) => code === 'no_key_in_file')
    ) {
      warnings.push(problem('no_key_in_file'));
    }
    const title = lostTitle === undefined ? {} : { lostTitle };
    return { section, content, stimulus: stimulus ?? null, warnings, ...title };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.problem };
    if (error instanceof HttpError && error.fields) return { refused: firstOf(error.fields) };
    throw error;
  }
}
