/** Groups questions by their stimulus: its name, or its text. */
import { problem } from '@lulus/contract/messages';
import type { Imported } from '../imported.ts';
import type { RowReader } from './row-reader.ts';

export class StimulusMapper {
  private readonly stimuli: Imported['stimuli'];
  /** Keys by section and name. */
  private readonly keys = new Map<string, string>();
  private readonly named = new Set<string>();

  constructor(stimuli: Imported['stimuli']) {
    this.stimuli = stimuli;
  }

  /** Returns the key of the row's stimulus; undefined if it has none. */
  map(row: RowReader, section: string): string | undefined {
    const cell = row.row.cells.get('stimulus');
    const own = row.content('stimulus_text');
    if (!cell && own.html === '') return undefined;
    // A stimulus belongs to one section.
    const name = cell?.text || own.html || cell?.pictures.map((picture) => picture.name).join();
    const place = JSON.stringify([section, name]);
    const key = this.keys.get(place) ?? `stimulus-${this.keys.size + 1}`;
    this.keys.set(place, key);
    const known = this.stimuli[key];
    if (own.html !== '' && this.named.has(key) && known?.content !== own.html) {
      row.warn(problem('stimulus_text_differs'));
    }
    // Without a text of its own, the name is the text.
    const content = own.html || row.content('stimulus').html;
    const files = own.html === '' ? [] : (cell?.pictures.map((picture) => picture.name) ?? []);
    if (!known || (own.html !== '' && !this.named.has(key))) this.stimuli[key] = { ...known, files, content };
    if (own.html !== '') this.named.add(key);
    const stimulus = this.stimuli[key];
    if (stimulus && row.yesNo('stimulus_shuffle')) stimulus.shuffle_items = true;
    return key;
  }
}
