/** Classes in the shape of the server's replies, for tests. */
import type { SchoolClass } from '@lulus/contract';

let made = 0;

export const aSchoolClass = (given: Partial<SchoolClass> = {}): SchoolClass => ({
  id: `01a1fbd7-63b8-7644-8d79-${String(++made).padStart(12, '0')}`,
  name: '10 A',
  grade: null,
  school_year: '2026/2027',
  homeroom_teacher: null,
  teachers: [],
  students: 0,
  archived: false,
  ...given,
});
