import { DEFAULT_PLAY_LIMIT, type insertStimulus, type Parsed, type updateStimulus } from '@lulus/contract';
import { readRichText } from '../../content/read-rich-text.ts';
import { type Fields, validationFailed } from '../../platform/errors.ts';
import type { StimulusContent } from '../../questions/stimuli.queries.ts';
import { composeFiles } from '../compose-assets.ts';
import type { ItemFiles } from '../store-item-files.ts';

type Insert = Omit<Parsed<typeof insertStimulus, 'body'>, 'examination_id' | 'insert_key'>;
export type StimulusForm = Insert & Partial<Parsed<typeof updateStimulus, 'body'>>;

/** Returns the content that a form gives to a new stimulus, or to `current`. Throws 422 with all faults by field. */
export function composeStimulus(
  form: StimulusForm,
  files: ItemFiles['assets'],
  current?: StimulusContent,
): StimulusContent {
  const faults: Fields = {};
  const content = readRichText(form.content, 'content', faults);
  const bank_asset = composeFiles(form, files, current?.bank_asset, faults);
  if (Object.keys(faults).length > 0) throw validationFailed(faults);
  return {
    content,
    bank_asset,
    play_limit: form.play_limit ?? current?.play_limit ?? DEFAULT_PLAY_LIMIT,
    shuffle_items: form.shuffle_items ?? current?.shuffle_items ?? false,
  };
}
