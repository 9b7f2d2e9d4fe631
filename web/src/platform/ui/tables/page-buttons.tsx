import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/i18n.ts';
import classes from './page-buttons.module.css';

interface Props {
  /** Name of the list, for assistive technology. */
  list: string;
  page: number;
  /** Number of the last page. */
  lastPage: number;
  /** Numbers of the pages with a button. */
  pages: number[];
  onPage: (page: number) => void;
}

/** Buttons for the previous page, some page numbers, and the next page. */
export function PageButtons({ list, page, lastPage, pages, onPage }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  return (
    <nav className={classes.pages} aria-label={t('ui.pages', { list })}>
      <button
        type="button"
        className={classes.page}
        aria-label={t('ui.previousPage')}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      {pages.map((one) => (
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
        aria-disabled={page >= lastPage}
        onClick={() => page < lastPage && onPage(page + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </button>
    </nav>
  );
}
