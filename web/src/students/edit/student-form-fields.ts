import { SCHOOL_NUMBERS, type Student } from '@lulus/contract';
import type { StudentForm } from '../students.api.ts';

export const studentFields = [
  'first_name',
  'middle_name',
  'last_name',
  'gender',
  'class',
  'email',
  'whatsapp',
  ...SCHOOL_NUMBERS,
  'extra_time_percent',
  'text_size',
  'no_animations',
  'high_contrast',
] as const satisfies (keyof StudentForm)[];

/** Returns form values, with '' for missing texts. The contract converts '' to null. */
export function formValues(student: Student | undefined): StudentForm {
  return {
    first_name: student?.first_name ?? '',
    middle_name: student?.middle_name ?? '',
    last_name: student?.last_name ?? '',
    gender: student?.gender ?? null,
    class: student?.class ?? '',
    email: student?.email ?? '',
    whatsapp: student?.whatsapp ?? '',
    nis: student?.nis ?? '',
    nisn: student?.nisn ?? '',
    participant_number: student?.participant_number ?? '',
    username: student?.username ?? '',
    extra_time_percent: student?.extra_time_percent ?? 0,
    text_size: student?.text_size ?? 100,
    no_animations: student?.no_animations ?? false,
    high_contrast: student?.high_contrast ?? false,
  };
}
