import { MAX_ROWS_PER_QUESTION } from '@lulus/contract';
import { Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import formClasses from '../../platform/ui/forms/form.module.css';
import { FormattedSwitch, FormattedText } from '../../questions/rich-text/formatted-text.tsx';
import { formatted, nextId } from '../options/option-drafts.ts';
import { emptyRow, type RowDraft, type TableDraft } from './table-draft.ts';
import classes from './table-fields.module.css';

interface Props {
  table: TableDraft;
  texts: {
    title: string;
    hint: string;
    name: (number: number) => string;
    remove: (number: number) => string;
    add: string;
  };
  error: string | undefined;
  set: (table: TableDraft) => void;
  /** The field below the text of a row, which picks its column. */
  children: (row: RowDraft, number: number) => ReactNode;
}

/** Field for statements or left sides, each with its right column. */
export function RowsField({ table, texts, error, set, children }: Props) {
  const { rows, rows_type } = table;
  const edit = (id: number, changed: Partial<RowDraft>) =>
    set({ ...table, rows: rows.map((row) => (row.id === id ? { ...row, ...changed } : row)) });
  return (
    <fieldset className={formClasses.group} aria-labelledby="rows" data-invalid={error ? true : undefined}>
      <p id="rows" className="strong">
        {texts.title}
      </p>
      <p className={formClasses.note}>{texts.hint}</p>
      <FormattedSwitch
        isFormatted={rows_type === 'html'}
        onChange={(isHtml) =>
          set({ ...table, rows_type: isHtml ? 'html' : 'text', rows: isHtml ? formatted(rows) : rows })
        }
      />
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <li key={row.id} className={classes.row}>
            <div className={classes.line}>
              <div className={classes.content}>
                <FormattedText
                  type={rows_type}
                  label={texts.name(index + 1)}
                  text={row.text}
                  html={row.html}
                  onChange={(changed) => edit(row.id, changed)}
                />
              </div>
              {rows.length > 1 && (
                <IconButton
                  aria-label={texts.remove(index + 1)}
                  onClick={() => set({ ...table, rows: rows.filter(({ id }) => id !== row.id) })}
                >
                  <IconTrash size={20} stroke={1.75} aria-hidden />
                </IconButton>
              )}
            </div>
            {children(row, index + 1)}
          </li>
        ))}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {rows.length < MAX_ROWS_PER_QUESTION && (
        <div>
          <ActionButton
            icon={IconPlus}
            variant="light"
            onClick={() => set({ ...table, rows: [...rows, emptyRow(nextId(rows))] })}
          >
            {texts.add}
          </ActionButton>
        </div>
      )}
    </fieldset>
  );
}
