/** Writes the cells of a question. */
import type {
  BankItem,
  ChoiceTableKey,
  GapsKey,
  NumberKey,
  OrderKey,
  ShortAnswerKey,
  Stimulus,
} from '@lulus/contract';
import { DEFAULT_PLAY_LIMIT } from '@lulus/contract';
import { type Field, type GroupName, groupField, type Language } from './columns.ts';
import { joinList } from './lists.ts';
import { runOf } from './runs.ts';
import { ruleWords, typeWords, writeWord, yesNoWords } from './words.ts';
import {
  answersText,
  gapText,
  numberText,
  optionsText,
  pairsText,
  pointsText,
  rubricText,
  textRulesText,
} from './write-keys.ts';
import { type WrittenCell, writeAll, writeHtml } from './write-notation.ts';

/** A cell of text with pictures, or a number. */
export type OutCell = WrittenCell | number;
export type OutRow = Map<Field, OutCell>;

/** A text that is no content, such as a key. */
const plainCell = (text: string): WrittenCell => ({ runs: [runOf(text)], pictures: [] });
const picturesCell = (paths: string[]): WrittenCell => ({
  runs: [],
  pictures: paths.map((path) => ({ path, alt: '' })),
});

const isFilled = (value: object | null): boolean => Object.keys(value ?? {}).length > 0;

function keyText(item: BankItem, options: string[], rows: string[]): string {
  if (!isFilled(item.bank_key)) return '';
  switch (item.interaction) {
    case 'choice':
    case 'choice_multiple':
    case 'order':
      return optionsText(item.bank_key as OrderKey, options);
    case 'choice_table':
    case 'match':
      return pairsText(item.bank_key as ChoiceTableKey, rows, options);
    case 'short_answer':
      return answersText(item.bank_key as ShortAnswerKey);
    case 'number':
      return numberText(item.bank_key as NumberKey);
    default:
      return '';
  }
}

class RowWriter {
  readonly row: OutRow = new Map();

  text(field: Field, text: string | null | undefined): void {
    if (text) this.row.set(field, plainCell(text));
  }

  number(field: Field, value: number | null, byDefault?: number): void {
    if (value !== null && value !== byDefault) this.row.set(field, value);
  }

  cell(field: Field, cell: WrittenCell): void {
    if (cell.runs.length + cell.pictures.length > 0) this.row.set(field, cell);
  }

  group(group: GroupName, cells: WrittenCell[]): void {
    for (const [at, cell] of cells.entries()) this.cell(groupField(group, at + 1), cell);
  }
}

function writeOptions(out: RowWriter, { option_type, bank_option }: BankItem): void {
  const texts = Object.values(bank_option);
  if (option_type === 'file')
    out.group(
      'option',
      texts.map((path) => picturesCell([path])),
    );
  else out.group('option', writeAll(texts, option_type === 'html'));
}

function writeSettings(out: RowWriter, item: BankItem, options: string[], language: Language): void {
  const yes = writeWord(yesNoWords, 'yes', language);
  out.number('weight', item.bank_question_weight);
  if (item.scoring_rule !== 'all_or_nothing')
    out.text('rule', writeWord(ruleWords, item.scoring_rule, language));
  if (item.option_points) out.text('option_points', pointsText(item.option_points, options));
  out.number('wrong_points', item.wrong_points, 0);
  out.number('min_choices', item.min_choices);
  out.number('max_choices', item.max_choices);
  out.number('max_words', item.max_words);
  out.number('play_limit', item.play_limit, DEFAULT_PLAY_LIMIT);
  if (item.reuse_options) out.text('reuse', yes);
  if (item.keep_option_order) out.text('keep_order', yes);
  out.text('pinned', optionsText(item.pinned_options, options));
  if (item.text_rules) out.text('text_rules', textRulesText(item.text_rules, language));
  out.text('unit', item.unit);
  out.text('rubric', rubricText(item.rubric));
  out.text('tags', joinList(item.tags, ';,'));
  const { hint, hint_type } = item;
  if (hint !== null) out.cell('hint', writeAll([hint], hint_type === 'html')[0] as WrittenCell);
}

export interface StimulusCell {
  name: string;
  stimulus: Stimulus;
  /** Its first question has the text. */
  isFirst: boolean;
}

function writeStimulus(out: RowWriter, { name, stimulus, isFirst }: StimulusCell, language: Language): void {
  const files = isFirst ? stimulus.bank_asset.image : [];
  out.row.set('stimulus', { ...plainCell(name), pictures: picturesCell(files).pictures });
  if (isFirst) out.cell('stimulus_text', writeHtml(stimulus.content));
  if (stimulus.shuffle_items) out.text('stimulus_shuffle', writeWord(yesNoWords, 'yes', language));
}

/** Returns the cells of a question by column. */
export function writeRow(
  item: BankItem,
  number: number,
  stimulus: StimulusCell | undefined,
  language: Language,
): OutRow {
  const out = new RowWriter();
  const options = Object.keys(item.bank_option);
  out.number('number', number);
  out.text('section', item.bank_section);
  out.text('type', writeWord(typeWords, item.interaction, language));
  if (stimulus) writeStimulus(out, stimulus, language);
  out.cell('question', writeHtml(item.bank_question));
  out.cell('picture', picturesCell(item.bank_asset.image));
  writeOptions(out, item);
  out.group('row', writeAll(Object.values(item.bank_rows), item.rows_type === 'html'));
  for (const [gap, content] of Object.entries(item.bank_gaps)) {
    const key = (item.bank_key as GapsKey | null)?.[gap];
    out.text(groupField('gap', Number(gap)), gapText(content, key, language));
  }
  out.text('key', keyText(item, options, Object.keys(item.bank_rows)));
  writeSettings(out, item, options, language);
  return out.row;
}
