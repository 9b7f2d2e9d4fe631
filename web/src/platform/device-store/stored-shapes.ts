/** Validators for stored values of the contract. The compiler checks each against the contract's type. */
import { type Display, type Examination, type ExamResult, TEXT_SIZES, type TokenUser } from '@lulus/contract';
import type { Params, Problem } from '@lulus/contract/messages';
import * as v from 'valibot';
import { type Schema, uuid } from './parse-value.ts';

const text = v.string();
const textOrNull = v.nullable(text);

export const textSize = v.picklist(TEXT_SIZES);

export const display: Schema<Display> = v.object({
  text_size: textSize,
  no_animations: v.boolean(),
  high_contrast: v.boolean(),
});

/** The payload of an access token. */
export type Person = TokenUser;

export const person: Schema<Person> = v.object({
  sub: uuid,
  id: uuid,
  role: v.picklist(['admin', 'teacher', 'proctor', 'student']),
  first_name: text,
  middle_name: textOrNull,
  last_name: textOrNull,
  email: textOrNull,
  class: textOrNull,
  must_change_password: v.boolean(),
  display: v.optional(display),
  jti: uuid,
  iat: v.number(),
  exp: v.number(),
});

/** The body of a rejection: one message, or messages by field. The specification has only `message`. */
interface Rejection {
  message: string | Record<string, string[]>;
  code: string;
  params?: Params | undefined;
  fields?: Record<string, Problem[]> | undefined;
}

const messages = v.union([
  v.pipe(
    text,
    v.transform((message) => [message]),
  ),
  v.array(text),
]);

const params = v.record(text, v.union([text, v.number()]));
const problem = v.object({ code: text, params });

export const errorBody: Schema<Rejection> = v.object({
  message: v.union([text, v.record(text, messages)]),
  code: v.optional(text, 'refused'),
  params: v.fallback(v.optional(params), undefined),
  fields: v.fallback(v.optional(v.record(text, v.array(problem))), undefined),
});

export const examination: Schema<Examination> = v.object({
  id: uuid,
  examination_name: text,
  examination_desc: text,
  examination_duration: v.number(),
  examination_bank_count: v.number(),
  status: v.picklist(['draft', 'published', 'archived']),
  opens_at: textOrNull,
  closes_at: textOrNull,
  attempt_state: v.picklist(['none', 'running', 'submitted']),
  attempts_left: v.number(),
  extra_time_percent: v.number(),
  results_release: v.picklist(['at_once', 'at_time', 'by_hand']),
  results_at: textOrNull,
  has_unpublished_changes: v.boolean(),
});

export const resultAnswer: Schema<ExamResult['result_answer']> = v.record(
  text,
  v.object({ status: v.picklist(['correct', 'partial', 'incorrect', 'unanswered']), answer: text }),
);
