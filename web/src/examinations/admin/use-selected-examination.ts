import { useIdInAddress } from '../../platform/navigation/use-id-in-address.ts';
import { selectExamination, selectedExaminationId } from '../selected-examination.ts';

/** The examination that a page of an admin is about, by its address. */
export function useSelectedExamination(): string | null {
  return useIdInAddress({ name: 'exam', read: selectedExaminationId, write: selectExamination });
}
