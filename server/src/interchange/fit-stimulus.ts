import { DEFAULT_PLAY_LIMIT } from '@lulus/contract';
import type { StimulusContent } from '../questions/stimuli.queries.ts';
import { assetsOf } from './assets-of.ts';
import { fitContent } from './fit-content.ts';
import type { MediaFile } from './fitted.ts';
import type { ImportedStimulus } from './imported.ts';

/** Returns a stimulus as it is stored. Without its text if that cannot be read; the file's own text stays there. */
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
