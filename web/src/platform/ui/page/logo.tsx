import classes from './logo.module.css';

/** The logo: a check mark whose long stroke is a path up to a point. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" className={classes.ground} />
      <g fill="none" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6.5 17.5 12 23l6-8" className={classes.check} />
        <path d="m18 15 5.2-6.6" className={classes.path} />
      </g>
      <circle cx="25" cy="7" r="2.6" className={classes.point} />
    </svg>
  );
}

export function Logo({ size = 32 }: { size?: number }) {
  return (
    <span className={classes.logo}>
      <LogoMark size={size} />
      <span className={classes.name} translate="no">
        Lulus
      </span>
    </span>
  );
}
