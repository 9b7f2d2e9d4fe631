import '../../platform/ui/forms/combobox-styles.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Student, studentForm } from '@lulus/contract';
import { Autocomplete, Button, NativeSelect, TextInput } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hideFailures, showError } from '../../platform/ui/feedback/toasts.tsx';
import { fieldMessage, setServerErrors } from '../../platform/ui/forms/form-errors.ts';
import classes from '../dialog.module.css';
import type { StudentForm as Values } from '../students.api.ts';
import { Accommodations } from './accommodations.tsx';
import { SchoolNumbers } from './school-numbers.tsx';
import formClasses from './student-form.module.css';
import { formValues, studentFields } from './student-form-fields.ts';

interface Props {
  /** Undefined for a new student. */
  student?: Student | undefined;
  /** Existing classes, as suggestions. */
  classNames: string[];
  save: (form: Values) => Promise<void>;
  onCancel: () => void;
}

export function StudentForm({ student, classNames, save, onCancel }: Props) {
  const { t } = useTranslation();
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(studentForm, undefined, { raw: true }),
    defaultValues: formValues(student),
  });
  const { errors, isSubmitting } = formState;
  const field = (name: (typeof studentFields)[number]) => ({ error: fieldMessage(errors[name]) });

  const submit = handleSubmit(async (form) => {
    try {
      await save(form);
      hideFailures();
    } catch (error) {
      showError(error);
      setServerErrors(error, studentFields, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="stack">
      <TextInput
        {...register('first_name')}
        {...field('first_name')}
        label={t('students.firstName')}
        required
        withAsterisk={false}
        data-autofocus
      />
      <div className={formClasses.pair}>
        <TextInput {...register('middle_name')} {...field('middle_name')} label={t('students.middleName')} />
        <TextInput {...register('last_name')} {...field('last_name')} label={t('students.lastName')} />
      </div>
      <div className={formClasses.pair}>
        <NativeSelect
          {...register('gender', { setValueAs: (value: string | null) => value || null })}
          {...field('gender')}
          label={t('students.gender')}
        >
          <option value="">{t('students.notGiven')}</option>
          <option value="male">{t('students.male')}</option>
          <option value="female">{t('students.female')}</option>
        </NativeSelect>
        <Controller
          name="class"
          control={control}
          render={({ field: { value, ...rest } }) => (
            <Autocomplete
              {...rest}
              {...field('class')}
              value={value ?? ''}
              data={classNames}
              limit={50}
              label={t('students.class')}
            />
          )}
        />
      </div>
      <fieldset className={formClasses.logins}>
        <legend className={formClasses.hint}>{t('students.loginHint')}</legend>
        <div className={formClasses.pair}>
          <TextInput
            {...register('email')}
            {...field('email')}
            label={t('students.email')}
            type="email"
            autoCapitalize="none"
          />
          <TextInput
            {...register('whatsapp')}
            {...field('whatsapp')}
            label={t('students.whatsapp')}
            type="tel"
            inputMode="tel"
          />
        </div>
        <SchoolNumbers student={student} register={register} field={field} />
      </fieldset>
      <Accommodations register={register} field={field} />
      {!student && <p className="faint">{t('students.addHint')}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} disabled={isSubmitting}>
          {t('students.cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t('students.save')}
        </Button>
      </div>
    </form>
  );
}
