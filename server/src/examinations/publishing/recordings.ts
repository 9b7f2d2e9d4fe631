/** A recording is of a question, or of the stimulus that several questions share. Students play it by that id. */
import type { RevisionItem, RevisionStimulus } from '../../platform/db/json-columns.ts';
import { type Revision, revisionItems } from './revision.ts';

type Recording = Pick<RevisionItem, 'id' | 'bank_asset' | 'play_limit'>;
type Recorded = Pick<RevisionStimulus, 'bank_asset'>;

export const hasRecording = ({ bank_asset }: Recorded): boolean =>
  bank_asset.audio.length + bank_asset.video.length > 0;

type Parts = Pick<Revision, 'sections' | 'stimuli'>;

/** Returns all recordings of the revision. */
export const listRecordings = (revision: Parts): Recording[] =>
  [...revisionItems(revision), ...revision.stimuli].filter(hasRecording);

/** Returns the question or the stimulus with this id, with its questions. Undefined if it is not on the paper. */
export function findPlayed(revision: Parts, id: string): (Recording & { questions: string[] }) | undefined {
  const items = revisionItems(revision);
  const played = [...items, ...revision.stimuli].find((one) => one.id === id);
  const questions = items.filter((item) => item.id === id || item.stimulus_id === id);
  return played && { ...played, questions: questions.map((item) => item.id) };
}

/** Returns the recordings that belong to each question: its own and that of its stimulus. */
export function recordingsByQuestion(revision: Parts): { question_id: string; recording_id: string }[] {
  const recorded = new Set(listRecordings(revision).map(({ id }) => id));
  return revisionItems(revision).flatMap(({ id, stimulus_id }) =>
    [id, stimulus_id].flatMap((recording_id) =>
      recording_id !== null && recorded.has(recording_id) ? [{ question_id: id, recording_id }] : [],
    ),
  );
}
