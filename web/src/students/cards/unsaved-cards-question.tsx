import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../dialog.module.css';

interface Props {
  goBack: () => void;
  closeAnyway: () => void;
}

export function UnsavedCardsQuestion({ goBack, closeAnyway }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <p className="faint">{t('students.unsavedText')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={closeAnyway}>
          {t('students.closeAnyway')}
        </Button>
        <Button onClick={goBack} autoFocus>
          {t('students.backToCards')}
        </Button>
      </div>
    </div>
  );
}
