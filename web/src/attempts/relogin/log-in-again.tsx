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
  /** Goes on without, where this device keeps the answers: there may be no connection to log in with. */
  onLater?: (() => void) | undefined;
}

/** Over the examination when its student's session has ended: nothing of it is lost, and it goes on after the login. */
export function LogInAgain({ ownerId, identifier, onLater }: Props) {
  const { t } = useTranslation();
  const [others, setOthers] = useState(0);
  // Another person's, over which the student logs in.
  const there = useSession()?.user.id;

  function goOn(accessToken: string) {
    if (decodeToken(accessToken)?.id === ownerId) return beginSession(accessToken, there);
    setOthers(others + 1);
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
      {others > 0 && (
        <p className={dialog.failure} role="alert">
          {t('logInAgain.otherAccount')}
        </p>
      )}
      {/* The key drops what another person has typed, and stops an automatic retry once another session has begun. */}
      <LoginForm key={`${others} ${there}`} identifier={identifier} onLogin={goOn} />
      {onLater && (
        <Button variant="subtle" size="md" fullWidth mt="xs" onClick={onLater}>
          {t('logInAgain.later')}
        </Button>
      )}
    </Modal>
  );
}
