import { MAX_OPTIONS_PER_QUESTION, MIN_OPTIONS_PER_QUESTION } from '@lulus/contract';
import { Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import { SortableList } from '../../platform/ui/sorting/sortable-list.tsx';
import { offeredOptions } from '../edit/bank-draft.ts';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import { OptionContent } from '../options/option-content.tsx';
import { formatted, type OptionDraft, type OptionEdit } from '../options/option-drafts.ts';
import { OptionTypeTabs } from '../options/option-type-tabs.tsx';
import classes from './table-fields.module.css';

/** Options in the right order. */
export function OrderFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const { options, option_type: type } = draft;
  const { numbers } = offeredOptions(draft);
  const error = errorOf('bank_option') ?? errorOf('bank_option_file') ?? errorOf('bank_key');
  const edit = (changed: OptionEdit) => change({ type: 'option_edited', edit: changed });
  const numberOf = (option: OptionDraft) => options.indexOf(option) + 1;
  return (
    <OptionTypeTabs
      label={t('bank.rightOrder')}
      hint={t('bank.rightOrderHint')}
      type={type}
      isInvalid={error !== undefined}
      onType={(option_type) =>
        change({
          type: 'set',
          fields: { option_type, ...(option_type === 'html' && { options: formatted(options) }) },
        })
      }
    >
      <SortableList
        label={t('bank.rightOrder')}
        entries={options}
        idOf={({ id }) => String(id)}
        nameOf={(option) => t('bank.option', { number: numberOf(option) })}
        onOrder={(arranged) => edit({ type: 'arranged', options: arranged })}
      >
        {(option) => (
          <div className={classes.column}>
            <div className={classes.content}>
              <OptionContent
                type={type}
                option={option}
                number={numberOf(option)}
                name={t('bank.option', { number: numberOf(option) })}
                error={errorOf(`bank_option_file[${numbers.get(option.id)}]`)}
                onEdit={edit}
              />
            </div>
            {options.length > MIN_OPTIONS_PER_QUESTION && (
              <IconButton
                aria-label={t('bank.removeOption', { number: numberOf(option) })}
                onClick={() => edit({ type: 'removed', id: option.id })}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </div>
        )}
      </SortableList>
      {error && <Input.Error mt={12}>{error}</Input.Error>}
      {options.length < MAX_OPTIONS_PER_QUESTION && (
        <ActionButton icon={IconPlus} mt="md" variant="light" onClick={() => edit({ type: 'added' })}>
          {t('bank.addOption')}
        </ActionButton>
      )}
    </OptionTypeTabs>
  );
}
