import { useNamedInAddress } from '../../platform/navigation/use-named-in-address.ts';
import { chooseExamination, chosenExaminationId } from '../chosen-examination.ts';

/** The examination that a page of an admin is about, by its address. */
export function useChosenExamination(): string | null {
  return useNamedInAddress({ name: 'exam', read: chosenExaminationId, write: chooseExamination });
}
