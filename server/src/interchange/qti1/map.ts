/** Maps the questions of a file of QTI 1.2 to ours. */
import { MAX_TAG_LENGTH } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { placeCategories } from '../category-sections.ts';
import {
  type Imported,
  type ImportedItem,
  isRefused,
  type Ref,
  type RefusedItem,
  type SourceFile,
} from '../imported.ts';
import { findLostTitle } from '../lost-title.ts';
import { Refusal } from '../moodle-xml/question.ts';
import { readItem, readMetadata } from './item.ts';
import { ItemHtml } from './item-html.ts';
import { isTextOnly, mapFields } from './map-item.ts';
import { readMaterial } from './material.ts';
import { stemOf } from './presentation.ts';
import { type Entry, type Qti1, readQti1 } from './read.ts';

type ItemEntry = Extract<Entry, { node: unknown }>;

const MAX_NAME = 60;
const MAX_QUOTED = 200;
/** Canvas gives every question this title. */
const NO_NAME = /^(question|soal)?$/i;

function titleOf({ attributes }: ItemEntry['node']): string {
  const title = contentText(attributes.title ?? '');
  return NO_NAME.test(title) ? '' : title;
}

interface Stimulus {
  key: string;
  ident: string | undefined;
  ref: Ref;
  place: string;
  isUsed: boolean;
}

/** The text to which a question belongs, by the metadata of newer Canvas quizzes. */
const parentOf = ({ node }: ItemEntry): string | undefined =>
  readMetadata(node).parent_stimulus_item_ident || undefined;

class Mapper {
  readonly imported: Imported = { entries: [], stimuli: {}, media: {} };
  private readonly qti: Qti1;
  private readonly sectionOf: ReturnType<typeof placeCategories>;
  private readonly documentsWithParents: Set<string>;
  /** Warnings about the test for the next question that can be imported. */
  private readonly shared: Problem[] = [];
  /** The text to which the next questions of its test belong. */
  private stimulus: Stimulus | undefined;

  constructor(qti: Qti1) {
    this.qti = qti;
    const paths = qti.entries.flatMap((entry) => ('node' in entry ? [entry.path] : []));
    this.sectionOf = placeCategories(paths, 'id');
    this.documentsWithParents = new Set(
      qti.entries.flatMap((entry) => ('node' in entry && parentOf(entry) ? [entry.document] : [])),
    );
    for (const entry of qti.entries) this.add(entry);
    this.endStimulus();
    const last = this.imported.entries.findLast((entry) => !isRefused(entry));
    if (last && !isRefused(last)) last.warnings.push(...this.shared);
    this.imported.media = qti.files.used;
  }

  private add(entry: Entry): void {
    if (!('node' in entry)) {
      this.endStimulus();
      const ref = problem('ref_part', { name: entry.part.slice(-MAX_NAME) });
      this.imported.entries.push({ ref, refused: entry.refused });
      return;
    }
    const place = JSON.stringify([entry.document, entry.path, entry.group]);
    if (this.stimulus && (this.stimulus.place !== place || this.isApart(entry))) this.endStimulus();
    const ref = this.refOf(entry);
    const html = new ItemHtml(this.qti.files, entry.document);
    const item = readItem(entry.node, html);
    for (const text of entry.instructions ?? []) {
      const words = contentText(readMaterial(text, html).html).slice(0, MAX_QUOTED);
      if (words !== '') this.shared.push(problem('instructions_dropped', { text: words }));
    }
    if (entry.time) this.shared.push(problem('test_time_dropped', { time: entry.time.slice(0, MAX_NAME) }));
    if (isTextOnly(item)) {
      this.endStimulus();
      const key = `text-${Object.keys(this.imported.stimuli).length + 1}`;
      this.imported.stimuli[key] = {
        content: stemOf(item.presentation).html,
        files: html.recordings,
        warnings: html.warnings,
        isDescription: true,
      };
      this.stimulus = { key, ident: entry.node.attributes.ident, ref, place, isUsed: false };
      return;
    }
    this.imported.entries.push(this.mapItem(entry, ref, () => mapFields(item), html));
  }

  /** Whether the file says to which text each question belongs, and this one belongs to another or none. */
  private isApart(entry: ItemEntry): boolean {
    return this.documentsWithParents.has(entry.document) && parentOf(entry) !== this.stimulus?.ident;
  }

  private refOf({ node }: ItemEntry): Ref {
    const number = this.imported.entries.length + 1;
    const name = titleOf(node).slice(0, MAX_NAME);
    return name === ''
      ? problem('ref_question', { number })
      : problem('ref_question_named', { number, name });
  }

  private endStimulus(): void {
    const { stimulus } = this;
    this.stimulus = undefined;
    if (!stimulus || stimulus.isUsed) return;
    delete this.imported.stimuli[stimulus.key];
    this.imported.entries.push({ ref: stimulus.ref, refused: problem('description_alone') });
  }

  private mapItem(
    { node, path, group }: ItemEntry,
    ref: Ref,
    read: () => ImportedItem['fields'],
    html: ItemHtml,
  ): ImportedItem | RefusedItem {
    const { stimulus } = this;
    if (stimulus) stimulus.isUsed = true;
    try {
      const fields = read();
      const { section, tags, warnings } = this.sectionOf(path);
      for (const warning of [...this.shared.splice(0), ...warnings]) html.warn(warning);
      if (group) html.warn(problem('draw_dropped', { count: group.count, name: group.title }));
      const groupTag = group ? group.title.slice(0, MAX_TAG_LENGTH).trim() : '';
      const all = [...new Set([...tags, ...(groupTag === '' ? [] : [groupTag])])];
      const isWeighed = group?.points !== undefined && fields.scoring_rule !== 'option_points';
      return {
        ref,
        section,
        fields: {
          ...fields,
          ...(isWeighed && { bank_question_weight: group.points }),
          ...(all.length > 0 && { tags: all }),
        },
        ...(stimulus && { stimulus: stimulus.key }),
        warnings: html.warnings,
        ...findLostTitle(titleOf(node), fields.bank_question),
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ref, refused: error.problem };
    }
  }
}

/** Throws `Unreadable`. */
export const importQti1 = (file: SourceFile): Imported => new Mapper(readQti1(file)).imported;
