import classes from './path-picture.module.css';

const columns = 7;
const rows = 8;
/** The row chosen in each column, counted from the top. */
const chosen = [6, 7, 5, 4, 4, 2, 1];
const stepX = 64;
const stepY = 62;

const x = (column: number) => 48 + column * stepX;
const y = (row: number) => 44 + row * stepY;

const bubbles = Array.from({ length: columns * rows }, (_, index) => ({
  id: index,
  cx: x(index % columns),
  cy: y(Math.floor(index / columns)),
}));
const points = chosen.map((row, column) => ({ id: column, cx: x(column), cy: y(row) }));
const goal = { cx: x(columns - 1), cy: y(chosen[columns - 1] ?? 0) };

/** An answer sheet whose chosen answers make a path upwards. */
export function PathPicture() {
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${stepX * columns + 32} ${stepY * rows + 26}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      {bubbles.map(({ id, cx, cy }) => (
        <circle key={id} cx={cx} cy={cy} r="17" className={classes.bubble} />
      ))}
      <path d={`M${points.map(({ cx, cy }) => `${cx} ${cy}`).join(' L')}`} className={classes.path} />
      {points.map(({ id, cx, cy }) => (
        <circle key={id} cx={cx} cy={cy} r="17" className={classes.chosen} />
      ))}
      <circle {...goal} r="17" className={classes.goal} />
      <path d={`M${goal.cx - 7} ${goal.cy} l5 5.5 l9.5 -11`} className={classes.check} />
    </svg>
  );
}
