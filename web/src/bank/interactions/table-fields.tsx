import { MAX_ROWS_PER_QUESTION } from '@lulus/contract';
import { Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import formClasses from '../../platform/ui/forms/form.module.css';
import { ColumnChoice } from '../../questions/choice-table/column-choice.tsx';
import { FormattedSwitch, FormattedText } from '../../questions/rich-text/formatted-text.tsx';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import { OptionContent } from '../options/option-content.tsx';
import { editOptions, formatted, nextId, type OptionDraft } from '../options/option-drafts.ts';
import { emptyRow, type RowDraft, type TableDraft, withColumns, withoutColumn } from './table-draft.ts';
import classes from './table-fields.module.css';

const MIN_COLUMNS = 2;
const MAX_COLUMNS = 5;

/** Usual pairs of columns. */
const PRESETS = ['bank.columnsTrueFalse', 'bank.columnsYesNo', 'bank.columnsAgree'] as const;

/** Statements and columns, and the right column of each statement. */
export function TableFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { table } = draft;
  const set = (changed: TableDraft) => change({ type: 'set', fields: { table: changed } });
  return (
    <>
      <Columns table={table} error={errorOf('bank_option')} set={set} />
      <Statements table={table} error={errorOf('bank_rows') ?? errorOf('bank_key')} set={set} />
    </>
  );
}

interface PartProps {
  table: TableDraft;
  error: string | undefined;
  set: (table: TableDraft) => void;
}

function Columns({ table, error, set }: PartProps) {
  const { t } = useTranslation();
  const { columns, columns_type } = table;
  return (
    <fieldset className={formClasses.group} aria-labelledby="columns" data-invalid={error ? true : undefined}>
      <p id="columns" className="strong">
        {t('bank.columns')}
      </p>
      <div className={classes.presets}>
        {PRESETS.map((preset) => {
          const texts = t(preset).split(' / ');
          return (
            <Button key={preset} variant="default" size="xs" onClick={() => set(withColumns(table, texts))}>
              {t(preset)}
            </Button>
          );
        })}
      </div>
      <ol className={classes.columns}>
        {columns.map((column, index) => (
          <li key={column.id} className={classes.column}>
            <div className={classes.content}>
              <OptionContent
                type={columns_type}
                option={column}
                number={index + 1}
                name={t('bank.column', { number: index + 1 })}
                error={undefined}
                onEdit={(edit) => set({ ...table, columns: editOptions(columns, edit) })}
              />
            </div>
            {columns.length > MIN_COLUMNS && (
              <IconButton
                aria-label={t('bank.removeColumn', { number: index + 1 })}
                onClick={() => set(withoutColumn(table, column.id))}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {columns.length < MAX_COLUMNS && (
        <div>
          <ActionButton
            icon={IconPlus}
            variant="light"
            onClick={() => set({ ...table, columns: editOptions(columns, { type: 'added' }) })}
          >
            {t('bank.addColumn')}
          </ActionButton>
        </div>
      )}
    </fieldset>
  );
}

function Statements({ table, error, set }: PartProps) {
  const { t } = useTranslation();
  const { rows, rows_type, columns } = table;
  const edit = (id: number, changed: Partial<RowDraft>) =>
    set({ ...table, rows: rows.map((row) => (row.id === id ? { ...row, ...changed } : row)) });
  return (
    <fieldset
      className={formClasses.group}
      aria-labelledby="statements"
      data-invalid={error ? true : undefined}
    >
      <p id="statements" className="strong">
        {t('bank.statements')}
      </p>
      <p className={formClasses.note}>{t('bank.statementsHint')}</p>
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
                  label={t('bank.statement', { number: index + 1 })}
                  text={row.text}
                  html={row.html}
                  onChange={(changed) => edit(row.id, changed)}
                />
              </div>
              {rows.length > 1 && (
                <IconButton
                  aria-label={t('bank.removeStatement', { number: index + 1 })}
                  onClick={() => set({ ...table, rows: rows.filter(({ id }) => id !== row.id) })}
                >
                  <IconTrash size={20} stroke={1.75} aria-hidden />
                </IconButton>
              )}
            </div>
            <ColumnChoice
              label={t('questions.pickColumn', { number: index + 1 })}
              columns={columns.map((column, at) => ({
                id: String(column.id),
                content: <ColumnName column={column} type={table.columns_type} number={at + 1} />,
              }))}
              chosen={row.column === null ? undefined : String(row.column)}
              onPick={(column) => edit(row.id, { column: Number(column) })}
            />
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
            {t('bank.addStatement')}
          </ActionButton>
        </div>
      )}
    </fieldset>
  );
}

function ColumnName({
  column,
  type,
  number,
}: {
  column: OptionDraft;
  type: TableDraft['columns_type'];
  number: number;
}) {
  const { t } = useTranslation();
  if (type === 'html' && column.html !== '') return <RichText html={column.html} />;
  return (type === 'text' && column.text.trim()) || t('bank.column', { number });
}
