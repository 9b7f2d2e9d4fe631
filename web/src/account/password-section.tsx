import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePasswordDialog } from '../auth/change-password-dialog.tsx';
import { CardSection } from '../ui/card-section.tsx';
import formClasses from '../ui/form.module.css';

export function PasswordSection() {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  return (
    <CardSection title={t('account.password')}>
      <p className={formClasses.note}>{t('account.passwordText')}</p>
      <div className={formClasses.actions}>
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('auth.changePassword')}
        </Button>
      </div>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </CardSection>
  );
}
