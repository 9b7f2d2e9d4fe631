import { Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import formClasses from '../../platform/ui/forms/form.module.css';
import { ColumnChoice } from '../../questions/choice-table/column-choice.tsx';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import { OptionContent } from '../options/option-content.tsx';
import { editOptions, type OptionDraft } from '../options/option-drafts.ts';
import { RowsField } from './rows-field.tsx';
import { type TableDraft, withColumns, withoutColumn, withPick } from './table-draft.ts';
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
  const { columns, columns_type } = table;
  return (
    <RowsField
      table={table}
      texts={{
        title: t('bank.statements'),
        hint: t('bank.statementsHint'),
        name: (number) => t('bank.statement', { number }),
        remove: (number) => t('bank.removeStatement', { number }),
        add: t('bank.addStatement'),
      }}
      error={error}
      set={set}
    >
      {(row, number) => (
        <ColumnChoice
          label={t('questions.pickColumn', { number })}
          columns={columns.map((column, at) => ({
            id: String(column.id),
            content: <ColumnName column={column} type={columns_type} number={at + 1} />,
          }))}
          chosen={row.column === null ? undefined : String(row.column)}
          onPick={(column) => set(withPick(table, { id: row.id, column: Number(column), mayRepeat: true }))}
        />
      )}
    </RowsField>
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
