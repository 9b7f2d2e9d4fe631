/**
 * Asks twice for a new password. It appears by itself until the user has replaced the default password. A user who
 * opens it by choice must also enter the current password.
 */
import { findPasswordFault, minPasswordLength, newPasswordOf } from '@lulus/contract';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/client.ts';
import { messageText } from '../platform/i18n/message-text.ts';
import { useSession } from '../platform/session/session.ts';
import { Modal } from '../platform/ui/dialogs/modal.tsx';
import { errorMessages } from '../platform/ui/feedback/error-messages.ts';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { fieldMessage } from '../platform/ui/forms/form-errors.ts';
import { sendNewPassword } from './auth.api.ts';
import { renewSession } from './begin-session.ts';
import classes from './change-password-dialog.module.css';
import { useLogout } from './use-logout.ts';
import { usePasswordToggle } from './use-password-toggle.ts';

interface Props {
  /**
   * Closes a dialog that the user opened by choice. The obligatory dialog has no `onClose`: it disappears when the new
   * session no longer requires a change.
   */
  onClose?: () => void;
}

export function ChangePasswordDialog({ onClose }: Props) {
  const { t } = useTranslation();
  const passwordToggle = usePasswordToggle();
  const { isPending: isLoggingOut, logout } = useLogout();
  const [current, setCurrent] = useState('');
  const user = useSession()?.user;
  const minLength = minPasswordLength(user?.role ?? 'student');
  const [first, setFirst] = useState<string>();
  const [typed, setTyped] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [problems, setProblems] = useState<string[]>([]);
  const [sending, setSending] = useState(false);
  const confirming = first !== undefined;

  function askAgain(reasons: string[]) {
    setFirst(undefined);
    setTyped('');
    setProblems(reasons);
  }

  async function send(password: string) {
    setSending(true);
    try {
      const { access_token } = await sendNewPassword(
        onClose ? { password, current_password: current } : { password },
      );
      if (!renewSession(access_token)) return;
      showSuccess(t('changePassword.passwordChanged'));
      onClose?.();
    } catch (error) {
      const reasons = error instanceof ApiError ? errorMessages(error) : [];
      askAgain([t('changePassword.passwordChangeFailed'), ...reasons]);
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = newPasswordOf(minLength).safeParse(typed);
    if (!parsed.success) return setFieldError(fieldMessage(parsed.error.issues[0]));
    const fault = user && findPasswordFault(typed, user);
    if (fault) return setFieldError(messageText(fault, fault.code));
    setFieldError(undefined);
    if (!confirming) {
      setFirst(typed);
      setTyped('');
      return setProblems([]);
    }
    if (first !== typed) return askAgain([t('changePassword.passwordMismatch')]);
    return send(typed);
  }

  const close = onClose ?? (() => undefined);
  const question = onClose ? 'account.newPasswordText' : 'changePassword.pleaseChangePassword';
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      closeOnClickOutside={false}
      title={t('changePassword.changePasswordTitle')}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
      radius="lg"
    >
      <form onSubmit={submit} noValidate className="stack">
        {problems.length > 0 && (
          <div className={classes.problem} role="alert">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        )}
        <p id="change-password-text" className="faint" aria-live="polite">
          {t(confirming ? 'changePassword.confirmNewPassword' : question)}
        </p>
        {onClose && !confirming && (
          <PasswordInput
            {...passwordToggle}
            label={t('account.currentPassword')}
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
            required
            withAsterisk={false}
            autoFocus
            data-autofocus
          />
        )}
        {!confirming && (
          <p id="change-password-hint" className={classes.hint}>
            {t('auth.newPasswordHint', { min: minLength })}
          </p>
        )}
        <PasswordInput
          key={confirming ? 'confirm' : 'new'}
          {...passwordToggle}
          label={t(confirming ? 'changePassword.newPasswordAgain' : 'changePassword.newPassword')}
          aria-describedby={confirming ? 'change-password-text' : 'change-password-text change-password-hint'}
          autoComplete="new-password"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={fieldError}
          disabled={sending}
          autoFocus={confirming || !onClose}
          data-autofocus={confirming || !onClose || undefined}
        />
        <div className={classes.actions}>
          {confirming ? (
            <Button variant="default" disabled={sending} onClick={() => askAgain([])}>
              {t('changePassword.backToNewPassword')}
            </Button>
          ) : onClose ? (
            <Button variant="default" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
          ) : (
            <Button variant="default" loading={isLoggingOut} onClick={logout}>
              {t('changePassword.logOut')}
            </Button>
          )}
          <Button type="submit" loading={sending}>
            {t(confirming ? 'auth.changePassword' : 'auth.continue')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
