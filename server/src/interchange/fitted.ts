/** A file of questions after it was read and fitted to ours. */
import type { ImportFormat } from '@lulus/contract';
import type { Problem } from '@lulus/contract/messages';
import type { MediaKind } from '../platform/files/store-upload.ts';
import type { ItemContent } from '../questions/bank-items.queries.ts';
import type { StimulusContent } from '../questions/stimuli.queries.ts';
import type { ImportedExamination, ImportedSection, Ref } from './imported.ts';

export interface FittedItem {
  /** Number in the file, from 1. */
  n: number;
  ref: Ref;
  /** Empty if the file names none. */
  section: string;
  /** Its files have the paths of `media`. */
  content: ItemContent;
  /** Key of its stimulus. */
  stimulus: string | null;
  warnings: Problem[];
  /** Its title, which is not stored. Absent if it says no more than the text. */
  lostTitle?: string;
}

/** What a stimulus loses. It counts if one of its questions is stored. */
export interface StimulusLosses {
  /** Its key. */
  stimulus: string;
  warnings: Problem[];
  /** Whether the file has it as a description before its questions. */
  isDescription: boolean;
}

export interface FittedFile {
  format: ImportFormat;
  items: FittedItem[];
  refused: { n: number; ref: Ref; problem: Problem }[];
  stimuli: Record<string, StimulusContent>;
  /** Stimuli without questions, of a whole examination. */
  unusedStimuli: { key: string; section: string }[];
  /** Those with settings. */
  sections: ImportedSection[];
  /** Set if the file has a whole examination. */
  examination?: ImportedExamination | undefined;
  losses: StimulusLosses[];
  media: MediaFile[];
}

/** A file beside the questions, with the path that stands for it until it is stored. */
export interface MediaFile {
  name: string;
  path: string;
  kind: MediaKind;
  bytes: Uint8Array;
}

/** The same after it was written to a folder, as bytes do not travel between processes. */
export interface WrittenMedia extends Omit<MediaFile, 'bytes' | 'kind'> {
  /** Its place on the disk. */
  file: string;
  bytes: number;
}

/** A fitted file whose media were written to a folder. */
export interface FileOnDisk extends Omit<FittedFile, 'media'> {
  media: WrittenMedia[];
}

/** A fitted file whose media are stored. */
export interface StoredFile extends Omit<FittedFile, 'media' | 'losses'> {
  /** About the whole file. */
  notes: Problem[];
}
