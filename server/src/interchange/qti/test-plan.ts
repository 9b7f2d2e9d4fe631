/** Reads the tests of a package: the order of the items, their sections, weights and times. */
import { type Problem, problem } from '@lulus/contract/messages';
import type { ImportedSection } from '../imported.ts';
import { childOf, childrenOf, elementsOf, type XmlElement } from '../xml-tree.ts';
import { resolvePath } from './package-files.ts';
import type { QtiDocument, QtiPackage } from './read.ts';
import { booleanOf, numberOf, trimmedText } from './xml.ts';

export interface PlacedItem {
  /** As in `documents`; a path outside them is missing. */
  path: string;
  section: string[];
  weight: number;
  /** Texts of sections for its students, as the elements with the document that has them. */
  rubrics: { element: XmlElement; path: string }[];
  warnings: Problem[];
  /** Warnings about the test or package. A file has no other place for them. */
  shared: Problem[];
}

export type PlannedSection = Omit<ImportedSection, 'name'> & { section: string[] };

export interface Plan {
  items: PlacedItem[];
  sections: PlannedSection[];
}

interface Place {
  path: string;
  section: string[];
  rubrics: PlacedItem['rubrics'];
  settings: Omit<PlannedSection, 'section'>;
}

const MAX_DEPTH = 10;
const MAX_TEXT = 200;

class Planner {
  readonly plan: Plan = { items: [], sections: [] };
  private readonly source: QtiPackage;
  /** Files of sections that are being read. */
  private readonly open = new Set<string>();
  /** For the next item. */
  private pending: Problem[];

  constructor(source: QtiPackage) {
    this.source = source;
    this.pending = [...source.warnings];
  }

  /** Adds a test, with its title as a part of its sections if there are several. */
  addTest({ path, root }: QtiDocument, isOneOfSeveral: boolean): void {
    if (!root) return;
    const section = isOneOfSeveral ? [titleOf(root, path)] : [];
    if (childOf(root, 'timeLimits')) this.pending.push(problem('qti_test_time_dropped'));
    const ofTest = this.rubricsOf(root, path);
    const parts = childrenOf(root, 'testPart');
    for (const part of parts.length > 0 ? parts : [root]) {
      const isLinear = part.attributes.navigationMode === 'linear';
      if (part !== root && childOf(part, 'timeLimits')) this.pending.push(problem('qti_test_time_dropped'));
      this.warnConditions(part);
      const settings = isLinear ? { forward_only: true } : {};
      this.warnFeedback(part);
      const rubrics = [...ofTest, ...(part === root ? [] : this.rubricsOf(part, path))];
      this.walk(part, { path, section, rubrics, settings }, 0);
    }
    if (parts.length > 0) this.warnFeedback(root);
  }

  /** Texts for students. Those for others are named. */
  private rubricsOf(parent: XmlElement, path: string): PlacedItem['rubrics'] {
    return childrenOf(parent, 'rubricBlock').flatMap((element) => {
      if ((element.attributes.view ?? 'candidate').includes('candidate')) return [{ element, path }];
      const text = trimmedText(element).slice(0, MAX_TEXT);
      if (text !== '') this.pending.push(problem('qti_rubric_dropped', { text }));
      return [];
    });
  }

  private warnFeedback(element: XmlElement): void {
    for (const feedback of childrenOf(element, 'testFeedback')) {
      const text = trimmedText(feedback).slice(0, MAX_TEXT);
      if (text !== '') this.pending.push(problem('qti_test_feedback_dropped', { text }));
    }
  }

  /** Gives what is left to the last item, or to the first one that no test has. */
  addRest(rest: QtiDocument[]): void {
    this.plan.items.at(-1)?.shared.push(...this.pending.splice(0));
    for (const { path } of rest) {
      const shared = this.pending.splice(0);
      this.plan.items.push({ path, section: [], weight: 1, rubrics: [], warnings: [], shared });
    }
  }

  addSection(document: QtiDocument): void {
    if (document.root)
      this.section(document.root, { path: document.path, section: [], rubrics: [], settings: {} }, 0);
  }

  private warnConditions(element: XmlElement): void {
    for (const { name } of elementsOf(element)) {
      if (/^(preCondition|branchRule|selection)$/.test(name))
        this.pending.push(problem('qti_test_rule_dropped', { rule: name }));
    }
  }

