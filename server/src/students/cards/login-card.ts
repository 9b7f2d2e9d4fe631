import type { LoginCard, Student } from '@lulus/contract';

type Named = Pick<Student, 'first_name' | 'middle_name' | 'last_name'>;

export function fullName({ first_name, middle_name, last_name }: Named): string {
  return [first_name, middle_name, last_name].filter((part) => part).join(' ');
}

export function loginCardOf(
  student: Named & Pick<Student, 'class' | 'login'>,
  access: { password: string } | { link: string },
): LoginCard {
  const card = { name: fullName(student), class: student.class, login: student.login };
  return 'link' in access
    ? { ...card, password: null, link: access.link }
    : { ...card, password: access.password, link: null };
}
