import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-sheet.module.css';

/** What the printer gets in place of the page. */
export function PrintSheet({ className = '', ...props }: ComponentProps<'div'>) {
  return createPortal(<div {...props} className={`${classes.sheet} ${className}`} />, document.body);
}
