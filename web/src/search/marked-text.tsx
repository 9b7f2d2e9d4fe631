import { Fragment } from 'react';
import classes from './search-dialog.module.css';

interface Props {
  text: string;
  /** What was searched for. */
  q: string;
}

/** The text, with the beginnings of words that the search has found. */
export function MarkedText({ text, q }: Props) {
  const words = q.match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu'));
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    // What the pattern caught stands at every second place.
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <mark key={key} className={classes.mark}>
        {part}
      </mark>
    );
  });
}
