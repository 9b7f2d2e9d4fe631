import { PageButtons } from './page-buttons.tsx';
import classes from './pager.module.css';
import { type PageOf, pageWindow } from './pages.ts';

type Shown = {
  /** Number of all rows, which determines the plural form. */
  count: number;
  from: number;
  to: number;
  total: number;
};

interface Props {
  page: PageOf<unknown>;
  /** Name of the list, for assistive technology. */
  list: string;
  /** Returns the text with the visible rows and the total. */
  showing: (shown: Shown) => string;
  onPage: (page: number) => void;
}

/** Shows which rows are visible, and page buttons if there are several pages. */
export function Pager({ page: { page, pageCount, from, to, total }, list, showing, onPage }: Props) {
  return (
    <div className={classes.pager}>
      <p className={classes.shown} role="status">
        {showing({ count: total, from, to, total })}
      </p>
      {pageCount > 1 && (
        <PageButtons
          list={list}
          page={page}
          lastPage={pageCount}
          pages={pageWindow(page, pageCount)}
          onPage={onPage}
        />
      )}
    </div>
  );
}
