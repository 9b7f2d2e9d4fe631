import { bankType, type Section } from '@lulus/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../platform/ui/forms/form.module.css';
import { questionTypeWords } from '../question-type-words.ts';
import type { DraftFieldsProps } from './draft-fields.ts';

/** Fields for the type and the section of a question. */
export function BankPlace({ draft, change, errorOf, sections }: DraftFieldsProps & { sections: Section[] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('bank.type')}
        value={draft.bank_type}
        error={errorOf('bank_type')}
        data={bankType.options.map((value) => ({ value, label: t(questionTypeWords[value]) }))}
        onChange={(event) =>
          change({ type: 'set', fields: { bank_type: bankType.parse(event.currentTarget.value) } })
        }
      />
      <TextInput
        label={t('bank.formSection')}
        description={t('bank.formSectionHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.bank_section}
        readOnly={draft.stimulus_id !== ''}
        error={errorOf('bank_section')}
        list="bank-sections"
        autoComplete="off"
        onChange={(event) =>
          change({ type: 'set', fields: { bank_section: event.currentTarget.value.toUpperCase() } })
        }
      />
      <datalist id="bank-sections">
        {sections.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </div>
  );
}
