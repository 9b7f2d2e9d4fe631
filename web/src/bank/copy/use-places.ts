/** Examinations and collections, between which questions are copied. */
import { useQuery } from '@tanstack/react-query';
import { examinationsQuery } from '../../examinations/examinations.api.ts';
import { libraryQuery } from '../bank.api.ts';

export type CopyFrom = 'examinations' | 'library';

export interface Place {
  id: string;
  name: string;
  bank_count: number;
  can_edit: boolean;
}

/** Loads the user's examinations, or the collections of the library. */
export function usePlaces(of: CopyFrom) {
  const examinations = useQuery({ ...examinationsQuery(), enabled: of === 'examinations' });
  const library = useQuery({ ...libraryQuery(), enabled: of === 'library' });
  const { error, isFetching, refetch } = of === 'library' ? library : examinations;
  const places: Place[] | undefined =
    of === 'library'
      ? library.data?.collections
      : examinations.data?.examinations.map(({ id, examination_name, examination_bank_count }) => ({
          id,
          name: examination_name,
          bank_count: examination_bank_count,
          can_edit: true,
        }));
  return { places, error, isFetching, refetch };
}
