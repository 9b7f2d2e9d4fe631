import { IconCircleCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './success-banner.module.css';

interface Props {
  title: string;
  text?: string;
  /** Set if the banner can be dismissed. */
  onClose?: () => void;
  /** Links for the next step. */
  children?: ReactNode;
}

/** Success message inside the page, for example after a save. */
export function SuccessBanner({ title, text, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.banner} role="status">
      <IconCircleCheck size={24} className={classes.icon} aria-hidden />
      <div className="fill">
        <p className={classes.title}>{title}</p>
        {text && <p className={classes.text}>{text}</p>}
        {children && <div className={classes.actions}>{children}</div>}
      </div>
      {onClose && (
        <button type="button" className={classes.close} aria-label={t('ui.close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </button>
      )}
    </div>
  );
}
