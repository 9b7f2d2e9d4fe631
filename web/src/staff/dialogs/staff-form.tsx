import { zodResolver } from '@hookform/resolvers/zod';
import { type StaffMember, staffForm, staffRole } from '@lulus/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { hideFailures, showError } from '../../platform/ui/feedback/toasts.tsx';
import { fieldMessage, setServerErrors } from '../../platform/ui/forms/form-errors.ts';
import type { StaffForm as Values } from '../staff.api.ts';

const fields = ['name', 'role', 'email', 'whatsapp', 'username'] as const satisfies (keyof Values)[];

interface Props {
  /** Undefined for a new account, which also needs a role. */
  member?: StaffMember;
  /** Text about the invitation. */
  hint?: string;
  save: (form: Values) => Promise<void>;
  onCancel: () => void;
}

export function StaffForm({ member, hint, save, onCancel }: Props) {
  const { t } = useTranslation();
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(staffForm, undefined, { raw: true }),
    defaultValues: {
      name: member?.name ?? '',
      role: member?.role ?? 'teacher',
      email: member?.email ?? '',
      whatsapp: member?.whatsapp ?? '',
      username: member?.username ?? '',
    },
  });
  const role = useWatch({ control, name: 'role' });
  const { errors, isSubmitting } = formState;
  const field = (name: (typeof fields)[number]) => ({
    ...register(name),
    error: fieldMessage(errors[name]),
  });
  const submit = handleSubmit(async (form) => {
    try {
      await save(form);
      hideFailures();
    } catch (error) {
      showError(error);
      setServerErrors(error, fields, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="stack">
      <TextInput
        {...field('name')}
        label={t('staff.name')}
        description={t('staff.nameHint')}
        data-autofocus
      />
      {!member && (
        <NativeSelect {...field('role')} label={t('staff.role')} description={t(`staff.about_${role}`)}>
          {staffRole.options.toReversed().map((value) => (
            <option key={value} value={value}>
              {t(`staff.role_${value}`)}
            </option>
          ))}
        </NativeSelect>
      )}
      <TextInput {...field('email')} label={t('staff.email')} type="email" autoCapitalize="none" />
      <TextInput {...field('whatsapp')} label={t('staff.whatsapp')} type="tel" inputMode="tel" />
      <TextInput
        {...field('username')}
        label={t('staff.username')}
        description={t('staff.loginHint')}
        autoCapitalize="none"
      />
      {hint && <p className="faint">{hint}</p>}
      <DialogButtons
        cancel={t('staff.cancel')}
        onCancel={onCancel}
        confirm={t('staff.save')}
        busy={isSubmitting}
      />
    </form>
  );
}
