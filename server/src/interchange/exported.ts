/** What a writer of a format gets: an examination with the bytes of its files. */
import type { BankItem, PackageSettings, Section, Stimulus } from '@lulus/contract';
import type { Problem } from '@lulus/contract/messages';

/** A section with its own settings. */
export type ExportedSection = Pick<
  Section,
  'name' | 'forward_only' | 'duration_seconds' | 'shuffle_questions' | 'shuffle_options' | 'draw'
>;

export interface ExportedExamination {
  name: string;
  settings?: PackageSettings;
  sections: ExportedSection[];
  /** In the order of the examination. Paths of files are keys of `media`, unsigned. */
  items: BankItem[];
  stimuli: Stimulus[];
  media: Map<string, Uint8Array>;
}

/** What a question loses in the file, or why it is left out. */
export interface Loss {
  bank_id: string;
  problem: Problem;
}

export interface Written {
  file: Uint8Array;
  /** Questions that the format cannot hold. */
  refused: Loss[];
  /** Parts of questions that are not in the file. */
  lost: Loss[];
}
