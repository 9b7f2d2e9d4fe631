import { useQuery } from '@tanstack/react-query';
import { schoolClassesQuery } from '../../../classes/classes.api.ts';

interface ClassOption {
  value: string;
  label: string;
}

/** Returns the classes of this year as options of a choice, and the chosen ones of earlier years. */
export function useClassOptions(chosen: string[], { enabled }: { enabled: boolean }): ClassOption[] {
  const { data } = useQuery({ ...schoolClassesQuery(), enabled });
  const shown = data?.classes.filter(({ id, archived }) => !archived || chosen.includes(id)) ?? [];
  return shown.map(({ id, name, archived, school_year }) => ({
    value: id,
    label: archived ? `${name} (${school_year})` : name,
  }));
}
