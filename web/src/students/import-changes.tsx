import type { ImportRow } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../audit/field-texts.ts';
import classes from './rows-table.module.css';

/** What a row changes of an account, or gives a new one, besides what the list shows. */
export function ImportChanges({ row: { action, changes, sheet_password } }: { row: ImportRow }) {
  const { t } = useTranslation();
  const texts = useFieldTexts();
  const words = action === 'create' ? 'students.given' : 'students.becomes';
  const lines = changes.map(({ field, before, after }) =>
    t(words, { field: texts.field(field), before: texts.value(before), after: texts.value(after) }),
  );
  if (sheet_password) lines.push(t('students.sheetPassword'));
  return lines.map((line) => (
    <span key={line} className={classes.note}>
      {line}
    </span>
  ));
}
