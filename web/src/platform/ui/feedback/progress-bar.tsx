import classes from './progress-bar.module.css';

interface Props {
  label: string;
  /** Percentage from 0 to 100; undefined if the progress is unknown. */
  value: number | undefined;
}

export const ProgressBar = ({ label, value }: Props) => (
  <div
    className={classes.track}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value}
  >
    <div
      className={classes.bar}
      data-running={value === undefined || undefined}
      style={value === undefined ? undefined : { width: `${value}%` }}
    />
  </div>
);
