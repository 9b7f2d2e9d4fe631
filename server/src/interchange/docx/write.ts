/** Writes an examination as a Word document that the grammar of texts reads. */
import type { BankItem, Stimulus } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import type { Paragraph, Table } from 'docx';
import { contentText } from '../../content/content-text.ts';
import type { ExportedExamination, Loss, Written } from '../exported.ts';
import { fileLanguage } from '../file-language.ts';
import type { WrittenBlock } from './blocks-out.ts';
import {
  buildBlocks,
  buildDocument,
  groupParagraph,
  sectionParagraph,
  titleParagraph,
} from './build-document.ts';
import { findLosses, type SectionPart } from './find-losses.ts';
import { printable } from './omml-out/xml-tree.ts';
import { ContentWriter } from './write-content.ts';
import { guideRules, guideStart } from './write-guide.ts';
import { type Picture, preparePictures } from './write-pictures.ts';
import { QuestionWriter, type WrittenQuestion } from './write-question.ts';
import { textRuns } from './write-runs.ts';
import { type DocumentWords, documentWords } from './write-words.ts';

const SPACE_BETWEEN_QUESTIONS = 160;
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Consecutive items with the same value. */
function runsOf<T, V>(items: T[], groupOf: (item: T) => V): { value: V; items: T[] }[] {
  const runs: { value: V; items: T[] }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && last.value === groupOf(item)) last.items.push(item);
    else runs.push({ value: groupOf(item), items: [item] });
  }
  return runs;
}

/** Names what the elements and files of a question lose. */
function contentLosses(content: ContentWriter, media: string[]): Problem[] {
  const plain = [...content.plain];
  return [
    ...(plain.length > 0
      ? [problem('docx_plain', { names: plain.map((tag) => `<${tag}>`).join(', ') })]
      : []),
    ...[...content.missing].map((path) => problem('docx_picture_missing', { name: fileName(path) })),
    ...media.map((path) => problem('docx_no_media', { name: fileName(path) })),
  ];
}

function buildQuestion({
  stem,
  type,
  options,
  key,
  points,
  settings,
  hint,
}: WrittenQuestion): (Paragraph | Table)[] {
  const blocks: WrittenBlock[] = [
    ...stem,
    ...type,
    ...options.flat(),
    ...key,
    ...points,
    ...settings,
    ...hint,
  ];
  const [last] = blocks.slice(-1);
  return [
    ...buildBlocks(blocks.slice(0, -1), { before: SPACE_BETWEEN_QUESTIONS, keepNext: true }),
    ...(last ? buildBlocks([last]) : []),
  ];
}

class ExaminationWriter {
  readonly children: (Paragraph | Table)[] = [];
  readonly lost: Loss[] = [];
  private readonly pictures: Map<string, Picture>;
  private readonly stimuli: Map<string, Stimulus>;
  private readonly words: DocumentWords;
  private number = 0;

  constructor(pictures: Map<string, Picture>, stimuli: Stimulus[], words: DocumentWords) {
    this.pictures = pictures;
    this.stimuli = new Map(stimuli.map((stimulus) => [stimulus.id, stimulus]));
    this.words = words;
  }

  writeSection(name: string, items: BankItem[]): void {
    if (name !== '') this.children.push(sectionParagraph(textRuns(name), false));
    const parts: SectionPart[] = [];
    const own = new Map<string, Problem[]>();
    for (const group of runsOf(items, ({ stimulus_id }) => stimulus_id)) {
      const stimulus = this.stimuli.get(group.value ?? '');
      const before = stimulus ? this.writeStimulus(stimulus, group.items.length, parts) : [];
      for (const [at, item] of group.items.entries()) {
        const losses = this.writeItem(item, parts);
        own.set(item.id, at === 0 ? [...losses, ...before] : losses);
      }
    }
    const read = findLosses(parts, name);
    for (const { id } of items) {
      const losses = [...(read.get(id) ?? []), ...(own.get(id) ?? [])];
      this.lost.push(...losses.map((loss) => ({ bank_id: id, problem: loss })));
    }
  }

  /** Returns the losses. */
  private writeStimulus(stimulus: Stimulus, count: number, parts: SectionPart[]): Problem[] {
    const { content: html, bank_asset } = stimulus;
    const content = new ContentWriter(this.pictures);
    const heading = this.words.textFor(this.number + 1, this.number + count);
    const blocks = [
      ...content.html(html, 0),
      ...new QuestionWriter(content, this.words).beside(bank_asset, 0),
    ];
    this.children.push(groupParagraph(textRuns(heading)), ...buildBlocks(blocks, { after: 100 }));
    const line: WrittenBlock = {
      kind: 'line',
      text: heading,
      children: [],
      look: 'text',
      level: 0,
      isRtl: false,
    };
    parts.push({ passage: [line, ...blocks] });
    return contentLosses(content, [...bank_asset.audio, ...bank_asset.video]);
  }

  /** Returns the losses that are not seen by reading the text. */
  private writeItem(item: BankItem, parts: SectionPart[]): Problem[] {
    const { bank_asset, option_type, bank_option } = item;
    const content = new ContentWriter(this.pictures);
    this.number += 1;
    const question = new QuestionWriter(content, this.words).write(item, this.number);
    this.children.push(...buildQuestion(question));
    parts.push({ item, question, number: this.number });
    const hasPictures = bank_asset.image.length > 0 || option_type === 'file';
    const recordings = option_type === 'file' ? Object.values(bank_option).filter(isRecording) : [];
    for (const path of recordings) content.missing.delete(path);
    return [
      ...(hasPictures ? [problem('docx_pictures_in_text')] : []),
      ...contentLosses(content, [...bank_asset.audio, ...bank_asset.video, ...recordings]),
    ];
  }
}

const isRecording = (path: string) => /\.(?:mp3|m4a|ogg|oga|opus|wav|webm|mp4|aac)$/i.test(path);

const textsOf = ({ items, stimuli }: ExportedExamination) =>
  [...items.map((item) => item.bank_question), ...stimuli.map(({ content }) => content)]
    .slice(0, 200)
    .map((html) => contentText(html).slice(0, 2000))
    .join(' ');

export async function writeDocx(
  examination: ExportedExamination,
  { hasGuide = false }: { hasGuide?: boolean } = {},
): Promise<Written> {
  const { name, items, stimuli, media } = examination;
  const language = fileLanguage(textsOf(examination));
  const words = documentWords[language];
  const writer = new ExaminationWriter(await preparePictures(media), stimuli, words);
  writer.children.push(titleParagraph(textRuns(name)));
  if (hasGuide) writer.children.push(...guideStart(language));
  for (const section of runsOf(items, ({ bank_section }) => bank_section)) {
    writer.writeSection(section.value, section.items);
  }
  if (hasGuide) writer.children.push(...guideRules(language));
  const file = await buildDocument({ title: printable(name), words, language }, writer.children);
  return { file, refused: [], lost: writer.lost };
}
