/** Maps the questions of a Moodle XML file to ours. */
import { MAX_OPTION_LENGTH, MAX_TAG_LENGTH } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import type { Imported, ImportedFields, ImportedItem, Ref, RefusedItem, SourceFile } from '../imported.ts';
import { findLostTitle } from '../lost-title.ts';
import { readExactItem, readExactStimulus } from './exact.ts';
import { mapCloze, mapWords } from './map-gaps.ts';
import {
  mapChoice,
  mapChoiceSet,
  mapEssay,
  mapMatch,
  mapNumber,
  mapOrder,
  mapShortAnswer,
  mapTrueFalse,
} from './map-types.ts';
import {
  keepsOrder,
  type Question,
  Refusal,
  roundPoints,
  type TypeFields,
  warnFeedback,
} from './question.ts';
import { MediaStore, QuestionTexts } from './question-texts.ts';
import { readMoodleXml } from './read.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './xml.ts';

const TYPES: Record<string, (question: Question) => TypeFields> = {
  multichoice: mapChoice,
  multichoiceset: mapChoiceSet,
  truefalse: mapTrueFalse,
  shortanswer: mapShortAnswer,
  numerical: mapNumber,
  matching: mapMatch,
  match: mapMatch,
  ordering: mapOrder,
  essay: mapEssay,
  cloze: mapCloze,
  multianswer: mapCloze,
  ddwtos: (question) => mapWords(question, 'dragbox'),
  gapselect: (question) => mapWords(question, 'selectoption'),
};
const CLOZE = new Set(['cloze', 'multianswer']);
/** Types whose order of options Moodle always mixes. */
const ALWAYS_MIXED = new Set(['matching', 'match', 'ordering']);
const MAX_NAME = 60;
const MAX_ABOUT = 200;

/** The parts of a category's path, without its context. A slash in a name is written twice. */
function pathOf(category: XmlElement): string[] {
  const parts = textOf(category, 'category')
    .split(/(?<!\/)\/(?!\/)/)
    .map((part) => part.replaceAll('//', '/').trim())
    .filter((part) => part !== '');
  if (/^\$\w+\$$/.test(parts[0] ?? '')) parts.shift();
  if (parts[0]?.toLowerCase() === 'top') parts.shift();
  return parts;
}

/** The name of a category, with the one above it if another category has the same name. */
function sectionNames(questions: XmlElement[]): Map<string, string> {
  const paths = new Map(
    questions
      .filter(({ attributes }) => attributes.type === 'category')
      .map((category) => [pathOf(category).join('\n'), pathOf(category)]),
  );
  const lastOf = (path: string[]) => path.at(-1)?.toUpperCase() ?? '';
  const all = [...paths.values()];
  return new Map(
    [...paths].map(([key, path]) => {
      const isAmbiguous = all.filter((other) => lastOf(other) === lastOf(path)).length > 1;
      return [key, path.slice(isAmbiguous ? -2 : -1).join(' / ')];
    }),
  );
}

function tagsOf(element: XmlElement): string[] {
  const tags = childrenOf(childOf(element, 'tags') ?? element, 'tag').map((tag) => textOf(tag, 'text'));
  const all = [...tags, textOf(element, 'idnumber')].filter((tag) => tag !== '');
  return [...new Set(all.map((tag) => tag.slice(0, MAX_TAG_LENGTH)))];
}

/** The picture of files before Moodle 2. */
function oldPicture(element: XmlElement, media: MediaStore): string | undefined {
  const data = textOf(element, 'image_base64');
  return data === ''
    ? undefined
    : media.add(textOf(element, 'image') || 'picture', Buffer.from(data, 'base64'));
}

/** The explanation of the question. It counts with its tags. */
function hintOf(element: XmlElement, texts: QuestionTexts): string {
  const { html } = texts.read(childOf(element, 'generalfeedback'));
  if (html.length <= MAX_OPTION_LENGTH) return html;
  texts.warn(problem('hint_too_long', { max: MAX_OPTION_LENGTH, text: contentText(html).slice(0, 100) }));
  return '';
}

