/** Writes an examination as a workbook: a sheet of questions, and one that explains its columns. */
import type { BankItem, Interaction, ScoringRule, Stimulus } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { strToU8, zipSync } from 'fflate';
import { escapeText } from '../../content/write-html.ts';
import type { ExportedExamination, Loss, Written } from '../exported.ts';
import { fileLanguage } from '../file-language.ts';
import {
  type ColumnName,
  columns,
  type Field,
  type GroupName,
  groupField,
  groups,
  headingOf,
  type Language,
  ORDER,
  widthOf,
} from './columns.ts';
import { runOf, textOfRuns } from './runs.ts';
import { ruleWords, typeWords } from './words.ts';
import { type PreparedPicture, preparePictures } from './write-pictures.ts';
import { type OutCell, type OutRow, type StimulusCell, writeRow } from './write-row.ts';
import {
  contentTypesXml,
  drawingXml,
  relationsXml,
  SharedStrings,
  type SheetContent,
  type SheetPicture,
  STYLES,
  sheetXml,
  workbookXml,
} from './write-sheet.ts';

/** The limit of Excel. */
const MAX_CELL_LENGTH = 32_767;
const LINE_PIXELS = 20;
const PICTURE_GAP = 6;
const NAMES = {
  questions: { en: 'Questions', id: 'Soal' },
  guide: { en: 'Guide', id: 'Petunjuk' },
  stimulus: { en: 'Passage', id: 'Bacaan' },
  column: { en: 'Column', id: 'Kolom' },
  holds: { en: 'What it holds', id: 'Isinya' },
};
/** Columns that are written even if they are empty. */
const ALWAYS: Field[] = ['number', 'section', 'type', 'question', 'key', 'weight'];
const MIN_OPTIONS = 5;
const IMAGE = /<img src="([^"]*)" alt="([^"]*)"[^<>]*>/g;

const wordsOf = ({ runs }: Exclude<OutCell, number>) => textOfRuns(runs);

/** Replaces pictures that are lost by their alternative text. */
function withoutLost(item: BankItem, media: ExportedExamination['media'], lost: Problem[]): BankItem {
  const isThere = (path: string) => {
    if (!media.has(path)) lost.push(problem('file_not_exported', { name: path }));
    return media.has(path);
  };
  const html = (text: string) =>
    text.replace(IMAGE, (tag, path: string, alt: string) =>
      isThere(path) ? tag : escapeText(`[${alt || path}]`),
    );
  const all = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, html(text)]));
  const image = item.bank_asset.image.filter(isThere);
  const isLost = item.option_type === 'file' && !Object.values(item.bank_option).filter(isThere).length;
  return {
    ...item,
    bank_question: html(item.bank_question),
    bank_option: item.option_type === 'html' ? all(item.bank_option) : item.bank_option,
    ...(isLost && { option_type: 'text' as const }),
    bank_rows: item.rows_type === 'html' ? all(item.bank_rows) : item.bank_rows,
    hint: item.hint !== null && item.hint_type === 'html' ? html(item.hint) : item.hint,
    bank_asset: { ...item.bank_asset, image },
  };
}

interface WrittenRows {
  rows: OutRow[];
  refused: Loss[];
  lost: Loss[];
}

/** Returns the rows of the questions that a sheet can hold. */
function writeRows({ items, stimuli, media }: ExportedExamination, language: Language): WrittenRows {
  const written: WrittenRows = { rows: [], refused: [], lost: [] };
  const named = new Set<string>();
  const stimulusOf = ({ stimulus_id }: BankItem): StimulusCell | undefined => {
    const at = stimuli.findIndex(({ id }) => id === stimulus_id);
    const stimulus = stimuli[at];
    if (!stimulus) return undefined;
    const isFirst = !named.has(stimulus.id);
    return { name: `${NAMES.stimulus[language]} ${at + 1}`, stimulus, isFirst };
  };
  for (const item of items) {
    const lost: Problem[] = [];
    const stimulus = stimulusOf(item);
    const row = writeRow(withoutLost(item, media, lost), written.rows.length + 1, stimulus, language);
    const long = [...row].find(
      ([, cell]) => typeof cell !== 'number' && wordsOf(cell).length > MAX_CELL_LENGTH,
    );
    if (long) {
      const column = headingOf(long[0], language);
      written.refused.push({ bank_id: item.id, problem: problem('text_too_long_for_cell', { column }) });
      continue;
    }
    if (stimulus) named.add(stimulus.stimulus.id);
    if (hasRecording(item.bank_asset) || (stimulus && hasRecording(stimulus.stimulus.bank_asset))) {
      lost.push(problem('recordings_not_in_xlsx'));
    }
    written.rows.push(row);
    written.lost.push(...lost.map((loss) => ({ bank_id: item.id, problem: loss })));
  }
  return written;
}

const hasRecording = ({ audio, video }: Stimulus['bank_asset']) => audio.length + video.length > 0;

/** The columns that the rows need, in their order. */
function fieldsOf(rows: OutRow[]): Field[] {
  const used = new Set(rows.flatMap((row) => [...row.keys()]));
  return ORDER.flatMap((name): Field[] => {
    if (!(name in groups)) {
      const field = name as ColumnName;
      return used.has(field) || ALWAYS.includes(field) ? [field] : [];
    }
    const group = name as GroupName;
    const numbers = Array.from({ length: groups[group].max }, (_, at) => at + 1);
    const last = numbers.findLast((number) => used.has(groupField(group, number))) ?? 0;
    const count = group === 'option' ? Math.max(last, MIN_OPTIONS) : last;
    return numbers.slice(0, count).map((number) => groupField(group, number));
  });
}

