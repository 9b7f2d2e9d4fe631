import type { Student } from '@lulus/contract';
import { studentRow } from './student-row.ts';

let number = 0;

export function aStudent(given: Partial<Student> = {}): Student {
  number += 1;
  return {
    id: `01a1fbd7-63b8-7644-8d79-${String(number).padStart(12, '0')}`,
    first_name: 'Siti',
    middle_name: 'Nur',
    last_name: 'Rahmawati',
    gender: 'female',
    class: 'X IPA 2',
    email: 'siti@sekolah.test',
    whatsapp: '081234567890',
    nis: null,
    nisn: null,
    participant_number: null,
    username: null,
    login: 'siti@sekolah.test',
    has_password: true,
    extra_time_percent: 0,
    text_size: 100,
    no_animations: false,
    high_contrast: false,
    ...given,
  };
}

export const aRow = (given: Partial<Student> = {}) => studentRow(aStudent(given));
