import type { KeyboardEvent } from 'react';

/** For a link with the role of a button: the space bar presses it, as it does any button. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
