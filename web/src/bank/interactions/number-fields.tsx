import { MAX_UNIT_LENGTH } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import { NumberKeyField } from '../../questions/number/number-key-field.tsx';
import type { NumberFieldsProps } from '../edit/draft-fields.ts';

/** The right number and its unit. */
export function NumberFields({ draft, change, errorOf, decimalSign }: NumberFieldsProps) {
  const { t } = useTranslation();
  const { number } = draft;
  return (
    <>
      <NumberKeyField
        draft={number}
        decimalSign={decimalSign}
        error={errorOf('bank_key')}
        onChange={(changed) => change({ type: 'set', fields: { number: changed } })}
      />
      <div className={formClasses.pair}>
        <TextInput
          label={t('bank.unit')}
          description={t('bank.unitHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={number.unit}
          error={errorOf('unit')}
          maxLength={MAX_UNIT_LENGTH}
          autoComplete="off"
          onChange={({ currentTarget }) =>
            change({ type: 'set', fields: { number: { ...number, unit: currentTarget.value } } })
          }
        />
      </div>
    </>
  );
}
