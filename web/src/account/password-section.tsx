import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePasswordDialog } from '../auth/change-password-dialog.tsx';
import formClasses from '../platform/ui/forms/form.module.css';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { refetchSessions } from './account.api.ts';

export function PasswordSection() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [changing, setChanging] = useState(false);
  function close() {
    setChanging(false);
    // A password change ends all other sessions.
    void refetchSessions(client);
  }
  return (
    <CardSection title={t('account.password')}>
      <p className={formClasses.note}>{t('account.passwordText')}</p>
      <div className={formClasses.actions}>
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('auth.changePassword')}
        </Button>
      </div>
      {changing && <ChangePasswordDialog onClose={close} />}
    </CardSection>
  );
}
