import {
  deleteStimulus,
  type Given,
  insertStimulus,
  listStimuli,
  type Stimulus,
  updateStimulus,
} from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { plainText } from '../../platform/ui/content/rich-text.tsx';
import type { Upload } from '../bank.api.ts';

/** The stimuli of an examination, those of earlier sections first. */
export const stimuliQuery = (examId: string) =>
  queryOptions({
    queryKey: ['bank', examId, 'stimuli'],
    queryFn: ({ signal }) => call(listStimuli, { params: { examId }, signal }),
    refetchOnMount: 'always',
  });

export type StimulusBody = Given<typeof updateStimulus, 'body'>;

export const sendNewStimulus = (body: Given<typeof insertStimulus, 'body'>, upload: Upload) =>
  call(insertStimulus, { body, ...upload });
export const sendStimulus = (id: string, body: StimulusBody, upload: Upload) =>
  call(updateStimulus, { params: { id }, body, ...upload });
export const removeStimulus = (id: string) => call(deleteStimulus, { params: { id } });

/** Address of the form of a stimulus. */
export const stimulusPath = ({ id, examination_id }: Pick<Stimulus, 'id' | 'examination_id'>) =>
  `${examinationPath(paths.stimulus, examination_id)}&stimulus=${id}`;
/** Address of the form for a new question of a stimulus. */
export const addToStimulusPath = ({ id, examination_id }: Pick<Stimulus, 'id' | 'examination_id'>) =>
  `${examinationPath(paths.insertExaminationBank, examination_id)}&stimulus=${id}`;

const MAX_NAME = 60;

/** Returns the first words of a stimulus, or undefined if it has only files. */
export function stimulusName({ content }: Pick<Stimulus, 'content'>): string | undefined {
  const text = plainText(content);
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME).trimEnd()}…` : text || undefined;
}
