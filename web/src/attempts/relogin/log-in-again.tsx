import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginSession, endUnusedSession } from '../../auth/begin-session.ts';
import { LoginForm } from '../../auth/login-form.tsx';
import { addFeatures } from '../../platform/i18n/add-features.ts';
import { decodeToken, useSession } from '../../platform/session/session.ts';
import dialog from '../../platform/ui/dialogs/dialog.module.css';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import classes from '../panels/dialogs.module.css';
import { logInAgainFeatures } from './log-in-again-words.ts';

addFeatures(logInAgainFeatures);

interface Props {
  /** The student of the attempt. */
  ownerId: string;
  identifier: string;
  /** Postpones the login. Undefined if this device may not store the answers meanwhile. */
  onLater?: (() => void) | undefined;
}

/** Login dialog over the examination after its student's session has ended. The examination continues afterwards. */
export function LogInAgain({ ownerId, identifier, onLater }: Props) {
  const { t } = useTranslation();
  const [rejectedLogins, setRejectedLogins] = useState(0);
  // Another person may be logged in. The student's login replaces that session.
  const otherUserId = useSession()?.user.id;

  function acceptLogin(accessToken: string) {
    if (decodeToken(accessToken)?.id === ownerId) return beginSession(accessToken, otherUserId);
    setRejectedLogins(rejectedLogins + 1);
    endUnusedSession(accessToken);
  }

  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('logInAgain.title')}
      classNames={{ title: dialog.title }}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <p className={classes.description}>{t('logInAgain.text')}</p>
      {rejectedLogins > 0 && (
        <p className={dialog.failure} role="alert">
          {t('logInAgain.otherAccount')}
        </p>
      )}
      {/* A new `key` clears the form of another person, and stops an automatic retry after another login. */}
      <LoginForm key={`${rejectedLogins} ${otherUserId}`} identifier={identifier} onLogin={acceptLogin} />
      {onLater && (
        <Button variant="subtle" size="md" fullWidth mt="xs" onClick={onLater}>
          {t('logInAgain.later')}
        </Button>
      )}
    </Modal>
  );
}
