import { useTranslation } from 'react-i18next';
import { LogoMark } from '../page/logo.tsx';
import classes from './full-screen-loader.module.css';

interface Props {
  /** Default: 'Loading...'. */
  text?: string;
  /** A second line in a softer colour. */
  note?: string;
}

/** Covers the screen during a load and announces the text to assistive technology. */
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
