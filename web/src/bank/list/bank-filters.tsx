import { bankType } from '@lulus/contract';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../platform/ui/forms/search-field.tsx';
import { questionTypeWords } from '../question-type-words.ts';
import type { BankFilter } from './bank-filter.ts';
import classes from './bank-list.module.css';

interface Props {
  filter: BankFilter;
  onFilter: (part: Partial<BankFilter>) => void;
  sections: string[];
  /** Text with the number of questions shown. */
  summary: string;
  /** Actions for the whole list. */
  children: ReactNode;
}

export function BankFilters({ filter, onFilter, sections, summary, children }: Props) {
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
        label={t('bank.section')}
        value={filter.section}
        data={[{ value: '', label: t('bank.allSections') }, ...sections]}
        onChange={(event) => onFilter({ section: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('bank.type')}
        value={filter.type}
        data={[
          { value: '', label: t('bank.allTypes') },
          ...bankType.options.map((value) => ({ value, label: t(questionTypeWords[value]) })),
        ]}
        onChange={(event) => onFilter({ type: bankType.safeParse(event.currentTarget.value).data ?? '' })}
      />
      <div className={classes.summary}>
        <p className={classes.found} role="status">
          {summary}
        </p>
        {children}
      </div>
    </search>
  );
}
