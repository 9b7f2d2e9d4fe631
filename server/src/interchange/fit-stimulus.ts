import { DEFAULT_PLAY_LIMIT } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import type { StimulusContent } from '../questions/stimuli.queries.ts';
import { assetsOf } from './assets-of.ts';
import { fitContent } from './fit-content.ts';
import type { MediaFile, StimulusLosses } from './fitted.ts';
import type { Imported, ImportedStimulus } from './imported.ts';
import { findByte } from './unknown-bytes.ts';

/**
 * Returns what each stimulus loses. Refuses the questions of a stimulus whose text would lose words, and so changes the
 * entries.
 */
export function findStimulusLosses(
  entries: Imported['entries'],
  stimuli: Imported['stimuli'],
  media: Map<string, MediaFile>,
): StimulusLosses[] {
  const refusals = new Map<string | undefined, Problem>();
  const losses = Object.entries(stimuli).map(
    ([stimulus, { content, files, warnings: found = [], isDescription = false }]) => {
      const missing = files.filter((name) => !media.has(name));
      const warnings = [...found, ...missing.map((name) => problem('no_such_file_in_import', { name }))];
      const fitted = fitContent(content, media, warnings);
      const refused = findByte({ content, files }) ?? ('refused' in fitted ? fitted.refused : undefined);
      if (refused) refusals.set(stimulus, refused);
      return { stimulus, warnings, isDescription };
    },
  );
  for (const [at, { ref, ...entry }] of entries.entries()) {
    const refused = 'stimulus' in entry ? refusals.get(entry.stimulus) : undefined;
    if (refused) entries[at] = { ref, refused };
  }
  return losses;
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
