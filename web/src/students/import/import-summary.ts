import type { TFunction } from 'i18next';
import type { ImportOutcome } from '../students.api.ts';

/** One sentence about an import that has been written. */
export function importSummary(t: TFunction, outcome: ImportOutcome): string {
  const { created, updated, rejected, sheet, other_sheets } = outcome;
  const counts = t('students.imported', { created, updated, rejected: rejected.length });
  return other_sheets.names.length > 0 ? `${counts} ${t('students.importedSheet', { sheet })}` : counts;
}
