/** Maps the rows of a workbook to questions. */
import { MAX_TAG_LENGTH, type Rubric, type TextRules } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { fileLanguage } from '../file-language.ts';
import type { Imported, ImportedFields, ImportedItem, RefusedItem, SourceFile } from '../imported.ts';
import { columns, type Field, type GroupName, headingOf, type Language } from './columns.ts';
import { splitLines, splitList } from './lists.ts';
import { StimulusMapper } from './map-stimuli.ts';
import { mapType } from './map-types.ts';
import type { QuestionRow } from './question-row.ts';
import { type QuestionSheet, type QuestionWorkbook, readXlsx } from './read.ts';
import { KeyProblem, readOptionKey, readOptionPoints } from './read-keys.ts';
import { RowReader } from './row-reader.ts';
import { readWord, ruleWords, textRuleWords, yesNoWords } from './words.ts';

const MAX_QUOTED = 100;
/** Columns that are read for all types. */
const COMMON = (Object.keys(columns) as Field[]).filter((name) => name !== 'option_points');

function readRubric(row: RowReader): Rubric {
  return splitLines(row.text('rubric')).map((line) => {
    const [criterion = '', ...levels] = splitList(line, '|');
    return {
      criterion,
      levels: levels.map((level) => {
        const [, points, description = ''] =
          /^(\d{1,6}(?:[.,]\d{1,4})?)\s*(?:[=:]\s*(.*))?$/s.exec(level) ?? [];
        if (points === undefined) throw row.wrong('rubric');
        return { points: Number(points.replace(',', '.')), description };
      }),
    };
  });
}

function readTextRules(row: RowReader): TextRules | undefined {
  const entries = splitList(row.text('text_rules')).map((entry) => {
    const [name = '', value = ''] = entry.split(/[=:]/).map((part) => part.trim());
    const rule = readWord(textRuleWords, name);
    const answer = readWord(yesNoWords, value);
    if (!rule || !answer) throw row.wrong('text_rules');
    return [rule, answer === 'yes'] as const;
  });
  if (entries.length === 0) return undefined;
  return { case: false, punctuation: true, ...Object.fromEntries(entries) };
}

function readTags(row: RowReader): string[] {
  return splitList(row.text('tags'), ';,').map((tag) => {
    if (tag.length <= MAX_TAG_LENGTH) return tag;
    row.warn(problem('name_shortened', { name: tag.slice(0, MAX_QUOTED) }));
    return tag.slice(0, MAX_TAG_LENGTH).trim();
  });
}

function readRule(row: RowReader): ImportedFields['scoring_rule'] {
  const text = row.text('rule');
  const rule = readWord(ruleWords, text);
  if (text !== '' && !rule) throw row.wrong('rule');
  return rule;
}

/** The fields that do not depend on the type. */
export function mapSettings(
  row: RowReader,
  options: string[],
): Omit<ImportedFields, 'interaction' | 'bank_question'> {
  const points = row.text('option_points');
  const pinned = row.text('pinned');
  const [rule, rules, tags] = [readRule(row), readTextRules(row), readTags(row)];
  const rubric = readRubric(row);
  const { text, html } = row.content('hint');
  const numbers = {
    bank_question_weight: row.number('weight'),
    wrong_points: row.number('wrong_points'),
    min_choices: row.number('min_choices'),
    max_choices: row.number('max_choices'),
    max_words: row.number('max_words'),
    play_limit: row.number('play_limit'),
  };
  return {
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)),
    ...(rule && { scoring_rule: rule }),
    ...(points !== '' && {
      scoring_rule: 'option_points' as const,
      option_points: readOptionPoints(points, options),
    }),
    ...(row.yesNo('reuse') && { reuse_options: true }),
    ...(row.yesNo('keep_order') && { keep_option_order: true }),
    ...(pinned !== '' && { pinned_options: readOptionKey(pinned, options) }),
    ...(rules && { text_rules: rules }),
    ...(row.text('unit') !== '' && { unit: row.text('unit') }),
    ...(rubric.length > 0 && { rubric }),
    ...(html !== '' &&
      (text === undefined
        ? { hint: html, hint_type: 'html' as const }
        : { hint: text, hint_type: 'text' as const })),
    ...(tags.length > 0 && { tags }),
  };
}

