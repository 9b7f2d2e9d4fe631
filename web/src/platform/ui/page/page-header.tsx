import type { ReactNode } from 'react';
import { PageTitle } from '../../school/page-title.tsx';
import classes from './page-header.module.css';

interface Props {
  title: string;
  lead?: string;
  /** Content above the title, such as a back link. */
  above?: ReactNode;
  /** The page's main actions, at the end. */
  actions?: ReactNode;
}

/** Heading of a page. Also sets the title of the browser's tab. */
export function PageHeader({ title, lead, above, actions }: Props) {
  return (
    <header className={classes.header}>
      <PageTitle>{title}</PageTitle>
      <div className={classes.words}>
        {above}
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
