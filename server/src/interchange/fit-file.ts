/** Reads a file, and turns its questions into ours. Needs no database. */
import { type ImportFormat, MAX_QUESTIONS_PER_BANK } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { fileTypeFromBuffer } from 'file-type';
import { fitItem } from './fit-item.ts';
import { fitSectionSettings, fitSections, nameOf } from './fit-sections.ts';
import { findStimulusLosses, fitStimulus } from './fit-stimulus.ts';
import type { FittedFile, FittedItem, MediaFile } from './fitted.ts';
import { isRefused, type SourceFile, Unreadable } from './imported.ts';
import { findInnerZip, findOtherDocument } from './other-documents.ts';
import { detectFormat, readers } from './readers.ts';
import { isSvg, renderSvg } from './render-svg.ts';
import { nameBytes } from './unknown-bytes.ts';

const PICTURE_NAME = /\.(png|jpe?g|gif|webp|avif|bmp|tiff?|emf|wmf|ico|heic)$/i;

/** Files by name, without those that are no pictures, recordings or videos. Unusable ones are refused when they are stored. */
async function mediaOf(files: Record<string, Uint8Array>): Promise<Map<string, MediaFile>> {
  const media = new Map<string, MediaFile>();
  for (const [name, bytes] of Object.entries(files)) {
    const path = `bank_asset/import-${media.size}.png`;
    if (isSvg(bytes)) {
      media.set(name, { name, path, kind: 'image', bytes: (await renderSvg(bytes)) ?? bytes });
      continue;
    }
    const known = (await fileTypeFromBuffer(bytes))?.mime.split('/')[0];
    const kind = known ?? (PICTURE_NAME.test(name) ? 'image' : undefined);
    if (kind === 'image' || kind === 'audio' || kind === 'video')
      media.set(name, { name, path, kind, bytes });
  }
  return media;
}

/** Throws `Unreadable` if the format is unknown, the file is broken, or it has no or more than `max` questions. */
export async function readFile(
  file: SourceFile,
  given?: ImportFormat,
  { max = MAX_QUESTIONS_PER_BANK } = {},
): Promise<FittedFile> {
  const other = findOtherDocument(file.bytes);
  if (other) throw new Unreadable(other);
  const format = given ?? detectFormat(file);
  if (!format) throw new Unreadable(findInnerZip(file.bytes) ?? problem('format_unknown'));
  const { entries, ...imported } = await readers[format].read(file);
  if (entries.length === 0 && !imported.examination) throw new Unreadable(problem('no_questions_in_file'));
  if (entries.length > max) {
    throw new Unreadable(problem('too_many_in_file', { count: entries.length, max }));
  }
  const media = await mediaOf(imported.media);
  const losses = findStimulusLosses(entries, imported.stimuli, media);
  const items: FittedItem[] = [];
  const refused: FittedFile['refused'] = [];
  for (const [index, entry] of entries.entries()) {
    const n = index + 1;
    const fitted = isRefused(entry) ? entry : fitItem(entry, media, { isExact: format === 'lulus' });
    if ('refused' in fitted)
      refused.push({ n, ref: nameBytes(entry.ref), problem: nameBytes(fitted.refused) });
    else items.push({ n, ref: entry.ref, ...fitted });
  }
  fitSections(items);
  const used = new Set(items.map(({ stimulus }) => stimulus));
  const unusedStimuli = Object.entries(imported.stimuli).flatMap(([key, { section }]) =>
    section === undefined || used.has(key) ? [] : [{ key, section: nameOf(section) }],
  );
  const kept = new Set([...used, ...unusedStimuli.map(({ key }) => key)]);
  const stimuli = Object.entries(imported.stimuli)
    .filter(([key]) => kept.has(key))
    .map(([key, stimulus]) => [key, fitStimulus(stimulus, media)]);
  return {
    format,
    items,
    refused,
    stimuli: Object.fromEntries(stimuli),
    unusedStimuli,
    sections: fitSectionSettings(imported.sections ?? []),
    examination: imported.examination,
    losses,
    media: [...media.values()],
  };
}
