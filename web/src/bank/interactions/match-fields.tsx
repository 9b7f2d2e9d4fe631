import { MAX_OPTIONS_PER_QUESTION, MIN_OPTIONS_PER_QUESTION, type OptionType } from '@lulus/contract';
import { Input, NativeSelect, Switch } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import { plainText } from '../../platform/ui/content/rich-text.tsx';
import { offeredOptions } from '../edit/bank-draft.ts';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import { OptionContent } from '../options/option-content.tsx';
import { editOptions, formatted, type OptionDraft } from '../options/option-drafts.ts';
import { OptionTypeTabs } from '../options/option-type-tabs.tsx';
import { RowsField } from './rows-field.tsx';
import { type TableDraft, withoutColumn, withoutRepeats, withPick } from './table-draft.ts';
import classes from './table-fields.module.css';

/** Right sides and left sides, and the right side that belongs to each left side. */
export function MatchFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const { match, reuse_options } = draft;
  const set = (changed: TableDraft) => change({ type: 'set', fields: { match: changed } });
  return (
    <>
      <RightSides draft={draft} errorOf={errorOf} set={set} />
      <Switch
        label={t('bank.reuseOptions')}
        checked={reuse_options}
        onChange={({ currentTarget: { checked } }) =>
          change({
            type: 'set',
            fields: { reuse_options: checked, match: checked ? match : withoutRepeats(match) },
          })
        }
      />
      <RowsField
        table={match}
        texts={{
          title: t('bank.leftSides'),
          hint: t('bank.leftSidesHint'),
          name: (number) => t('bank.leftSide', { number }),
          remove: (number) => t('bank.removeLeftSide', { number }),
          add: t('bank.addLeftSide'),
        }}
        error={errorOf('bank_rows') ?? errorOf('bank_key')}
        set={set}
      >
        {(row, number) => (
          <NativeSelect
            label={t('questions.pickRightSide', { number })}
            value={row.column ?? ''}
            data={[
              { value: '', label: '…' },
              ...match.columns.map((column, index) => ({
                value: String(column.id),
                label: `${index + 1}. ${textOf(column, match.columns_type)}`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              set(
                withPick(match, {
                  id: row.id,
                  column: value === '' ? null : Number(value),
                  mayRepeat: reuse_options,
                }),
              )
            }
          />
        )}
      </RowsField>
    </>
  );
}

function textOf({ text, html, file }: OptionDraft, type: OptionType): string {
  if (type === 'file') return file?.name ?? '';
  return type === 'html' ? plainText(html) : text;
}

interface RightSidesProps extends Pick<DraftFieldsProps, 'draft' | 'errorOf'> {
  set: (match: TableDraft) => void;
}

function RightSides({ draft, errorOf, set }: RightSidesProps) {
  const { t } = useTranslation();
  const { match } = draft;
  const { columns, columns_type } = match;
  const { numbers } = offeredOptions(draft);
  const error = errorOf('bank_option') ?? errorOf('bank_option_file');
  return (
    <OptionTypeTabs
      label={t('bank.rightSides')}
      hint={t('bank.rightSidesHint')}
      type={columns_type}
      isInvalid={error !== undefined}
      onType={(type) =>
        set({ ...match, columns_type: type, columns: type === 'html' ? formatted(columns) : columns })
      }
    >
      <ol className={classes.sides}>
        {columns.map((column, index) => (
          <li key={column.id} className={classes.column}>
            <div className={classes.content}>
              <OptionContent
                type={columns_type}
                option={column}
                number={index + 1}
                name={t('bank.rightSide', { number: index + 1 })}
                error={errorOf(`bank_option_file[${numbers.get(column.id)}]`)}
                onEdit={(edit) => set({ ...match, columns: editOptions(columns, edit) })}
              />
            </div>
            {columns.length > MIN_OPTIONS_PER_QUESTION && (
              <IconButton
                aria-label={t('bank.removeRightSide', { number: index + 1 })}
                onClick={() => set(withoutColumn(match, column.id))}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {error && <Input.Error mt={12}>{error}</Input.Error>}
      {columns.length < MAX_OPTIONS_PER_QUESTION && (
        <ActionButton
          icon={IconPlus}
          mt="md"
          variant="light"
          onClick={() => set({ ...match, columns: editOptions(columns, { type: 'added' }) })}
        >
          {t('bank.addRightSide')}
        </ActionButton>
      )}
    </OptionTypeTabs>
  );
}
