import { extname } from 'node:path';
import { DEFAULT_PLAY_LIMIT } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { readContent } from '../content/read-content.ts';
import { insertExamination } from '../examinations/examinations.queries.ts';
import { publishExamination } from '../examinations/publishing/publish-examination.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { contentHash } from '../platform/files/content-hash.ts';
import { storeFile } from '../platform/files/store-upload.ts';
import { insertItem } from '../questions/bank-items.queries.ts';
import { insertSection } from '../questions/sections.queries.ts';
import { insertStimulus } from '../questions/stimuli.queries.ts';
import { noteSamples } from '../settings/settings.queries.ts';
import {
  readSampleExaminations,
  type SampleExamination,
  type SampleItem,
  sampleMediaFile,
} from './sample-examination.ts';

type SampleContext = Pick<PlatformContext, 'clock' | 'db' | 'files'>;

/** Stores files of the sample without validation, which would start a process for each. Returns their paths. */
async function storeAll(
  context: SampleContext,
  names: string[],
  kind: 'image' | 'audio',
  folder: 'bank_asset' | 'bank_option' = 'bank_asset',
): Promise<string[]> {
  const paths: string[] = [];
  for (const name of names) {
    const extension = extname(name).slice(1);
    const source = sampleMediaFile(name);
    const hash = await contentHash(source);
    paths.push(await storeFile(context, source, { folder, kind, extension, hash }));
  }
  return paths;
}

const contentOf = (text: string, type: 'text' | 'html') => (type === 'html' ? readContent(text).html : text);

const textsOf = (texts: Record<string, string>, type: 'text' | 'html') =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, contentOf(text, type)]));

async function storeOptions(
  context: SampleContext,
  item: Pick<SampleItem, 'option_type' | 'bank_option'>,
): Promise<Record<string, string>> {
  if (item.option_type !== 'file') return textsOf(item.bank_option, item.option_type);
  const keys = Object.keys(item.bank_option);
  const paths = await storeAll(context, Object.values(item.bank_option), 'image', 'bank_option');
  return Object.fromEntries(keys.map((key, index) => [key, paths[index] ?? '']));
}

async function storeAssets(context: SampleContext, { image, audio }: SampleItem['bank_asset']) {
  return {
    image: await storeAll(context, image, 'image'),
    audio: await storeAll(context, audio, 'audio'),
    video: [],
  };
}

type SampleSection = SampleExamination['sections'][number];

async function loadSection(
  trx: Db,
  context: SampleContext,
  examination_id: string,
  { stimuli, items, ...section }: SampleSection,
): Promise<void> {
  const section_id = newId();
  const place = { examination_id, section_id };
  await insertSection(trx, { id: section_id, examination_id, ...section });
  const stimulusIds = new Map<string, string>();
  for (const [name, { content, bank_asset }] of Object.entries(stimuli)) {
    const id = newId();
    stimulusIds.set(name, id);
    await insertStimulus(trx, {
      ...place,
      id,
      content: readContent(content).html,
      bank_asset: await storeAssets(context, bank_asset),
      play_limit: DEFAULT_PLAY_LIMIT,
      shuffle_items: false,
    });
  }
  for (const { stimulus, ...item } of items) {
    await insertItem(trx, {
      ...item,
      ...place,
      id: newId(),
      bank_question: readContent(item.bank_question).html,
      bank_option: await storeOptions(context, item),
      bank_rows: textsOf(item.bank_rows, item.rows_type),
      hint: contentOf(item.hint, item.hint_type),
      bank_asset: await storeAssets(context, item.bank_asset),
      play_limit: DEFAULT_PLAY_LIMIT,
      stimulus_id: (stimulus && stimulusIds.get(stimulus)) ?? null,
    });
  }
}

/** Loads and publishes the sample examinations. Needs a transaction. */
export async function loadSamples(trx: Db, context: SampleContext): Promise<void> {
  const ids: string[] = [];
  for (const { sections, ...examination } of await readSampleExaminations()) {
    const id = newId();
    await insertExamination(trx, { id, ...examination });
    for (const section of sections) await loadSection(trx, context, id, section);
    await publishExamination(trx, id, context.clock());
    ids.push(id);
  }
  await noteSamples(trx, ids);
}
