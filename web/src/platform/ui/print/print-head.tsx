import { SchoolBrand } from '../page/school-brand.tsx';
import classes from './print-head.module.css';

interface Props {
  title?: string;
  /** What it is about, in the order of importance; what is not known is left out. */
  lines: (string | undefined)[];
}

/** The school and what was printed, above a page on paper; the screen does not show it. */
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
