import { DEFAULT_OPTIONS_PER_QUESTION, MAX_OPTIONS_PER_QUESTION, type OptionType } from '@lulus/contract';
import { Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import type { OptionDraft, OptionEdit } from './option-drafts.ts';
import { OptionRow } from './option-row.tsx';
import { OptionTypeTabs } from './option-type-tabs.tsx';
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

/** Field for the options as texts, rich texts or images, and for the right answers or the points. */
export function OptionsField({ type, options, hint, hasPoints, errorOf, onType, onEdit }: Props) {
  const { t } = useTranslation();
  const error =
    errorOf('bank_option') ??
    errorOf('bank_option_file') ??
    errorOf('bank_answer') ??
    errorOf('bank_key') ??
    errorOf('option_points');
  return (
    <OptionTypeTabs
      label={t('bank.optionType')}
      hint={hint}
      type={type}
      isInvalid={error !== undefined}
      onType={onType}
    >
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
    </OptionTypeTabs>
  );
}
