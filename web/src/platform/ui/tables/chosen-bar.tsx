import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../buttons/action-button.tsx';
import { ChooseBox } from './choose-box.tsx';
import classes from './chosen-bar.module.css';
import type { Chosen } from './use-chosen.ts';

interface Row {
  id: string;
}

interface Props<R extends Row> {
  chosen: Chosen<R>;
  /** The rows of the current page, and all found rows of all pages. */
  page: readonly R[];
  found: readonly R[];
  /** Maximum number of chosen rows for an action. */
  max: number;
  /** Buttons for actions on the chosen rows. */
  children: ReactNode;
}

/**
 * Bar above a list. It chooses all rows of the page, then all found rows, and has the actions for them. It stays visible
 * while rows are chosen.
 */
export function ChosenBar<R extends Row>({ chosen, page, found, max, children }: Props<R>) {
  const { t } = useTranslation();
  const { length: count } = chosen.rows;
  const bar = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    // An action can remove the button that started it. Without this, the focus would move to the top of the page.
    const isFocusLost = count < before.current && document.activeElement === document.body;
    if (isFocusLost) bar.current?.querySelector('input')?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  const onPage = page.filter(({ id }) => chosen.has(id)).length;
  const isPageChosen = page.length > 0 && onPage === page.length;
  const isTooMany = count > max;
  return (
    <section
      ref={bar}
      className={classes.bar}
      data-any={count > 0 || undefined}
      aria-label={t('chosen.title')}
    >
      <ChooseBox
        label={t('chosen.page')}
        isLabelShown
        checked={isPageChosen}
        partly={onPage > 0 && !isPageChosen}
        onChange={({ currentTarget }) => chosen.choose(page, currentTarget.checked)}
      />
      <p className={classes.count} role="status">
        {count > 0 && t('chosen.count', { count })}
        {isTooMany && ` ${t('chosen.tooMany', { max })}`}
      </p>
      {count > 0 && (
        <div className={classes.actions}>
          {isPageChosen && count < found.length && found.length <= max && (
            <Button variant="subtle" onClick={() => chosen.choose(found, true)}>
              {t('chosen.found', { count: found.length })}
            </Button>
          )}
          {!isTooMany && children}
          <ActionButton icon={IconX} variant="subtle" onClick={chosen.clear}>
            {t('chosen.clear')}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
