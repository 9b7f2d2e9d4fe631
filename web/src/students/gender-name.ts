import type { Student } from '@lulus/contract';
import type { TFunction } from 'i18next';

export function genderName(t: TFunction, gender: Student['gender']): string | null {
  if (gender === null) return null;
  return gender === 'male' ? t('students.male') : t('students.female');
}
