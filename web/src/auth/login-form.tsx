import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/client.ts';
import { fieldMessages } from '../platform/ui/feedback/error-messages.ts';
import { hideFailures, showError } from '../platform/ui/feedback/toasts.tsx';
import { isCodeAsked, sendLogin } from './auth.api.ts';
import classes from './auth-form.module.css';
import { LoginWait } from './login-wait.tsx';
import { usePasswordToggle } from './use-password-toggle.ts';

interface Props {
  /** Initial value of the first field. */
  identifier?: string;
  /** Receives the token. An error that it throws is shown like an error of the server. */
  onLogin: (accessToken: string) => unknown;
}

const fields = ['email', 'password', 'code'] as const;
type Field = (typeof fields)[number];
type Problems = Partial<Record<Field, string>>;

/**
 * Form for identifier and password, and for a code if the account has a second factor. It does without the form library
 * of the other forms, because every student downloads it.
 */
export function LoginForm({ identifier = '', onLogin }: Props) {
  const { t } = useTranslation();
  const passwordToggle = usePasswordToggle();
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [wait, setWait] = useState<{ until: number; why: string; onOver: () => void }>();
  const endWait = () => setWait(undefined);

  function showProblems(form: HTMLFormElement, found: Problems) {
    flushSync(() => setProblems(found));
    const first = fields.find((field) => found[field]);
    if (first) (form.elements.namedItem(first) as HTMLInputElement).focus();
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const sendAgain = () => {
      endWait();
      form.requestSubmit();
    };
    const typed = new FormData(form);
    const body = { email: String(typed.get('email')), password: String(typed.get('password')) };
    const given = asksCode ? { ...body, code: String(typed.get('code')) } : body;
    const missing = fields.filter((field) => field in given && String(typed.get(field)).trim() === '');
    showProblems(form, Object.fromEntries(missing.map((field) => [field, t('messages.required')])));
    if (missing.length > 0) return;
    setSending(true);
    try {
      const { access_token } = await sendLogin(given);
      hideFailures();
      await onLogin(access_token);
    } catch (error) {
      if (isCodeAsked(error)) return setAsksCode(true);
      if (error instanceof ApiError && error.retryAfter) {
        const until = Date.now() + error.retryAfter * 1000;
        // 503: too many people log in at once. The form retries by itself.
        if (error.status === 503) return setWait({ until, why: t('auth.crowd'), onOver: sendAgain });
        if (error.status === 429) return setWait({ until, why: t('auth.tooManyTries'), onOver: endWait });
      }
      showError(error);
      showProblems(form, firstOfEach(fieldMessages(error)));
    } finally {
      setSending(false);
    }
  }

  const inputProps = (field: Field) => ({
    name: field,
    error: problems[field],
    onChange: () => {
      if (problems[field]) setProblems(({ [field]: _, ...others }) => others);
      // Another account may have no second factor, so the server decides again.
      if (field === 'email') setAsksCode(false);
    },
  });

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        {...inputProps('email')}
        // The rate limit of one account does not apply to another.
        onInput={endWait}
        defaultValue={identifier}
        label={t('auth.identifier')}
        description={t('auth.identifierHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        {...inputProps('password')}
        {...passwordToggle}
        label={t('auth.password')}
        autoComplete="current-password"
        data-autofocus={identifier !== '' || undefined}
      />
      {asksCode && (
        <TextInput
          {...inputProps('code')}
          label={t('auth.code')}
          description={t('auth.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      )}
      {wait && <LoginWait {...wait} />}
      <Button type="submit" fullWidth loading={isSending} disabled={wait !== undefined}>
        {t('auth.login')}
      </Button>
    </form>
  );
}

function firstOfEach(messages: Record<string, string[]> = {}): Problems {
  return Object.fromEntries(
    fields.flatMap((field) => (messages[field]?.[0] ? [[field, messages[field][0]]] : [])),
  );
}
