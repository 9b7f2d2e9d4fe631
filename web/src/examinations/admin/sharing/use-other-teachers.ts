import type { ExaminationAdmin } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { teachersQuery } from './sharing.api.ts';

/** Returns the active teachers except the owner, as choices. */
export function useOtherTeachers(owner: ExaminationAdmin['owner']) {
  const { data, error } = useQuery(teachersQuery());
  const others = data?.filter(({ id }) => id !== owner?.id);
  return { others: others?.map(({ id, name }) => ({ value: id, label: name })), error };
}
