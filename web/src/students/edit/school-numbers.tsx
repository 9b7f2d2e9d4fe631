import { numberOf, SCHOOL_NUMBERS, type Student } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StudentForm } from '../students.api.ts';
import classes from './student-form.module.css';
import type { studentFields } from './student-form-fields.ts';

interface Props {
  student: Student | undefined;
  register: UseFormRegister<StudentForm>;
  field: (name: (typeof studentFields)[number]) => { error: string | undefined };
}

/** Logins that only some schools use. Open at first if the student has one, and whenever one has an error. */
export function SchoolNumbers({ student, register, field }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(student !== undefined && numberOf(student) !== null);
  const hasError = SCHOOL_NUMBERS.some((kind) => field(kind).error !== undefined);
  return (
    <details
      className={classes.numbers}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight size={18} className={classes.chevron} aria-hidden />
        {t('students.schoolNumbers')}
      </summary>
      <div className={classes.pair}>
        {SCHOOL_NUMBERS.map((kind) => (
          <TextInput
            key={kind}
            {...register(kind)}
            {...field(kind)}
            label={t(`students.number_${kind}`)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
    </details>
  );
}
