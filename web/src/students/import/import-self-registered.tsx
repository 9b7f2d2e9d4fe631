import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChooseBox } from '../../platform/ui/tables/choose-box.tsx';
import classes from './import-report.module.css';

interface Props {
  count: number;
  keep: UseFormRegisterReturn;
}

/** Note on self-registered accounts that no one has confirmed, with a checkbox to leave them as they are. */
export function ImportSelfRegistered({ count, keep }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.selfRegistered}>
      <p className="heading">{t('students.selfRegisteredTitle', { count })}</p>
      <p className={classes.noteText}>{t('students.selfRegisteredText')}</p>
      <ChooseBox {...keep} label={t('students.keepPasswords')} isLabelShown />
    </div>
  );
}
