/** Writes an examination as Moodle XML. Every question also has its exact fields, for `exact.ts`. */
import type { BankItem, Stimulus } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { typeOf } from '../../interactions/index.ts';
import type { ExportedExamination, Loss, Written } from '../exported.ts';
import type { ImportedFields, ImportedStimulus } from '../imported.ts';
import { exactFile, withExact } from './exact.ts';
import { fileName, TextWriter, withSources } from './write-texts.ts';
import { typeWriters } from './write-types.ts';
import { element, writeXml, type XmlElement } from './xml.ts';

const MAX_NAME = 60;
const leaf = (name: string, text: string) => element(name, {}, text);
const named = (name: string, text: string) => element(name, {}, [leaf('text', text)]);
const exactHtml = (html: string) => withSources(html, (path) => exactFile(fileName(path)));

const mapValues = <T, U>(values: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
const exactFiles = (assets: BankItem['bank_asset']) =>
  [assets.image, assets.audio, assets.video].flat().map((path) => exactFile(fileName(path)));
const isFilled = (value: object | null) => Object.keys(value ?? {}).length > 0;

/** The fields of a question as the reader of files returns them. */
export function exactFieldsOf(item: BankItem): ImportedFields {
  const { interaction, option_type, rows_type, hint_type, hint, rubric, tags } = item;
  const html = (type: string) => (text: string) => (type === 'html' ? exactHtml(text) : text);
  const options = mapValues(item.bank_option, (text) =>
    option_type === 'file' ? exactFile(fileName(text)) : html(option_type)(text),
  );
  const files = exactFiles(item.bank_asset);
  return {
    interaction,
    bank_question: exactHtml(item.bank_question),
    bank_question_weight: item.bank_question_weight,
    option_type,
    ...(isFilled(options) && { bank_option: options }),
    ...(isFilled(item.bank_rows) && { bank_rows: mapValues(item.bank_rows, html(rows_type)), rows_type }),
    ...(isFilled(item.bank_gaps) && { bank_gaps: item.bank_gaps }),
    ...(isFilled(item.bank_key) && { bank_key: item.bank_key }),
    scoring_rule: item.scoring_rule,
    ...(item.wrong_points !== 0 && { wrong_points: item.wrong_points }),
    ...(item.option_points && { option_points: item.option_points }),
    ...(item.min_choices && { min_choices: item.min_choices }),
    ...(item.max_choices && { max_choices: item.max_choices }),
    ...(item.reuse_options && { reuse_options: true }),
    ...(isFilled(item.pinned_options) && { pinned_options: item.pinned_options }),
    ...(item.keep_option_order && { keep_option_order: true }),
    ...(item.text_rules && { text_rules: item.text_rules }),
    ...(item.unit && { unit: item.unit }),
    ...(rubric.length > 0 && { rubric }),
    ...(item.max_words && { max_words: item.max_words }),
    ...(hint !== null && { hint: html(hint_type)(hint), hint_type }),
    ...(tags.length > 0 && { tags }),
    play_limit: item.play_limit,
    ...(files.length > 0 && { files }),
  };
}

const pathsOf = ({ image, audio, video }: BankItem['bank_asset']) => [image, audio, video].flat();

/** A name for lists in Moodle: the number and the first words. */
const nameOf = (number: number, html: string) => {
  const words = contentText(html).slice(0, MAX_NAME).trim();
  return words === '' ? String(number) : `${number}. ${words}`;
};

function writeItem(item: BankItem, number: number, media: ExportedExamination['media']) {
  const texts = new TextWriter(media);
  const {
    type,
    elements,
    stem = item.bank_question,
    paths = [],
  } = typeWriters[item.interaction](item, texts);
  const { bank_asset, hint, hint_type, tags } = item;
  const hasKey =
    item.scoring_rule === 'option_points' || typeOf(item).isComplete(item as never, item.bank_key);
  if (!hasKey) texts.lose(problem('no_key_for_moodle'));
  if (bank_asset.audio.length > 0) texts.lose(problem('play_limit_not_in_moodle'));
  if (item.pinned_options.length > 0) texts.lose(problem('pins_not_in_moodle'));
  if (item.stimulus_id) texts.lose(problem('stimulus_as_description'));
  const question = element('question', { type }, [
    named('name', nameOf(number, item.bank_question)),
    texts.text(
      'questiontext',
      { type: 'html', text: `${stem}${texts.beside(bank_asset)}` },
      { paths: [...paths, ...pathsOf(bank_asset)] },
    ),
    texts.text('generalfeedback', { type: hint_type, text: hint ?? '' }),
    ...(type === 'cloze' ? [] : [leaf('defaultgrade', String(item.bank_question_weight))]),
    leaf('penalty', '0.3333333'),
    leaf('hidden', '0'),
    leaf('idnumber', ''),
    ...elements,
    ...(tags.length > 0
      ? [
          element(
            'tags',
            {},
            tags.map((tag) => named('tag', tag)),
          ),
        ]
      : []),
  ]);
  const lost = texts.lost.map((loss): Loss => ({ bank_id: item.id, problem: loss }));
  return { question: withExact(question, exactFieldsOf(item)), lost };
}

/** The fields of a stimulus as the reader of files returns them. */
export const exactStimulusOf = ({
  content,
  bank_asset,
  play_limit,
  shuffle_items,
}: Stimulus): ImportedStimulus => ({
  content: exactHtml(content),
  files: exactFiles(bank_asset),
  play_limit,
  shuffle_items,
});

function writeStimulus(stimulus: Stimulus, media: ExportedExamination['media']): XmlElement {
  const texts = new TextWriter(media);
  const { content, bank_asset } = stimulus;
  const question = element('question', { type: 'description' }, [
    named('name', contentText(content).slice(0, MAX_NAME) || '–'),
    texts.text(
      'questiontext',
      { type: 'html', text: `${content}${texts.beside(bank_asset)}` },
      { paths: pathsOf(bank_asset) },
    ),
    leaf('defaultgrade', '0'),
  ]);
  return withExact(question, exactStimulusOf(stimulus));
}

const categoryOf = (examination: string, section: string): XmlElement => {
  const path = ['$course$', 'top', ...[examination, section].map((name) => name.replaceAll('/', '//'))];
  return element('question', { type: 'category' }, [named('category', path.join('/'))]);
};

export function writeMoodleXml({ name, items, stimuli, media }: ExportedExamination): Written {
  const questions: XmlElement[] = [];
  const lost: Loss[] = [];
  let section: string | undefined;
  let stimulusId: string | null = null;
  for (const [at, item] of items.entries()) {
    // A category also ends the questions of a description.
    if (item.bank_section !== section || (stimulusId && !item.stimulus_id)) {
      questions.push(categoryOf(name, item.bank_section));
    }
    const stimulus = stimuli.find(({ id }) => id === item.stimulus_id);
    if (stimulus && (item.stimulus_id !== stimulusId || item.bank_section !== section)) {
      questions.push(writeStimulus(stimulus, media));
    }
    [section, stimulusId] = [item.bank_section, item.stimulus_id];
    const written = writeItem(item, at + 1, media);
    questions.push(written.question);
    lost.push(...written.lost);
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(element('quiz', {}, questions))}`;
  return { file: new TextEncoder().encode(xml), refused: [], lost };
}
