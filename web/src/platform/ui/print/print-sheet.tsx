import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-sheet.module.css';

/** Content that is printed instead of the page. The screen does not show it. */
export function PrintSheet({ className = '', ...props }: ComponentProps<'div'>) {
  return createPortal(<div {...props} className={`${classes.sheet} ${className}`} />, document.body);
}
