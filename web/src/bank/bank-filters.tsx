import { bankType } from '@lulus/contract';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../platform/ui/search-field.tsx';
import type { BankFilter } from './bank-filter.ts';
import classes from './bank-list.module.css';
import { typeWords } from './type-words.ts';

interface Props {
  filter: BankFilter;
  onFilter: (part: Partial<BankFilter>) => void;
  sections: string[];
  /** How many questions are shown. */
  summary: string;
}

export function BankFilters({ filter, onFilter, sections, summary }: Props) {
  const { t } = useTranslation();
  return (
    <search className={classes.filters}>
      <SearchField
        label={t('bank.search')}
        hint={t('bank.searchHint')}
        value={filter.search}
        onSearch={(search) => onFilter({ search })}
        className={classes.search ?? ''}
      />
      <NativeSelect
        size="md"
        label={t('bank.section')}
        value={filter.section}
        data={[{ value: '', label: t('bank.allSections') }, ...sections]}
        onChange={(event) => onFilter({ section: event.currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label={t('bank.type')}
        value={filter.type}
        data={[
          { value: '', label: t('bank.allTypes') },
          ...bankType.options.map((value) => ({ value, label: t(typeWords[value]) })),
        ]}
        onChange={(event) => onFilter({ type: bankType.safeParse(event.currentTarget.value).data ?? '' })}
      />
      <p className={classes.summary} role="status">
        {summary}
      </p>
    </search>
  );
}