class Mapper {
  readonly imported: Imported = { entries: [], stimuli: {}, media: {} };
  private readonly stimuli = new StimulusMapper(this.imported.stimuli);
  private readonly workbook: QuestionWorkbook;
  private readonly language: Language;

  constructor(workbook: QuestionWorkbook) {
    this.workbook = workbook;
    const first = workbook.sheets[0]?.rows.slice(0, 50) ?? [];
    this.language = fileLanguage(first.map(({ cells }) => cells.get('question')?.text ?? '').join(' '));
    for (const sheet of workbook.sheets) for (const row of sheet.rows) this.add(row, sheet);
    this.addFileWarnings();
    this.addMedia();
  }

  private add(row: QuestionRow, sheet: QuestionSheet): void {
    const isOne = this.workbook.sheets.length === 1;
    const ref = isOne
      ? problem('ref_row', { number: row.number })
      : problem('ref_sheet_row', { sheet: sheet.name, number: row.number });
    try {
      const reader = new RowReader(row, this.language);
      const section = sheet.hasSections || isOne ? reader.text('section') : sheet.name;
      this.imported.entries.push({ ref, ...this.mapRow(reader, section) });
    } catch (error) {
      if (!(error instanceof KeyProblem)) throw error;
      this.imported.entries.push({ ref, refused: error.problem });
    }
  }

  private mapRow(row: RowReader, section: string): Omit<ImportedItem, 'ref'> | Omit<RefusedItem, 'ref'> {
    const { html } = row.content('question');
    const files = [...(row.row.cells.get('picture')?.pictures ?? []), ...row.row.pictures].map(
      ({ name }) => name,
    );
    if (html === '' && files.length === 0) return { refused: problem('question_text_missing') };
    const { fields, options, groups } = mapType(row);
    const settings = mapSettings(row, options);
    const stimulus = this.stimuli.map(row, section);
    this.warnUnread(row, groups, settings);
    return {
      section,
      fields: {
        ...settings,
        ...fields,
        bank_question: html,
        ...(files.length > 0 && { files }),
      },
      ...(stimulus !== undefined && { stimulus }),
      warnings: row.warnings,
    };
  }

  /** Names what the row has and the question does not get. */
  private warnUnread(row: RowReader, groups: GroupName[], settings: object): void {
    const read = new Set<Field | GroupName>([...COMMON, ...groups]);
    if ('option_points' in settings) read.add('option_points');
    for (const field of row.unused(read)) row.warnDropped(headingOf(field, this.language), row.text(field));
    for (const [heading, text] of row.row.others) row.warnDropped(heading, text);
    const beside = row.text('picture');
    if (beside !== '') row.warnDropped(headingOf('picture', this.language), beside);
    if (row.row.hasDrawing) row.warn(problem('drawing_dropped'));
  }

  /** What concerns the whole file is named at its first question. */
  private addFileWarnings(): void {
    const { hidden, others, strayPictures } = this.workbook;
    const found: Problem[] = [
      ...hidden.map((name) => problem('sheet_hidden', { name })),
      ...others.map((name) => problem('sheet_without_questions', { name })),
      ...(strayPictures > 0 ? [problem('pictures_outside', { number: strayPictures })] : []),
    ];
    const first = this.imported.entries.find((entry) => !('refused' in entry)) as ImportedItem | undefined;
    first?.warnings.unshift(...found);
  }

  private addMedia(): void {
    const all = this.workbook.sheets.flatMap(({ rows }) => rows);
    const pictures = all.flatMap(({ cells, pictures }) => [
      ...pictures,
      ...[...cells.values()].flatMap((cell) => cell.pictures),
    ]);
    for (const { name } of pictures) {
      const bytes = this.workbook.fileOf(name);
      if (bytes) this.imported.media[name] = bytes;
    }
  }
}

export const mapXlsx = (workbook: QuestionWorkbook): Imported => new Mapper(workbook).imported;

/** Throws `Unreadable`. */
export const importXlsx = (file: SourceFile): Imported => mapXlsx(readXlsx(file));
