import type { Examinee, Student } from '@lulus/contract';

type Row = { user_id: string } & Pick<
  Student,
  'first_name' | 'middle_name' | 'last_name' | 'class' | 'login'
>;

/** Returns the student of an attempt's row. */
export function examineeOf(row: Row): Examinee {
  const { user_id: id, first_name, middle_name, last_name, class: of, login } = row;
  return { id, first_name, middle_name, last_name, class: of, login };
}
