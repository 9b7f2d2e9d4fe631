import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import barClasses from '../platform/preferences/bar-control.module.css';
import { useDialog } from '../platform/ui/dialogs/use-dialog.ts';
import { SearchDialog } from './search-dialog.tsx';
import classes from './search-school.module.css';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Search button in the header of admin pages. Ctrl+K, Cmd+K, and / outside text fields open the search too. */
export function SearchSchool() {
  const { t } = useTranslation();
  const { shown, opened, open, close } = useDialog<'search'>();

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isShortcut =
        (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) ||
        (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target));
      // An open dialog turns the shortcuts off.
      if (!isShortcut || document.querySelector('[role=dialog], dialog[open]')) return;
      event.preventDefault();
      open('search');
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={`${barClasses.control} ${classes.search}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open('search')}
      >
        <IconSearch size={20} aria-hidden />
        <span className={classes.word}>{t('search.open')}</span>
        <kbd className={classes.keys} aria-hidden>
          {t(isMac ? 'search.keysOnMac' : 'search.keys')}
        </kbd>
      </button>
      {shown && <SearchDialog key={shown.number} opened={opened} onClose={close} />}
    </>
  );
}
