import { encode } from 'uqr';
import classes from './qr-code.module.css';

/** Width of the white border in modules. The QR standard requires four. */
const BORDER = 4;
/** Any mask can be read. Choosing the best one takes ten times as long, and a sheet has thousands of codes. */
const MASK = 0;

/** Returns the dark modules of a row as an SVG path, one rectangle per run. */
function rowPath(row: boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return Array.from(
    dark.matchAll(/#+/g),
    ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}

interface Props {
  text: string;
  label: string;
  className?: string | undefined;
}

export function QrCode({ text, label, className = '' }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER, maskPattern: MASK });
  return (
    <svg
      className={`${classes.qrCode} ${className}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={data.map(rowPath).join('')} fill="currentColor" />
    </svg>
  );
}