/** Lines that a text takes in its column. */
const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);

function toSheet(
  rows: OutRow[],
  pictures: ReadonlyMap<string, PreparedPicture>,
  language: Language,
): SheetContent {
  const fields = fieldsOf(rows);
  const placed: SheetPicture[] = [];
  const heights = new Map<number, number>();
  for (const [at, row] of rows.entries()) {
    for (const [column, field] of fields.entries()) {
      const cell = row.get(field);
      if (cell === undefined || typeof cell === 'number' || cell.pictures.length === 0) continue;
      const text = wordsOf(cell);
      let top = PICTURE_GAP + (text === '' ? 0 : linesOf(text, widthOf(field)) * LINE_PIXELS);
      for (const { path, alt } of cell.pictures) {
        const picture = pictures.get(path);
        if (!picture) continue;
        const { part, width, height } = picture;
        placed.push({ part, alt, row: at + 1, column, top, width, height });
        top += height + PICTURE_GAP;
      }
      heights.set(at + 1, Math.max(heights.get(at + 1) ?? 0, top));
    }
  }
  const words = (
    all: Record<Interaction, Record<Language, string>> | Record<ScoringRule, Record<Language, string>>,
  ) => Object.values(all).map((one) => one[language]);
  const choices: [Field, string[]][] = [
    ['type', words(typeWords)],
    ['rule', words(ruleWords)],
  ];
  return {
    name: NAMES.questions[language],
    widths: fields.map(widthOf),
    rows: [
      fields.map((field) => [runOf(headingOf(field, language))]),
      ...rows.map((row) =>
        fields.map((field) => {
          const cell = row.get(field);
          if (cell === undefined || typeof cell === 'number') return cell;
          return cell.runs.length > 0 ? cell.runs : undefined;
        }),
      ),
    ],
    heights,
    pictures: placed,
    choices: new Map(
      choices.flatMap(([field, list]) => (fields.includes(field) ? [[fields.indexOf(field), list]] : [])),
    ),
  };
}

function guideSheet(language: Language): SheetContent {
  const lines = ORDER.map((name) => {
    if (!(name in groups))
      return [columns[name as ColumnName].name[language], columns[name as ColumnName].note[language]];
    const group = groups[name as GroupName];
    const [first, second] = [1, 2].map((number) => `${group.name[language]} ${group.labelOf(number)}`);
    return [`${first}, ${second}, …`, group.note[language]];
  });
  const heading = [NAMES.column[language], NAMES.holds[language]];
  return {
    name: NAMES.guide[language],
    widths: [24, 100],
    rows: [heading, ...lines].map((line) => line.map((text) => [runOf(text)])),
    heights: new Map(),
    pictures: [],
    choices: new Map(),
  };
}

/** Packs the sheets. Only the first one has pictures. */
function pack(sheets: SheetContent[], pictures: PreparedPicture[]): Uint8Array {
  const strings = new SharedStrings();
  const texts: Record<string, string> = {};
  sheets.forEach((sheet, at) => {
    texts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet, strings);
  });
  const [first] = sheets;
  if (first && first.pictures.length > 0) {
    const { drawing, relations } = drawingXml(first.pictures);
    texts['xl/drawings/drawing1.xml'] = drawing;
    texts['xl/drawings/_rels/drawing1.xml.rels'] = relations;
    texts['xl/worksheets/_rels/sheet1.xml.rels'] = relationsXml([
      { id: 'rId1', type: 'drawing', target: '/xl/drawings/drawing1.xml' },
    ]);
  }
  const extensions = [...new Set(pictures.map(({ part }) => part.slice(part.lastIndexOf('.') + 1)))];
  const ids = sheets.map((_, at) => ({
    id: `rId${at + 1}`,
    type: 'worksheet',
    target: `/xl/worksheets/sheet${at + 1}.xml`,
  }));
  const others = ['styles', 'sharedStrings'].map((type, at) => ({
    id: `rId${sheets.length + at + 1}`,
    type,
    target: `/xl/${type}.xml`,
  }));
  const parts = {
    '[Content_Types].xml': contentTypesXml(sheets.length, extensions),
    '_rels/.rels': relationsXml([{ id: 'rId1', type: 'officeDocument', target: '/xl/workbook.xml' }]),
    'xl/workbook.xml': workbookXml(sheets.map(({ name }) => name)),
    'xl/_rels/workbook.xml.rels': relationsXml([...ids, ...others]),
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': strings.write(),
    ...texts,
  };
  return zipSync({
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
    // Pictures do not become smaller.
    ...Object.fromEntries(pictures.map(({ part, bytes }) => [part, [bytes, { level: 0 }] as const])),
  } as Parameters<typeof zipSync>[0]);
}

const languageOf = ({ items }: ExportedExamination): Language =>
  fileLanguage(items.map(({ bank_question }) => bank_question).join(' '));

export async function writeXlsx(examination: ExportedExamination): Promise<Written> {
  const language = languageOf(examination);
  const { rows, refused, lost } = writeRows(examination, language);
  const cells = rows.flatMap((row) => [...row.values()]);
  const paths = cells.flatMap((cell) =>
    typeof cell === 'number' ? [] : cell.pictures.map(({ path }) => path),
  );
  const pictures = await preparePictures(paths, examination.media);
  const sheets = [toSheet(rows, pictures, language), guideSheet(language)];
  return { file: pack(sheets, [...pictures.values()]), refused, lost };
}
