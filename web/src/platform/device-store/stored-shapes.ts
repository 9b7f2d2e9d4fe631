/** Validators for stored values of the contract. The compiler checks each against the contract's type. */
import {
  type Display,
  type Examination,
  type ExamResult,
  type SealKeys,
  TEXT_SIZES,
  type TokenUser,
} from '@lulus/contract';
import {
  either,
  flag,
  listOf,
  number,
  objectOf,
  oneOf,
  orElse,
  orNull,
  recordOf,
  type Shape,
  text,
  uuid,
} from './shape.ts';

export const textSize = oneOf(...TEXT_SIZES);

export const display = objectOf<Display>({
  text_size: textSize,
  no_animations: flag,
  high_contrast: flag,
});

/** The payload of an access token. */
export interface Person extends TokenUser, SealKeys {}

export const person = objectOf<Person>({
  sub: uuid,
  id: uuid,
  role: oneOf('admin', 'student'),
  first_name: text,
  middle_name: orNull(text),
  last_name: orNull(text),
  email: orNull(text),
  class: orNull(text),
  must_change_password: flag,
  display: orElse<Display | undefined>(display, () => undefined),
  jti: uuid,
  iat: number,
  exp: number,
  seal_keys: orElse(listOf(text), () => []),
});

/** The body of a rejection: one message, or messages by field. The specification has no `code`. */
interface Rejection {
  message: string | Record<string, string[]>;
  code: string;
}

const messages: Shape<string[]> = {
  parse: (value) => (typeof value === 'string' ? [value] : listOf(text).parse(value)),
};

export const errorBody = objectOf<Rejection>({
  message: either(text, recordOf(messages)),
  code: orElse(text, () => 'refused'),
});

export const examination = objectOf<Examination>({
  id: uuid,
  examination_name: text,
  examination_desc: text,
  examination_duration: number,
  examination_bank_count: number,
  status: oneOf('draft', 'published', 'archived'),
  opens_at: orNull(text),
  closes_at: orNull(text),
  attempt_state: oneOf('none', 'running', 'submitted'),
  attempts_left: number,
  extra_time_percent: number,
  results_release: oneOf('at_once', 'at_time', 'by_hand'),
  results_at: orNull(text),
  has_unpublished_changes: flag,
});

export const resultAnswer = recordOf(
  objectOf<ExamResult['result_answer'][string]>({
    status: oneOf('correct', 'incorrect', 'unanswered'),
    answer: text,
  }),
);
