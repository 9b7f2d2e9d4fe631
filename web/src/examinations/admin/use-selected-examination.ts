import { useIdInAddress } from '../../platform/navigation/use-id-in-address.ts';
import { selectExamination, selectedExaminationId } from '../selected-examination.ts';

/** Returns the id of the examination that an admin's page shows, from the address. */
export function useSelectedExamination(): string | null {
  return useIdInAddress({ name: 'exam', read: selectedExaminationId, write: selectExamination });
}
