import { SEARCH_DEBOUNCE_MS } from '@lulus/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './list-tools.module.css';
import { type ListView, NO_CLASS, sortColumns } from './list-view.ts';
import { classesOf, type StudentRow } from './student-row.ts';
import { useSortColumns } from './use-sort-columns.ts';

interface Props {
  students: StudentRow[];
  view: ListView;
  onView: (part: Partial<ListView>) => void;
}

/** Search and class; on a narrow screen, whose table has no headings to press, the order too. */
export function ListTools({ students, view, onView }: Props) {
  const { t } = useTranslation();
  const names = useMemo(() => classesOf(students), [students]);
  const classless = useMemo(() => students.some((student) => student.class === null), [students]);
  const sort = (view.descending ? '-' : '') + view.sort;
  const columns = useSortColumns();

  return (
    <div className={classes.tools}>
      <Search value={view.search} onSearch={(search) => onView({ search })} />
      <NativeSelect
        size="md"
        label={t('students.class')}
        value={view.class}
        onChange={(event) => onView({ class: event.currentTarget.value })}
        className={classes.class ?? ''}
      >
        <option value="">{t('students.allClasses')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        {classless && <option value={NO_CLASS}>{t('students.withoutClass')}</option>}
      </NativeSelect>
      <NativeSelect
        size="md"
        label={t('students.sortBy')}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onView({
            sort: sortColumns.find((column) => value.endsWith(column)) ?? 'name',
            descending: value.startsWith('-'),
          })
        }
        className={classes.sort ?? ''}
      >
        {columns.map(({ column, label }) => (
          <option key={column} value={column}>
            {t('students.ascending', { column: label })}
          </option>
        ))}
        {columns.map(({ column, label }) => (
          <option key={column} value={`-${column}`}>
            {t('students.descending', { column: label })}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** Asks a moment after the last key, so that typing stays quick. */
function Search({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const ask = useDebouncedCallback((search: string) => {
    asked.current = search;
    onSearch(search);
  }, SEARCH_DEBOUNCE_MS);
  // Cleared from elsewhere: the field follows, but never while its own words are on their way.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  function type(text: string) {
    setTyped(text);
    ask(text);
  }

  return (
    <TextInput
      ref={input}
      type="search"
      label={t('students.search')}
      placeholder={t('students.searchHint')}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      className={classes.search ?? ''}
      classNames={{ input: classes.searchInput }}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSectionWidth={48}
      rightSection={
        typed && (
          <button
            type="button"
            className={classes.clear}
            aria-label={t('students.clearSearch')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <IconX size={18} aria-hidden />
          </button>
        )
      }
    />
  );
}
