/** What an import's report says of a row besides its name, class and login, so that nothing happens that nobody was shown. */
import { accommodations, type ImportRow } from '@lulus/contract';
import { changedFields } from '../audit/changed-fields.ts';
import { mergedRecord, NO_ACCOMMODATIONS, newRecord, renewedRecord } from './import-records.ts';
import type { Step } from './plan-import.ts';

type Change = ImportRow['changes'][number];

/** Of a new account its person's data goes without saying; what else logs in to it, or what it is given, does not. */
const TOLD_OF_NEW: readonly string[] = ['email', 'whatsapp', ...Object.keys(accommodations.shape)];
/** What is derived, or told apart. */
const UNTOLD: readonly string[] = ['id', 'whatsapp_digits', 'self_registered'];
const LONGEST = 100;

const shown = (value: unknown) =>
  (typeof value === 'string' && value.length > LONGEST
    ? `${value.slice(0, LONGEST)}…`
    : (value ?? null)) as Change['before'];

function changed(before: object, after: object): Change[] {
  const fields = changedFields(before, after);
  return Object.keys(fields?.after ?? {})
    .filter((field) => !UNTOLD.includes(field))
    .map((field) => ({ field, before: shown(fields?.before[field]), after: shown(fields?.after[field]) }));
}

/** What the row's account is given, or has changed. `isRenewed`: it is taken from whoever registered it. */
export function changesOf(step: Step, isRenewed: boolean): Change[] {
  if (step.action === 'refuse') return [];
  const { student, row } = step;
  if (step.action === 'update') {
    return changed(step.account, (isRenewed ? renewedRecord : mergedRecord)(step.account, student));
  }
  return changed(NO_ACCOMMODATIONS, newRecord(student, null)).filter(
    ({ field, after }) => TOLD_OF_NEW.includes(field) && after !== row.login,
  );
}
