import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../platform/ui/forms/search-field.tsx';
import { type AttemptFilter, attemptStates, stateOf } from '../attempt-row.ts';
import classes from './attempt-tools.module.css';

interface Props {
  filter: AttemptFilter;
  onFilter: (part: Partial<AttemptFilter>) => void;
}

export function AttemptTools({ filter, onFilter }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools}>
      <SearchField
        label={t('monitor.search')}
        hint={t('monitor.searchHint')}
        value={filter.search}
        onSearch={(search) => onFilter({ search })}
        className={classes.search ?? ''}
      />
      <NativeSelect
        label={t('monitor.state')}
        value={filter.state}
        onChange={({ currentTarget: { value } }) => onFilter({ state: stateOf(value) })}
        className={classes.state ?? ''}
      >
        {attemptStates.map((state) => (
          <option key={state} value={state}>
            {t(`monitor.states_${state}`)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
