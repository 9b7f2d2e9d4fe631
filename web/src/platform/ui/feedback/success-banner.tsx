import { IconCircleCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './success-banner.module.css';

interface Props {
  title: string;
  text?: string;
  /** Given where it can be dismissed. */
  onClose?: () => void;
  /** Where to go from here. */
  children?: ReactNode;
}

/** Something was saved, said in the page's own flow. */
export function SuccessBanner({ title, text, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.banner} role="status">
      <IconCircleCheck size={24} className={classes.icon} aria-hidden />
      <div className={classes.words}>
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
