import type { KeyboardEvent } from 'react';

/** Key handler for links with the role of a button: Space clicks them, as it does real buttons. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
