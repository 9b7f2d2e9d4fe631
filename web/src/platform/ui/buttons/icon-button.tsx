import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

/** A small square button without words; `aria-label` says what it does. */
export function IconButton({
  className = '',
  ...props
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...props} className={`${classes.button} ${className}`} />;
}
