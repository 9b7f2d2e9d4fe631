/** Writes an examination as a package of QTI 3.0 or 2.2. */
import type { BankItem, Stimulus } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { zipSync } from 'fflate';
import type { ExportedExamination, ExportedSection, Loss, Written } from '../exported.ts';
import { exactFieldsOf, exactStimulusOf } from '../moodle-xml/write.ts';
import { digestOf } from './exact.ts';
import { mediaName } from './write-content.ts';
import { writeItem, writeStimulus } from './write-item.ts';
import { type Resource, writeManifest, writeTest } from './write-manifest.ts';
import type { Version } from './write-xml.ts';

/** Packed media do not become smaller. */
const STORED = { level: 0 } as const;
const PLUGIN_FILE = /@@PLUGINFILE@@\/([^"\\<>\s]*)/g;

/** Exact fields as JSON, with files as names in the package. */
const exactJson = (exact: object): string =>
  JSON.stringify(exact, (_, value) =>
    typeof value === 'string'
      ? value.replace(PLUGIN_FILE, (_all, name: string) => `media/${decodeURIComponent(name)}`)
      : value,
  );

const OTHER_SECTION: Omit<ExportedSection, 'name'> = {
  forward_only: false,
  duration_seconds: null,
  shuffle_questions: null,
  shuffle_options: null,
  draw: [],
};

class Package {
  readonly files: Record<string, Uint8Array | [Uint8Array, typeof STORED]> = {};
  readonly resources: Resource[] = [];
  readonly lost: Loss[] = [];
  private readonly source: ExportedExamination;
  private readonly version: Version;
  private readonly media = new Map<string, string>();
  private readonly stimuli = new Map<
    string,
    { value: Stimulus; file: string; id: string; lost: Problem[] }
  >();

  constructor(source: ExportedExamination, version: Version) {
    this.source = source;
    this.version = version;
  }

  /** The identifiers of the resources for these files. */
  private mediaIds(paths: Set<string>): string[] {
    return [...paths].map((path) => {
      const known = this.media.get(path) ?? `MEDIA_${this.media.size + 1}`;
      this.media.set(path, known);
      return known;
    });
  }

  private stimulusOf({ stimulus_id }: BankItem) {
    const value = this.source.stimuli.find(({ id }) => id === stimulus_id);
    if (!value) return undefined;
    const known = this.stimuli.get(value.id);
    if (known) return known;
    const id = `STIMULUS_${this.stimuli.size + 1}`;
    const added = { value, id, file: `stimuli/${id}.xml`, lost: [] as Problem[] };
    this.stimuli.set(value.id, added);
    if (this.version === 'qti22') return added;
    const { bytes, paths, lost } = writeStimulus(value, id, this.source.media);
    added.lost = lost;
    this.files[added.file] = bytes;
    const exact = { digest: digestOf(bytes, 1), json: exactJson(exactStimulusOf(value)) };
    this.resources.push({ id, path: added.file, kind: 'stimulus', needs: this.mediaIds(paths), exact });
    return added;
  }

  addItem(item: BankItem, number: number, draws: boolean): { id: string; path: string; weight: number } {
    const id = `ITEM_${number}`;
    const path = `items/${id}.xml`;
    const stimulus = this.stimulusOf(item);
    const { media } = this.source;
    const { bytes, weight, paths, lost } = writeItem(item, {
      id,
      number,
      stimulus,
      media,
      version: this.version,
    });
    this.files[path] = bytes;
    const shared = stimulus && this.version === 'qti3' ? [stimulus.id] : [];
    const exact = { digest: digestOf(bytes, weight), json: exactJson(exactFieldsOf(item)) };
    this.resources.push({ id, path, kind: 'item', needs: [...shared, ...this.mediaIds(paths)], exact });
    const losses = [...lost, ...(stimulus?.lost ?? []), ...(draws ? [problem('lost_draw')] : [])];
    this.lost.push(...losses.map((loss): Loss => ({ bank_id: item.id, problem: loss })));
    return { id, path, weight };
  }

  addMedia(): void {
    for (const [path, id] of this.media) {
      const name = mediaName(path);
      this.files[name] = [this.source.media.get(path) as Uint8Array, STORED];
      this.resources.push({ id, path: name, kind: 'media', needs: [] });
    }
  }
}

function writePackage(examination: ExportedExamination, version: Version): Written {
  const { name, sections, items } = examination;
  const known = new Set(sections.map((section) => section.name));
  const others = [...new Set(items.map(({ bank_section }) => bank_section))].filter((one) => !known.has(one));
  const all = [...sections, ...others.map((other) => ({ name: other, ...OTHER_SECTION }))];
  const written = new Package(examination, version);
  const numbers = new Map(items.map((item, at) => [item, at + 1]));
  const placed = all.map((section) => ({
    ...section,
    items: items
      .filter(({ bank_section }) => bank_section === section.name)
      .map((item) => written.addItem(item, numbers.get(item) as number, section.draw.length > 0)),
  }));
  const test = writeTest(
    name,
    placed.filter((section) => section.items.length > 0),
    version,
  );
  written.addMedia();
  const needs = placed.flatMap((section) => section.items.map(({ id }) => id));
  const resources: Resource[] = [{ id: 'TEST', path: 'test.xml', kind: 'test', needs }, ...written.resources];
  const file = zipSync({
    'imsmanifest.xml': writeManifest(resources, version),
    'test.xml': test,
    ...written.files,
  });
  return { file, refused: [], lost: written.lost };
}

export const writeQti3 = (examination: ExportedExamination): Written => writePackage(examination, 'qti3');
export const writeQti22 = (examination: ExportedExamination): Written => writePackage(examination, 'qti22');
