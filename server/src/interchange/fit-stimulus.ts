import { DEFAULT_PLAY_LIMIT } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { StimulusContent } from '../questions/stimuli.queries.ts';
import { assetsOf } from './assets-of.ts';
import { fitContent } from './fit-content.ts';
import type { MediaFile } from './fitted.ts';
import { type Imported, type ImportedStimulus, isRefused } from './imported.ts';

/**
 * Names what stimuli lose with each of their questions. Refuses the questions of a stimulus whose text would lose words.
 * Changes the entries.
 */
export function nameStimulusLosses(
  entries: Imported['entries'],
  stimuli: Imported['stimuli'],
  media: Map<string, MediaFile>,
): void {
  const losses = new Map(
    Object.entries(stimuli).map(([key, { content, files }]) => {
      const warnings = files
        .filter((name) => !media.has(name))
        .map((name) => problem('no_such_file_in_import', { name }));
      const fitted = fitContent(content, media, warnings);
      return [key, { warnings, refused: 'refused' in fitted ? fitted.refused : undefined }];
    }),
  );
  for (const [at, entry] of entries.entries()) {
    const lost = isRefused(entry) ? undefined : losses.get(entry.stimulus ?? '');
    if (lost?.refused) entries[at] = { ref: entry.ref, refused: lost.refused };
    else if (lost && !isRefused(entry)) {
      entries[at] = { ...entry, warnings: [...entry.warnings, ...lost.warnings] };
    }
  }
}

/** Returns a stimulus as it is stored. */
export function fitStimulus(
  { content, files, play_limit, shuffle_items }: ImportedStimulus,
  media: Map<string, MediaFile>,
): StimulusContent {
  const fitted = fitContent(content, media, []);
  return {
    content: 'html' in fitted ? fitted.html : '',
    bank_asset: assetsOf(files, media),
    play_limit: play_limit ?? DEFAULT_PLAY_LIMIT,
    shuffle_items: shuffle_items ?? false,
  };
}
