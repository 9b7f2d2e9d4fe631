import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/i18n.ts';
import classes from './pager.module.css';
import { type PageOf, pageWindow } from './pages.ts';

type Shown = {
  /** Of all, to choose the plural by. */
  count: number;
  from: string;
  to: string;
  total: string;
};

interface Props {
  page: PageOf<unknown>;
  /** What is paged. */
  list: string;
  /** Which rows of how many, in words. */
  showing: (shown: Shown) => string;
  onPage: (page: number) => void;
}

/** Tells which rows are shown, and turns the pages where there are several. */
export function Pager({ page: { page, pageCount, from, to, total }, list, showing, onPage }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  return (
    <div className={classes.pager}>
      <p className={classes.shown} role="status">
        {showing({
          count: total,
          from: number.format(from),
          to: number.format(to),
          total: number.format(total),
        })}
      </p>
      {pageCount > 1 && (
        <nav className={classes.pages} aria-label={t('ui.pages', { list })}>
          <button
            type="button"
            className={classes.page}
            aria-label={t('ui.previousPage')}
            aria-disabled={page === 1}
            onClick={() => page > 1 && onPage(page - 1)}
          >
            <IconChevronLeft size={20} aria-hidden />
          </button>
          {pageWindow(page, pageCount).map((one) => (
            <button
              key={one}
              type="button"
              className={classes.page}
              aria-label={t('ui.page', { page: number.format(one) })}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPage(one)}
            >
              {number.format(one)}
            </button>
          ))}
          <button
            type="button"
            className={classes.page}
            aria-label={t('ui.nextPage')}
            aria-disabled={page === pageCount}
            onClick={() => page < pageCount && onPage(page + 1)}
          >
            <IconChevronRight size={20} aria-hidden />
          </button>
        </nav>
      )}
    </div>
  );
}
