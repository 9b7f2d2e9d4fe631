/** Writes an examination as a workbook: a sheet of questions, and one that explains its columns. */
import type { BankItem, Stimulus } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { escapeText } from '../../content/write-html.ts';
import type { ExportedExamination, Loss, Written } from '../exported.ts';
import { fileLanguage } from '../file-language.ts';
import { headingOf, type Language } from './columns.ts';
import { guideSheet, questionSheet, wordsOf } from './write-layout.ts';
import { packWorkbook } from './write-package.ts';
import { preparePictures } from './write-pictures.ts';
import { type OutRow, type StimulusCell, writeRow } from './write-row.ts';

/** The limit of Excel. */
const MAX_CELL_LENGTH = 32_767;
const PASSAGE = { en: 'Passage', id: 'Bacaan' };
const IMAGE = /<img src="([^"]*)" alt="([^"]*)"[^<>]*>/g;

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
    return { name: `${PASSAGE[language]} ${at + 1}`, stimulus, isFirst };
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
  const sheets = [questionSheet(rows, pictures, language), guideSheet(language)];
  return { file: packWorkbook(sheets, [...pictures.values()]), refused, lost };
}
