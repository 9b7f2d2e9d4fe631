import { SCHOOL_NUMBERS } from '@lulus/contract';

/** Columns of a person: names, logins, personal data and accommodations. */
export const PERSON_COLUMNS = [
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'whatsapp',
  ...SCHOOL_NUMBERS,
  'class',
  'gender',
  'place_of_birth',
  'date_of_birth',
  'guardian_name',
  'guardian_number',
  'guardian_status',
  'province',
  'city',
  'district',
  'village',
  'address_detail',
  'extra_time_percent',
  'text_size',
  'no_animations',
  'high_contrast',
] as const;
