import { Fragment } from 'react';
import classes from './search-dialog.module.css';

interface Props {
  text: string;
  /** Text of the search. */
  q: string;
}

/** The text, with marks on the beginnings of words that match the search. */
export function MarkedText({ text, q }: Props) {
  const words = q.match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu'));
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    // `split` with a capturing group puts the matches at odd indexes.
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <mark key={key} className={classes.mark}>
        {part}
      </mark>
    );
  });
}
