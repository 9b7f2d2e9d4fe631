import { useTranslation } from 'react-i18next';
import { LogoMark } from '../page/logo.tsx';
import classes from './full-screen-loader.module.css';

interface Props {
  /** 'Loading...' when left out. */
  text?: string;
  /** A second, quieter line. */
  note?: string;
}

/** Covers the screen while something loads; assistive technology reads the text. */
export function FullScreenLoader({ text, note }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.screen} role="status">
      <span className={classes.mark}>
        <LogoMark size={56} />
      </span>
      <p className={classes.text}>{text ?? t('ui.loading')}</p>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
