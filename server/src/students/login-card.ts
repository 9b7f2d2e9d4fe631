import type { LoginCard, Student } from '@lulus/contract';

type Named = Pick<Student, 'first_name' | 'middle_name' | 'last_name'>;

export function fullName({ first_name, middle_name, last_name }: Named): string {
  return [first_name, middle_name, last_name].filter((part) => part).join(' ');
}

/** What the student logs in with: the email address, or else the WhatsApp number. */
export function loginOf({ email, whatsapp }: Pick<Student, 'email' | 'whatsapp'>): string {
  return email ?? whatsapp ?? '';
}

export function loginCardOf(
  student: Omit<Student, 'id' | 'gender' | 'has_password'>,
  password: string,
): LoginCard {
  return { name: fullName(student), class: student.class, login: loginOf(student), password, link: null };
}
