import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

/** A square button with an icon only. `aria-label` is its name. */
export function IconButton({
  className = '',
  ...props
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...props} className={`${classes.button} ${className}`} />;
}
