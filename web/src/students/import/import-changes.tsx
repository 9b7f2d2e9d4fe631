import type { ImportRow } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../audit/field-texts.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import classes from '../rows-table.module.css';

/** Values that a row changes or sets, apart from the columns of the list. */
export function ImportChanges({ row }: { row: ImportRow }) {
  const { t } = useTranslation();
  const { field, value } = useFieldTexts();
  const lines = row.changes.map(({ field: name, before, after }) => {
    const previous = row.action === 'create' ? '' : `${value(before)} → `;
    return `${field(name)}: ${previous}${value(after)}`;
  });
  if (row.details.length > 0) {
    lines.push(t('students.alsoChanges', { fields: row.details.map(field).join(', ') }));
  }
  if (row.sheet_password) lines.push(t('students.sheetPassword'));
  return lines.map((line) => (
    <span key={line} className={classes.note}>
      {line}
    </span>
  ));
}

/** Numbers of rows by changed field, because the list shows only one page of rows. */
export function ImportChangesSum({ rows }: { rows: ImportRow[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { field } = useFieldTexts();
  const counts = new Map<string, number>();
  for (const { changes, details } of rows) {
    for (const name of [...changes.map((change) => change.field), ...details])
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sums: [string, number][] = [...counts].map(([name, count]) => [field(name), count]);
  const passwords = rows.filter(({ sheet_password }) => sheet_password).length;
  if (passwords > 0) sums.push([t('students.sheetPassword'), passwords]);
  if (sums.length === 0) return null;
  const number = new Intl.NumberFormat(locale);
  const list = sums.map(([name, count]) => `${name} (${number.format(count)})`).join(', ');
  return t('students.changesSum', { list });
}
