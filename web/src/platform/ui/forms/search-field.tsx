import { SEARCH_DEBOUNCE_MS } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/icon-button.tsx';
import classes from './search-field.module.css';

interface Props {
  label: string;
  hint: string;
  value: string;
  onSearch: (search: string) => void;
  className: string;
}

/** A search field. Calls `onSearch` a moment after the last keystroke. */
export function SearchField({ label, hint, value, onSearch, className }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const lastSearch = useRef(value);
  const searchLater = useDebouncedCallback((search: string) => {
    lastSearch.current = search;
    onSearch(search);
  }, SEARCH_DEBOUNCE_MS);
  // Follows a value changed elsewhere, but not the field's own debounced value.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setTyped(value);
  }, [value]);

  function type(text: string) {
    setTyped(text);
    searchLater(text);
  }

  return (
    <TextInput
      ref={input}
      type="search"
      label={label}
      placeholder={hint}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      className={className}
      classNames={{ input: classes.input }}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSectionWidth={48}
      rightSection={
        typed && (
          <IconButton
            aria-label={t('ui.clear')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <IconX size={18} aria-hidden />
          </IconButton>
        )
      }
    />
  );
}