  private walk(parent: XmlElement, place: Place, depth: number): void {
    for (const child of elementsOf(parent)) {
      if (child.name === 'assessmentItemRef') this.item(child, place);
      if (child.name === 'assessmentSection') this.section(child, place, depth + 1);
      if (child.name === 'assessmentSectionRef') this.sectionRef(child, place, depth + 1);
    }
  }

  private sectionRef({ attributes }: XmlElement, place: Place, depth: number): void {
    const path = this.source.files.find(place.path, attributes.href ?? '');
    const root = path === undefined ? undefined : this.source.documents.get(path)?.root;
    if (!root || path === undefined) {
      const missing = path ?? resolvePath(place.path, attributes.href ?? '') ?? attributes.href ?? '';
      const { section } = place;
      this.plan.items.push({ path: missing, section, weight: 1, rubrics: [], warnings: [], shared: [] });
    } else if (!this.open.has(path)) {
      this.open.add(path);
      this.section(root, { ...place, path }, depth);
      this.open.delete(path);
    }
  }

  private section(element: XmlElement, place: Place, depth: number): void {
    if (depth > MAX_DEPTH) return;
    const { title = '', identifier = '' } = element.attributes;
    const name = title.trim() || identifier.trim();
    const section =
      booleanOf(element.attributes.visible) === false ? place.section : [...place.section, name];
    const rubrics = this.rubricsOf(element, place.path);
    this.warnConditions(element);
    const ordering = childOf(element, 'ordering');
    const seconds = numberOf(childOf(element, 'timeLimits')?.attributes.maxTime);
    const settings = {
      ...place.settings,
      ...(ordering && { shuffle_questions: booleanOf(ordering.attributes.shuffle) ?? false }),
      ...(seconds !== undefined && seconds > 0 && { duration_seconds: Math.round(seconds) }),
    };
    const inside = { path: place.path, section, rubrics: [...place.rubrics, ...rubrics], settings };
    const hasItems = childrenOf(element, 'assessmentItemRef').length > 0;
    if (hasItems && section.length > 0) this.addSettings(section, settings);
    if (!hasItems && settings.duration_seconds && childrenOf(element, 'assessmentSection').length > 1) {
      this.pending.push(problem('qti_test_time_dropped'));
      delete inside.settings.duration_seconds;
    }
    this.walk(element, inside, depth);
  }

  private addSettings(section: string[], settings: Place['settings']): void {
    const key = JSON.stringify(section);
    const known = this.plan.sections.find((one) => JSON.stringify(one.section) === key);
    if (known) Object.assign(known, settings);
    else this.plan.sections.push({ section, ...settings });
  }

  private item(element: XmlElement, { path: from, section, rubrics }: Place): void {
    const { href = '' } = element.attributes;
    const path = this.source.files.find(from, href) ?? resolvePath(from, href) ?? href;
    const known = this.plan.items.find((one) => one.path === path);
    if (known) {
      if (!known.warnings.some(({ code }) => code === 'qti_item_again'))
        known.warnings.push(problem('qti_item_again'));
      return;
    }
    const shared = this.pending.splice(0);
    const warnings: Problem[] = [];
    const weights = childrenOf(element, 'weight').map(({ attributes }) => numberOf(attributes.value) ?? 1);
    if (new Set(weights).size > 1)
      warnings.push(problem('qti_several_weights', { weights: weights.join(', ') }));
    if (childOf(element, 'timeLimits')) warnings.push(problem('qti_item_time_dropped'));
    for (const { name } of elementsOf(element)) {
      if (/^(preCondition|branchRule)$/.test(name))
        warnings.push(problem('qti_test_rule_dropped', { rule: name }));
    }
    this.plan.items.push({ path, section, weight: weights[0] ?? 1, rubrics, warnings, shared });
  }
}

/** The items of all tests in their order, then those in no test. */
export function planItems(source: QtiPackage): Plan {
  const planner = new Planner(source);
  const all = [...source.documents.values()];
  const named = (name: string) => all.filter(({ root }) => root?.name === name);
  const tests = named('assessmentTest');
  for (const test of tests) planner.addTest(test, tests.length > 1);
  if (tests.length === 0) for (const section of named('assessmentSection')) planner.addSection(section);
  const placed = new Set(planner.plan.items.map(({ path }) => path));
  planner.addRest(
    all.filter(({ path, root }) => !placed.has(path) && (!root || root.name === 'assessmentItem')),
  );
  return planner.plan;
}

export const titleOf = (root: XmlElement | undefined, path: string): string =>
  (root?.attributes.title ?? '').trim() || trimmedText(root?.attributes.identifier) || path;
