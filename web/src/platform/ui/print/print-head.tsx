import { SchoolBrand } from '../page/school-brand.tsx';
import classes from './print-head.module.css';

interface Props {
  title?: string;
  /** Subtitle lines, the most important first. Undefined lines are omitted. */
  lines: (string | undefined)[];
}

/** Header with title and school, visible only on paper. */
export function PrintHead({ title, lines }: Props) {
  return (
    <div className={classes.head}>
      <div>
        {title && <p className={classes.title}>{title}</p>}
        {lines.map((line) => line && <p key={line}>{line}</p>)}
      </div>
      <SchoolBrand size={32} />
    </div>
  );
}
