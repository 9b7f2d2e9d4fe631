import { bankType } from '@lulus/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BankFilter } from './bank-filter.ts';
import classes from './bank-list.module.css';
import { typeWords } from './type-words.ts';

interface Props {
  filter: BankFilter;
  onFilter: (filter: BankFilter) => void;
  sections: string[];
  /** How many questions are shown. */
  summary: string;
}

export function BankFilters({ filter, onFilter, sections, summary }: Props) {
  const { t } = useTranslation();
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        aria-label={t('bank.search')}
        placeholder={t('bank.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
      />
      <NativeSelect
        size="md"
        aria-label={t('bank.section')}
        value={filter.section}
        data={[{ value: '', label: t('bank.allSections') }, ...sections]}
        onChange={(event) => onFilter({ ...filter, section: event.currentTarget.value })}
      />
      <NativeSelect
        size="md"
        aria-label={t('bank.type')}
        value={filter.type}
        data={[
          { value: '', label: t('bank.allTypes') },
          ...bankType.options.map((value) => ({ value, label: t(typeWords[value]) })),
        ]}
        onChange={(event) =>
          onFilter({ ...filter, type: bankType.safeParse(event.currentTarget.value).data ?? '' })
        }
      />
      <p className={classes.summary} role="status">
        {summary}
      </p>
    </search>
  );
}
