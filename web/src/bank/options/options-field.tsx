import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import '@mantine/core/styles/Tabs.css';
import type { OptionType } from '@lulus/contract';
import { DEFAULT_OPTIONS_PER_QUESTION } from '@lulus/contract';
import { Input, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import type { OptionDraft, OptionEdit } from './option-drafts.ts';
import { OptionRow } from './option-row.tsx';
import classes from './options-field.module.css';

interface Props {
  type: OptionType;
  options: readonly OptionDraft[];
  /** Maximum number of options. */
  limit: number;
  /** True if removing one would renumber those that a key or points name. */
  areNumbersFixed: boolean;
  errorOf: (field: string) => string | undefined;
  onType: (type: OptionType) => void;
  onEdit: (edit: OptionEdit) => void;
}

/** Field for the options, as texts or as images, and for the right answers. */
export function OptionsField({ type, options, limit, areNumbersFixed, errorOf, onType, onEdit }: Props) {
  const { t } = useTranslation();
  const error = errorOf('bank_option') ?? errorOf('bank_option_file') ?? errorOf('bank_answer');
  const rows = (
    <>
      <ol className={classes.options}>
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            type={type}
            option={option}
            number={index + 1}
            error={errorOf(`bank_option_file[${index + 1}]`)}
            mayRemove={!areNumbersFixed && options.length > DEFAULT_OPTIONS_PER_QUESTION}
            onEdit={onEdit}
          />
        ))}
      </ol>
      {error && <Input.Error mt={12}>{error}</Input.Error>}
      {options.length < limit ? (
        <ActionButton icon={IconPlus} mt="md" variant="light" onClick={() => onEdit({ type: 'added' })}>
          {t('bank.addOption')}
        </ActionButton>
      ) : (
        <p className={`${formClasses.note} ${classes.limit}`}>{t('bank.optionLimit', { max: limit })}</p>
      )}
    </>
  );
  return (
    // A legend cannot have the layout of other labels, so a paragraph is the label.
    <fieldset
      className={formClasses.group}
      aria-labelledby="option-type"
      data-invalid={error ? true : undefined}
    >
      <p id="option-type" className="strong">
        {t('bank.optionType')}
      </p>
      <p className={formClasses.note}>{t('bank.answerHint')}</p>
      <Tabs value={type} onChange={(value) => onType(value === 'file' ? 'file' : 'text')} keepMounted={false}>
        <Tabs.List className={classes.tabs ?? ''} aria-labelledby="option-type">
          <Tabs.Tab value="text" className={classes.tab ?? ''}>
            {t('bank.optionTypeText')}
          </Tabs.Tab>
          <Tabs.Tab value="file" className={classes.tab ?? ''}>
            {t('bank.optionTypeFile')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="text">{rows}</Tabs.Panel>
        <Tabs.Panel value="file">{rows}</Tabs.Panel>
      </Tabs>
    </fieldset>
  );
}
