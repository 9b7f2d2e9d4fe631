/** Parts of the exam screen that only some papers need. They are loaded with such a paper. */
import { lazy } from 'react';
import { mediaOf, type Question } from '../paper/paper.ts';

const loadListening = () =>
  import('../listening/listening-item.tsx').then((file) => ({ default: file.ListeningItem }));
const loadStimulus = () =>
  import('../stimulus/stimulus-pane.tsx').then((file) => ({ default: file.StimulusPane }));

export const ListeningItem = lazy(loadListening);
export const StimulusPane = lazy(loadStimulus);

/** Loads the parts that these questions need ahead, so that they are there without a connection. */
export function prepareParts(questions: Question[]): Promise<unknown> {
  const hasRecording = questions.some((question) => mediaOf(question).length > 0);
  const hasStimulus = questions.some(({ stimulus }) => stimulus);
  return Promise.allSettled([hasRecording && loadListening(), hasStimulus && loadStimulus()]);
}
