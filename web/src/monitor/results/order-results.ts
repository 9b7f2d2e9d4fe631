import { compareClasses } from '../../students/group-by-class.ts';
import { collator } from '../../students/student-row.ts';
import type { AttemptRow } from '../attempt-row.ts';

/** Returns the rows sorted by class, name and number of the attempt. */
export function orderResults(rows: readonly AttemptRow[]): AttemptRow[] {
  return [...rows].sort(
    (one, other) =>
      compareClasses(one.user.class, other.user.class) ||
      collator.compare(one.name, other.name) ||
      one.number - other.number,
  );
}
