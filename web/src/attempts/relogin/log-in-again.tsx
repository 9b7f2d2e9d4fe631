import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginSession, endUnusedSession } from '../../auth/begin-session.ts';
import { LoginForm } from '../../auth/login-form.tsx';
import { decodeToken } from '../../platform/session/session.ts';
import dialog from '../../platform/ui/dialogs/dialog.module.css';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import classes from '../panels/dialogs.module.css';

interface Props {
  /** The student of the attempt. */
  ownerId: string;
  identifier: string;
  /** Postpones the login. */
  onLater: () => void;
}

/** Login dialog over the examination after its student's session has ended. The examination continues afterwards. */
export function LogInAgain({ ownerId, identifier, onLater }: Props) {
  const { t } = useTranslation();
  const [rejectedLogins, setRejectedLogins] = useState(0);

  function acceptLogin(accessToken: string) {
    if (decodeToken(accessToken)?.id === ownerId) return beginSession(accessToken);
    setRejectedLogins(rejectedLogins + 1);
    endUnusedSession(accessToken);
  }

  return (
    <Modal opened onClose={() => undefined} title={t('logInAgain.title')} withCloseButton={false}>
      <p className={classes.description}>{t('logInAgain.text')}</p>
      {rejectedLogins > 0 && (
        <p className={dialog.failure} role="alert">
          {t('logInAgain.otherAccount')}
        </p>
      )}
      {/* A new `key` clears the form of another person. */}
      <LoginForm key={rejectedLogins} identifier={identifier} onLogin={acceptLogin} />
      <Button variant="subtle" fullWidth mt="xs" onClick={onLater}>
        {t('logInAgain.later')}
      </Button>
    </Modal>
  );
}
