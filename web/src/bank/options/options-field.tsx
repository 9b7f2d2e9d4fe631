import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import '@mantine/core/styles/Tabs.css';
import {
  DEFAULT_OPTIONS_PER_QUESTION,
  MAX_OPTIONS_PER_QUESTION,
  type OptionType,
  optionType,
} from '@lulus/contract';
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
  /** How options are marked, in a sentence. */
  hint: string;
  /** True if each option earns points of its own, instead of being right or wrong. */
  hasPoints: boolean;
  errorOf: (field: string) => string | undefined;
  onType: (type: OptionType) => void;
  onEdit: (edit: OptionEdit) => void;
}

const TYPES = {
  text: 'bank.optionTypeText',
  html: 'bank.optionTypeHtml',
  file: 'bank.optionTypeFile',
} as const;

/** Field for the options as texts, rich texts or images, and for the right answers or the points. */
export function OptionsField({ type, options, hint, hasPoints, errorOf, onType, onEdit }: Props) {
  const { t } = useTranslation();
  const error =
    errorOf('bank_option') ??
    errorOf('bank_option_file') ??
    errorOf('bank_answer') ??
    errorOf('bank_key') ??
    errorOf('option_points');
  const rows = (
    <>
      <ol className={classes.options}>
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            type={type}
            option={option}
            number={index + 1}
            hasPoints={hasPoints}
            error={errorOf(`bank_option_file[${index + 1}]`)}
            mayRemove={options.length > DEFAULT_OPTIONS_PER_QUESTION}
            onEdit={onEdit}
          />
        ))}
      </ol>
      {error && <Input.Error mt={12}>{error}</Input.Error>}
      {options.length < MAX_OPTIONS_PER_QUESTION && (
        <ActionButton icon={IconPlus} mt="md" variant="light" onClick={() => onEdit({ type: 'added' })}>
          {t('bank.addOption')}
        </ActionButton>
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
      <p className={formClasses.note}>{hint}</p>
      <Tabs value={type} onChange={(value) => onType(optionType.parse(value))} keepMounted={false}>
        <Tabs.List className={classes.tabs ?? ''} aria-labelledby="option-type">
          {optionType.options.map((one) => (
            <Tabs.Tab key={one} value={one} className={classes.tab ?? ''}>
              {t(TYPES[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {optionType.options.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {rows}
          </Tabs.Panel>
        ))}
      </Tabs>
    </fieldset>
  );
}