function mapFields(
  type: string,
  element: XmlElement,
  texts: QuestionTexts,
  media: MediaStore,
): ImportedFields {
  const map = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!map) throw new Refusal(problem('unsupported_type', { type: type || '?' }));
  const grade = textOf(element, 'defaultgrade');
  const given = grade === '' || Number.isNaN(Number(grade)) ? 1 : Number(grade);
  const question: Question = { element, texts, weight: given };
  const own = map(question);
  const isDerived = own.scoring_rule === 'option_points';
  const stem = own.bank_question ?? texts.read(childOf(element, 'questiontext')).html;
  const hint = hintOf(element, texts);
  if (!CLOZE.has(type)) warnFeedback(question);
  if (textOf(element, 'hidden') === '1') texts.warn(problem('hidden_in_moodle'));
  const tags = tagsOf(element);
  const picture = oldPicture(element, media);
  const files = [...(picture ? [picture] : []), ...texts.files];
  return {
    ...(!isDerived && { bank_question_weight: roundPoints(given, question) }),
    ...(!ALWAYS_MIXED.has(type) && keepsOrder(question) && { keep_option_order: true }),
    ...own,
    bank_question: stem,
    ...(hint !== '' && { hint, hint_type: 'html' as const }),
    ...(tags.length > 0 && { tags }),
    ...(files.length > 0 && { files }),
  };
}

class Mapper {
  readonly imported: Imported = { entries: [], stimuli: {}, media: {} };
  private readonly media = new MediaStore();
  private readonly sections: Map<string, string>;
  private section = '';
  /** The description of the category, until a question has named it. */
  private about = '';
  /** The description to which the next questions belong, and the questions that do. */
  private stimulus: { key: string; ref: Ref; isUsed: boolean } | undefined;

  constructor(questions: XmlElement[]) {
    this.sections = sectionNames(questions);
    for (const question of questions) this.add(question);
    this.endStimulus();
    this.imported.media = this.media.files;
  }

  private refOf(question: XmlElement): Ref {
    const number = this.imported.entries.length + 1;
    const name = contentText(textOf(question, 'name')).slice(0, MAX_NAME);
    return name === ''
      ? problem('ref_question', { number })
      : problem('ref_question_named', { number, name });
  }

  private add(question: XmlElement): void {
    const { type = '' } = question.attributes;
    if (type === 'category') {
      this.endStimulus();
      this.section = this.sections.get(pathOf(question).join('\n')) ?? '';
      this.about = contentText(textOf(question, 'info')).slice(0, MAX_ABOUT);
    } else if (type === 'description') this.addStimulus(question);
    else this.imported.entries.push(this.mapQuestion(type, question));
  }

  private endStimulus(): void {
    const { stimulus } = this;
    this.stimulus = undefined;
    if (!stimulus || stimulus.isUsed) return;
    delete this.imported.stimuli[stimulus.key];
    this.imported.entries.push({ ref: stimulus.ref, refused: problem('description_alone') });
  }

  private addStimulus(question: XmlElement): void {
    this.endStimulus();
    const texts = new QuestionTexts(question, this.media);
    const exact = readExactStimulus(question, (name) => texts.fileNamed(name));
    const ref = this.refOf(question);
    const key = `description-${Object.keys(this.imported.stimuli).length + 1}`;
    const content = texts.read(childOf(question, 'questiontext')).html;
    const { files, warnings } = texts;
    this.imported.stimuli[key] = exact ?? { content, files, warnings, isDescription: true };
    this.stimulus = { key, ref, isUsed: false };
  }

  private mapQuestion(type: string, question: XmlElement): ImportedItem | RefusedItem {
    const ref = this.refOf(question);
    const texts = new QuestionTexts(question, this.media);
    try {
      const exact = readExactItem(question, (name) => texts.fileNamed(name));
      const fields = exact ?? mapFields(type, question, texts, this.media);
      const { stimulus } = this;
      if (stimulus) stimulus.isUsed = true;
      const title = contentText(textOf(question, 'name'));
      if (this.about !== '') texts.warn(problem('section_text_dropped', { text: this.about }));
      this.about = '';
      return {
        ref,
        section: this.section,
        fields,
        ...(stimulus && { stimulus: stimulus.key }),
        warnings: texts.warnings,
        ...(!exact && findLostTitle(title, fields.bank_question)),
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.stimulus) this.stimulus.isUsed = true;
      return { ref, refused: error.problem };
    }
  }
}

export const mapMoodleXml = (questions: XmlElement[]): Imported => new Mapper(questions).imported;

/** Throws `Unreadable`. */
export const importMoodleXml = (file: SourceFile): Imported => mapMoodleXml(readMoodleXml(file));
