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
  student: Named & Pick<Student, 'class' | 'email' | 'whatsapp'>,
  way: { password: string } | { link: string },
): LoginCard {
  const card = { name: fullName(student), class: student.class, login: loginOf(student) };
  return 'link' in way
    ? { ...card, password: null, link: way.link }
    : { ...card, password: way.password, link: null };
}
