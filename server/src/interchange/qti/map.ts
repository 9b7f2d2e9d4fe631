/** Maps the items of a QTI package to questions. */
import { type Problem, problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { placeCategories } from '../category-sections.ts';
import { fileLanguage } from '../file-language.ts';
import {
  type Imported,
  type ImportedItem,
  type ImportedSection,
  type ImportedStimulus,
  isRefused,
  type Ref,
  type RefusedItem,
  type SourceFile,
} from '../imported.ts';
import { findLostTitle } from '../lost-title.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../xml-tree.ts';
import { Body, withoutBlanks } from './body.ts';
import { readExactItem, readExactStimulus } from './exact.ts';
import { mapItem } from './map-item.ts';
import { type QtiPackage, readPackage } from './read.ts';
import { Refusal } from './refusal.ts';
import { type PlacedItem, planItems, titleOf } from './test-plan.ts';

const MAX_NAME = 60;

class Mapper {
  readonly imported: Imported = { entries: [], stimuli: {}, media: {} };
  private readonly source: QtiPackage;
  /** Warnings about the test for the next question that can be imported. */
  private readonly shared: Problem[] = [];
  private readonly placeOf: ReturnType<typeof placeCategories>;

  constructor(source: QtiPackage) {
    this.source = source;
    const plan = planItems(source);
    const items = [...source.documents.values()].flatMap(({ root }) => root ?? []);
    const sample = items.slice(0, 20).map(textOf).join(' ').slice(0, 20_000);
    const isPlaced = (path: string[]) => path.length > 0;
    this.placeOf = placeCategories(
      plan.items.map(({ section }) => section).filter(isPlaced),
      fileLanguage(sample),
    );
    for (const item of plan.items) this.imported.entries.push(this.mapOne(item));
    const last = this.imported.entries.findLast((entry) => !isRefused(entry));
    if (last && !isRefused(last)) last.warnings.push(...this.shared);
    const sections = plan.sections.map(
      ({ section, ...settings }): ImportedSection => ({
        name: this.placeOf(section).section,
        ...settings,
      }),
    );
    if (sections.length > 0) this.imported.sections = sections.filter(({ name }) => name !== '');
    this.imported.media = source.files.used;
  }

  private mapOne(placed: PlacedItem): ImportedItem | RefusedItem {
    const { path } = placed;
    this.shared.push(...placed.shared);
    const document = this.source.documents.get(path);
    const ref = this.refOf(titleOf(document?.root, path));
    if (!document || document.broken || !document.root) {
      return { ref, refused: document?.broken ?? problem('qti_file_missing', { name: path.slice(-100) }) };
    }
    if (document.root.name !== 'assessmentItem') {
      return { ref, refused: problem('unsupported_type', { type: document.root.name }) };
    }
    try {
      const item = { ref, ...this.mapContent(document.root, placed) };
      item.warnings.unshift(...this.shared.splice(0));
      return item;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ref, refused: error.problem };
    }
  }

  private refOf(title: string): Ref {
    const number = this.imported.entries.length + 1;
    return problem('ref_question_named', { number, name: title.slice(0, MAX_NAME) });
  }

  private mapContent(
    root: XmlElement,
    { path, section, weight, rubrics, warnings }: PlacedItem,
  ): Omit<ImportedItem, 'ref'> {
    const place = section.length > 0 ? this.placeOf(section) : { section: '', tags: [], warnings: [] };
    const found: Problem[] = [...warnings, ...place.warnings];
    const exact = readExactItem(this.source, path, weight);
    const mapped = exact ? { fields: exact, warnings: [] } : mapItem(root, path, this.source.files, weight);
    const stimulus = this.stimulusOf(root, path, rubrics, found);
    const { fields } = mapped;
    const tags = [...(fields.tags ?? []), ...place.tags];
    return {
      section: place.section,
      fields: { ...fields, ...(tags.length > 0 && { tags }) },
      ...(stimulus && { stimulus }),
      warnings: [...mapped.warnings, ...found],
      ...(!exact && findLostTitle(root.attributes.title ?? '', fields.bank_question)),
    };
  }

  /** The key of the passages of an item: shared ones, and texts of its sections. */
  private stimulusOf(
    root: XmlElement,
    path: string,
    rubrics: PlacedItem['rubrics'],
    found: Problem[],
  ): string | undefined {
    const refs = childrenOf(root, 'assessmentStimulusRef').flatMap(({ attributes }) => {
      const target = this.source.files.find(path, attributes.href ?? '');
      const element = target === undefined ? undefined : this.source.documents.get(target)?.root;
      if (target === undefined || !element) {
        found.push(problem('qti_file_missing', { name: (attributes.href ?? '').slice(-100) }));
        return [];
      }
      return [{ element, path: target }];
    });
    const parts = [...rubrics, ...refs];
    const [only] = parts;
    if (!only) return undefined;
    const key = parts
      .map(
        (part) => `${part.path}${part.element.name === 'rubricBlock' ? `#${contentKey(part.element)}` : ''}`,
      )
      .join(' ');
    if (!Object.hasOwn(this.imported.stimuli, key)) {
      const exact = parts.length === 1 ? readExactStimulus(this.source, only.path) : undefined;
      this.imported.stimuli[key] = exact ?? this.readStimulus(parts);
    }
    return key;
  }

  private readStimulus(parts: PlacedItem['rubrics']): ImportedStimulus {
    const bodies = parts.map(({ element, path }) => {
      const body = new Body(path, this.source.files);
      const content = element.name === 'rubricBlock' ? element : childOf(element, 'stimulusBody');
      return { body, html: withoutBlanks(body.html(content?.children ?? [])) };
    });
    const warnings = bodies.flatMap(({ body }) => body.warnings);
    const limits = bodies.flatMap(({ body }) => body.playLimit ?? []);
    return {
      content: bodies.map(({ html }) => html).join(''),
      files: bodies.flatMap(({ body }) => body.media),
      ...(limits.length > 0 && { play_limit: Math.max(...limits) }),
      ...(warnings.length > 0 && { warnings }),
    };
  }
}

const contentKey = (element: XmlElement): string => contentText(textOf(element)).slice(0, 200);

/** Throws `Unreadable`. */
export const importQti = (file: SourceFile): Imported => new Mapper(readPackage(file)).imported;
