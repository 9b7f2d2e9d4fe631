import classes from './feedback-table.module.css';

/** An empty cell: a dash on the screen, a text for screen readers. */
export function Nothing({ label }: { label: string }) {
  return (
    <span className={classes.nothing}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
