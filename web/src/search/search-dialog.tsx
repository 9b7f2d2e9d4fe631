import { SEARCH_DEBOUNCE_MS } from '@lulus/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../platform/session/session.ts';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { errorMessages } from '../platform/ui/feedback/error-messages.ts';
import { type FoundEntry, foundEntries } from './found-entries.ts';
import { FoundList } from './found-list.tsx';
import { keepRecent, recentEntries } from './recent-searches.ts';
import { MIN_SEARCH_LENGTH, searchQuery } from './search.api.ts';
import classes from './search-dialog.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Focuses the field at once. The dialog focuses it later, and keys typed before would be lost. */
const focusAtOnce = (field: HTMLInputElement | null) => field?.focus();

/** A combobox that is always open. The focus stays in the field, and the arrow keys move through the entries. */
export function SearchDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isTeacher = useSession()?.user.role === 'teacher';
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const { data, error, isFetching } = useQuery(searchQuery(q));
  const isAsked = q.length >= MIN_SEARCH_LENGTH;
  const isRecent = typed.trim() === '' && !isAsked;
  const [recent] = useState(recentEntries);
  const found = useMemo(() => (data && isAsked ? foundEntries(data, q) : []), [data, isAsked, q]);
  const entries = isRecent ? recent : found;
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, entries.length - 1);
  const current = entries[active];
  const idOf = (entry: FoundEntry) => `${listId}-${entry.id}`;
  // The list may still belong to an earlier text.
  const isSettled = q === typed.trim() && !isFetching;
  const [isEntered, setEntered] = useState(false);

  function go(entry: FoundEntry) {
    keepRecent(entry);
    onClose();
    void navigate(entry.to);
  }

  useEffect(() => {
    if (!isEntered || !isSettled) return;
    setEntered(false);
    if (current) go(current);
  });

  function onKeyDown(event: KeyboardEvent) {
    const { length } = entries;
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      setWanted((active + (event.key === 'ArrowDown' ? 1 : length - 1)) % length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The results may still be loading. The effect opens one when they arrive.
      setEntered(true);
    }
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={t('search.title')} size="wide">
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden />
        <input
          type="text"
          role="combobox"
          className={classes.input}
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && idOf(current)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWanted(0);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
          ref={focusAtOnce}
          data-autofocus
        />
      </div>
      <FoundList
        id={listId}
        entries={entries}
        isRecent={isRecent}
        q={q}
        activeId={current && idOf(current)}
        idOf={idOf}
        onActive={(entry) => setWanted(entries.indexOf(entry))}
        onGo={go}
      />
      <div className={classes.said} role="status">
        {!isAsked && (
          <>
            <p className={classes.scope}>{t(isTeacher ? 'search.scopeOfTeacher' : 'search.scope')}</p>
            <p className={classes.scope}>{t('search.begin')}</p>
          </>
        )}
        {isAsked && data && entries.length > 0 && (
          <span className="visually-hidden">
            {t('search.found', { students: data.students.length, examinations: data.examinations.length })}
          </span>
        )}
        {isAsked && data && entries.length === 0 && !isFetching && (
          <>
            <strong>{t('search.none', { q })}</strong> {t('search.noneText')}
          </>
        )}
      </div>
      {isAsked && error && (
        <p className={classes.failure} role="alert">
          {errorMessages(error).join(' ')}
        </p>
      )}
    </Dialog>
  );
}
