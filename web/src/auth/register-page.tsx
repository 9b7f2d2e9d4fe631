import { zodResolver } from '@hookform/resolvers/zod';
import { classKey, MIN_PASSWORD_LENGTH, register as registration } from '@lulus/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { settingsQuery } from '../platform/school/school.api.ts';
import { showError, showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { fieldMessage, setServerErrors } from '../platform/ui/forms/form-errors.ts';
import classes from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { classesQuery, sendRegistration } from './before-login.api.ts';
import { usePasswordToggle } from './use-password-toggle.ts';

const emptyForm = {
  first_name: '',
  middle_name: '',
  last_name: '',
  class: '',
  whatsapp: '',
  email: '',
  password: '',
  password_confirmation: '',
};
const fields = Object.keys(emptyForm) as (keyof typeof emptyForm)[];
const passwords = ['password', 'password_confirmation'] as const;

export function RegisterPage() {
  const { data: settings } = useQuery(settingsQuery());
  // Without settings the form is shown. The server rejects a closed registration.
  return settings?.registration_open === false ? <RegistrationClosed /> : <RegisterForm />;
}

function RegistrationClosed() {
  const { t } = useTranslation();
  return (
    <AuthFrame title={t('registration.registrationClosed')} lead={t('registration.registrationClosedText')}>
      <Button component={Link} to={paths.login} fullWidth>
        {t('auth.login')}
      </Button>
    </AuthFrame>
  );
}

function RegisterForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const passwordToggle = usePasswordToggle();
  const { data: known = [] } = useQuery(classesQuery());
  const { register, handleSubmit, setError, trigger, getValues, watch, formState } = useForm({
    // `raw` sends the typed text. A parsed body has a null for each field that this form lacks.
    resolver: zodResolver(registration.body, undefined, { raw: true }),
    defaultValues: emptyForm,
  });
  const { errors, isSubmitting, touchedFields } = formState;
  const typedClass = classKey(watch('class'));
  const isUnknown =
    touchedFields.class &&
    typedClass !== '' &&
    known.length > 0 &&
    !known.some((name) => classKey(name) === typedClass);

  const field = (name: keyof typeof emptyForm) => ({
    ...register(name),
    error: fieldMessage(errors[name]),
    required: true,
    withAsterisk: false,
  });

  /** Validates the filled password fields when either loses the focus. */
  const checkPasswords = () => trigger(passwords.filter((name) => getValues(name)));
  const passwordField = (name: (typeof passwords)[number]) => ({
    ...field(name),
    ...register(name, { onBlur: checkPasswords }),
  });

  const submit = handleSubmit(async (body) => {
    try {
      await sendRegistration(body);
      showSuccess(t('registration.registered'));
      await navigate(paths.login, { state: { identifier: body.email } });
    } catch (error) {
      showError(error);
      setServerErrors(error, fields, setError);
    }
  });

  return (
    <AuthFrame title={t('registration.registerTitle')} lead={t('registration.registerLead')}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput {...field('first_name')} label={t('registration.firstName')} autoComplete="given-name" />
        <div className={classes.pair}>
          <TextInput
            {...field('middle_name')}
            label={t('registration.middleName')}
            description={t('registration.noSuchName')}
            autoComplete="additional-name"
          />
          <TextInput
            {...field('last_name')}
            label={t('registration.lastName')}
            description={t('registration.noSuchName')}
            autoComplete="family-name"
          />
        </div>
        <div className={classes.pair}>
          <TextInput
            {...field('class')}
            label={t('registration.class')}
            description={isUnknown && t('registration.unknownClass')}
            list="classes"
            autoComplete="off"
            classNames={{ input: classes.listed }}
          />
          <datalist id="classes">
            {known.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextInput
            {...field('whatsapp')}
            label={t('registration.whatsapp')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
        <TextInput
          {...field('email')}
          label={t('registration.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <PasswordInput
          {...passwordField('password')}
          {...passwordToggle}
          label={t('auth.password')}
          description={t('auth.newPasswordHint', { min: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
        />
        <PasswordInput
          {...passwordField('password_confirmation')}
          {...passwordToggle}
          label={t('auth.passwordConfirmation')}
          autoComplete="new-password"
        />
        <Button type="submit" fullWidth loading={isSubmitting}>
          {t('auth.register')}
        </Button>
      </form>
      <p className={classes.other}>
        <Link to={paths.login} className={classes.sentence ?? ''}>
          {t('registration.haveAccount')} <span>{t('registration.toLogin')}</span>
        </Link>
      </p>
    </AuthFrame>
  );
}
